// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from './en.ts';

export const calimala: CalimalaTexts = {
  'calimala.option.layout': 'A város elrendezése',
  'calimala.option.layout.hint':
    'Melyik akció hová kerül; az első játszma elrendezése segíti a kezdőket.',
  'calimala.option.layout.random': 'Nyolc véletlenszerű',
  'calimala.option.layout.first': 'Első játszma',
  'calimala.option.layout.allRandom': 'Mind a kilenc véletlenszerű',
  'calimala.option.whiteSwap': 'Fehér negyedik korong',
  'calimala.option.whiteSwap.hint':
    'Hová kerül a fehér korong, ha egy utcáról vett korong foglalja el a székét.',
  'calimala.option.whiteSwap.returned': 'Arra az utcára',
  'calimala.option.whiteSwap.removed': 'Ki a játékból',
  'calimala.option.oneCardPerTurn': 'Körönként egy lap',
  'calimala.option.oneCardPerTurn.hint':
    'Második kiadás: a soron lévő játékos körönként legfeljebb egy lapot húz lehetetlen akciókért.',
  'calimala.option.extraStartCard': 'Plusz kezdőlap',
  'calimala.option.extraStartCard.hint':
    'Második kiadás: a negyedik és ötödik játékos eggyel több lappal kezd.',
  'calimala.option.seatsAfterFifteenth': 'Székek a tizenötödik értékelés után',
  'calimala.option.seatsAfterFifteenth.hint':
    'Második kiadás: a tizenötödik értékelés után a negyedik korong még széket foglal a tanácsban.',

  // Parts of the table
  'calimala.city': 'A város',
  'calimala.churches': 'A templomok',
  'calimala.map': 'A térkép',
  'calimala.council': 'A tanács',
  'calimala.players': 'A játékosok',
  'calimala.ownBoard': 'A te táblád',
  'calimala.decision': 'A te döntésed',
  'calimala.panel.city': 'Város',
  'calimala.panel.council': 'Tanács',
  'calimala.panel.churches': 'Templomok',
  'calimala.panel.map': 'Térkép',
  'calimala.panel.players': 'Játékosok',
  'calimala.status.endCards': 'Zárólapok',
  'calimala.status.startDraft': 'Kezdőlapok',
  'calimala.status.city': 'A városban',
  'calimala.status.over': 'Befejeződött',
  'calimala.status.deck': 'Pakli {count}',

  // The nine actions
  'calimala.action.wood': 'Fa',
  'calimala.action.brick': 'Tégla',
  'calimala.action.marble': 'Márvány',
  'calimala.action.build': 'Építés',
  'calimala.action.artwork': 'Műalkotás',
  'calimala.action.weave': 'Szövés',
  'calimala.action.ship': 'Behajózás',
  'calimala.action.transport': 'Szállítás',
  'calimala.action.contribute': 'Adomány',
  'calimala.help.wood': 'Tegyél 1 fát a raktáradba.',
  'calimala.help.brick': 'Tegyél 1 téglát a raktáradba.',
  'calimala.help.marble': 'Tegyél 1 márványt a raktáradba.',
  'calimala.help.build':
    'Építs hajót (2 fa), kereskedőházat (2 tégla) vagy műhelyt (1 fa, 1 tégla).',
  'calimala.help.artwork':
    'Alakíts 1 márványt műalkotássá egy templomban vagy a Palazzo Vecchióban.',
  'calimala.help.weave': 'Tegyél 1 posztót minden műhelyedbe, ahol van hely.',
  'calimala.help.ship': 'Küldj hajónként legfeljebb 1 posztót a kikötőkbe.',
  'calimala.help.transport': 'Küldj legfeljebb 1 posztót minden kereskedővárosba, ahol van házad.',
  'calimala.help.contribute': 'Adj 1 fát, téglát vagy márványt egy templomnak.',

  // What is counted
  'calimala.category.barcelona': 'Barcelona',
  'calimala.category.lisbon': 'Lisszabon',
  'calimala.category.london': 'London',
  'calimala.category.troyes': 'Troyes',
  'calimala.category.bruges': 'Brugge',
  'calimala.category.hamburg': 'Hamburg',
  'calimala.category.santaMariaDelFiore': 'Santa Maria del Fiore',
  'calimala.category.sanMiniato': 'San Miniato',
  'calimala.category.santaCroce': 'Santa Croce',
  'calimala.category.palazzoVecchio': 'Palazzo Vecchio',
  'calimala.category.artworks': 'Műalkotások',
  'calimala.category.ports': 'Kikötők',
  // The tile is narrower than the word.
  'calimala.category.tradingCities': 'Kereskedő\u00advárosok',
  'calimala.category.wood': 'Fa',
  'calimala.category.brick': 'Tégla',
  'calimala.category.marble': 'Márvány',
  'calimala.counts.city': 'Számít: a posztó ebben a városban',
  'calimala.counts.church': 'Számít: az anyag és a műalkotások ebben a templomban',
  'calimala.counts.palazzoVecchio':
    'Számít: a székek a tanácsban és a műalkotások a Palazzo Vecchióban',
  'calimala.counts.artworks': 'Számít: a műalkotások mind a négy épületben',
  'calimala.counts.ports': 'Számít: a posztó a három kikötőben',
  'calimala.counts.tradingCities': 'Számít: a posztó a három kereskedővárosban',
  'calimala.counts.material': 'Számít: ez az anyag a három templomban',
  'calimala.place.barcelona': 'Barcelona',
  'calimala.place.lisbon': 'Lisszabon',
  'calimala.place.london': 'London',
  'calimala.place.troyes': 'Troyes',
  'calimala.place.bruges': 'Brugge',
  'calimala.place.hamburg': 'Hamburg',
  'calimala.place.santaMariaDelFiore.wood': 'Santa Maria del Fiore (fa)',
  'calimala.place.santaMariaDelFiore.brick': 'Santa Maria del Fiore (tégla)',
  'calimala.place.santaMariaDelFiore.marble': 'Santa Maria del Fiore (márvány)',
  'calimala.place.santaMariaDelFiore.artwork': 'Santa Maria del Fiore (műalkotás)',
  'calimala.place.sanMiniato.wood': 'San Miniato (fa)',
  'calimala.place.sanMiniato.brick': 'San Miniato (tégla)',
  'calimala.place.sanMiniato.marble': 'San Miniato (márvány)',
  'calimala.place.sanMiniato.artwork': 'San Miniato (műalkotás)',
  'calimala.place.santaCroce.wood': 'Santa Croce (fa)',
  'calimala.place.santaCroce.brick': 'Santa Croce (tégla)',
  'calimala.place.santaCroce.marble': 'Santa Croce (márvány)',
  'calimala.place.santaCroce.artwork': 'Santa Croce (műalkotás)',
  'calimala.place.palazzoVecchio': 'Palazzo Vecchio (műalkotás)',
  'calimala.placeLabel': '{place}: {cubes}',
  'calimala.nobody': 'senki',

  // City and streets
  'calimala.disc.kind': 'Melyik korong',
  'calimala.disc.coloured': 'Színes',
  'calimala.disc.white': 'Fehér',
  'calimala.street.label':
    'Utca: {one, term, calimala.action} – {other, term, calimala.action}: {discs, plural, =0 {nincs korong} one {# korong, {owners}} other {# korong, felülről {owners}}}',
  'calimala.replace.label':
    'A te korongod, {street}. utca, felülről {position, article} {position}.',
  'calimala.target.counts': '{label} – ide számít: {counts}',

  // Council and forecast
  'calimala.tile.coming': '{space}. lapka, {tile}: még hátravan',
  'calimala.tile.scored':
    '{space}. lapka, {tile}. Szék: {owner}. {points, select, none {Senki sem kapott pontot} other {Pontok: {points}}}',
  'calimala.standings.none': 'Még senkinek sincs',
  'calimala.points': '{points, plural, one {# pont} other {# pont}}',
  'calimala.why.influence': 'Egyenlőség: több szék és műalkotás együtt a tanácsban',
  'calimala.why.seats': 'Egyenlőség: több szék a tanácsban',
  'calimala.why.earlierSeat': 'Egyenlőség: hamarabb volt ennyi széke',
  'calimala.why.earlierArtwork': 'Egyenlőség: hamarabb került műalkotása a Palazzo Vecchióba',
  'calimala.why.shared': 'Egyenlőség: nincs befolyás a tanácsban, ezért osztoznak a pontokon',
  'calimala.order.title': 'Ki nyer egyenlőségnél',
  'calimala.order.label': 'Egyenlőségnél ez a sorrend dönt: {seats}.',
  'calimala.order.then': '{first}, aztán {rest}',
  'calimala.order.weight':
    '{seats, plural, one {# szék} other {# szék}}, {artworks, plural, one {# műalkotás} other {# műalkotás}}',
  'calimala.order.note':
    'Először a székek és a Palazzo Vecchióban álló műalkotások összege számít, aztán a székek, aztán az, hogy ki volt hamarabb.',
  'calimala.forecast.open': 'Minden értékelés',
  'calimala.forecast.title': 'Mi mennyit érne most',
  'calimala.forecast.note': 'Minden hátralévő lapka, mintha ebben a pillanatban értékelnénk.',
  'calimala.forecast.endCards': 'Zárólapok, amelyeket ismersz',

  // Map and deliveries
  'calimala.houses.label':
    '{count, plural, =0 {Nincs kereskedőház} one {# kereskedőház: {owners}} other {# kereskedőház: {owners}}}',
  'calimala.delivery.less': 'Eggyel kevesebb posztó: {city}',
  'calimala.delivery.more': 'Eggyel több posztó: {city}',
  'calimala.delivery.set':
    '{set, number} posztó kiosztva, legfeljebb {most, number} mehet. Koppints a városokra.',

  // Players and what they own
  'calimala.active': 'A soron lévő játékos',
  'calimala.acting': 'Ennek a játékosnak a korongja cselekszik',
  'calimala.hand': 'Lapok kézben',
  'calimala.seats': 'Székek a tanácsban',
  'calimala.harbour': 'Hajók a kikötőben',
  'calimala.discs.coloured': 'Megmaradt színes korongok',
  'calimala.discs.white': 'Megmaradt fehér korongok',
  'calimala.startCard': 'Kezdőlap: {action, term, calimala.action}',
  'calimala.ships': '{count, plural, =0 {Még nincs hajó} one {# hajó} other {# hajó}}',
  'calimala.workshop.none': 'Ez a műhely még nem épült meg',
  'calimala.workshop.cloth': 'Műhely, posztó: {count, number} / 4',
  'calimala.build.ship': 'Hajó',
  'calimala.build.house': 'Ház: {city, term, calimala.place}',
  'calimala.build.workshop': 'Műhely',
  'calimala.hand.own': '{count, plural, one {Kezedben: # lap} other {Kezedben: # lap}}',
  'calimala.hand.empty': 'Nincs lap a kezedben',
  'calimala.card.playable':
    '{action, term, calimala.action}, {count, plural, one {# lap} other {# lap}}: most kijátszható',
  'calimala.card.held':
    '{action, term, calimala.action}, {count, plural, one {# lap} other {# lap}}',
  'calimala.endCard.own': 'A te zárólapod: {card, term, calimala.category}',
  'calimala.endCard.open': 'Nyílt zárólap: {card, term, calimala.category}',
  'calimala.endCard.help.place': 'A végén 5, 3 és 1 pont a legtöbb kockáért itt.',
  'calimala.endCard.help.council':
    'A végén 5, 3 és 1 pont a székekért és műalkotá\u00adsokért itt.',
  'calimala.discard': 'Dobópakli: {count, plural, one {# lap} other {# lap}}',
  'calimala.deck': 'Húzópakli: {count, plural, one {# lap} other {# lap}}',

  // Decisions
  'calimala.hint.endCards': 'A végén minden megtartott zárólapot mindenkinek értékelünk.',
  'calimala.hint.startDraft': 'A kezdőjátékos választ utoljára.',
  'calimala.hint.place':
    'Egy korong az utcája mindkét akcióját adja; a fehér mindkettőt kétszer, de többé nem cselekszik.',
  'calimala.hint.replace':
    'A fehér negyedik korong széke a soron lévő játékosé, aki saját korongot tesz rá.',
  'calimala.hint.over': 'Most már mindenki lapjai láthatók.',
  'calimala.preview.order': 'Sorrend:',
  'calimala.preview.noScoring': 'Nincs negyedik korong, ezért nincs értékelés.',
  'calimala.preview.removed': 'A negyedik korong kikerül a játékból.',
  'calimala.preview.seat':
    'Negyedik korong: {seat, seat, you {# széket kapsz} other {# széket kap}} a tanácsban.',
  'calimala.preview.whiteSeat':
    'Fehér negyedik korong: {seat, seat, you {tiéd a szék} other {# kapja a széket}}.',
  'calimala.preview.scores': '{tile, term, calimala.category} most:',
  'calimala.acts.top': '{seat, seat, you {A korongod} other {# korongja}} cselekszik',
  'calimala.acts.below':
    '{seat, seat, you {A korongod} other {# korongja}} cselekszik, felülről a {depth, select, 2 {második} other {harmadik}}',
  'calimala.slot.open': '{action, term, calimala.action}: még nyitott',
  'calimala.slot.used': '{action, term, calimala.action}: végrehajtva',
  'calimala.slot.givenUp': '{action, term, calimala.action}: lemondás',
  'calimala.slot.drawn': '{action, term, calimala.action}: lehetetlen, lap járt érte',
  'calimala.slot.draw': 'lehetetlen: húzz lapot',
  'calimala.slot.owed': 'még nem lehetséges',
  'calimala.slot.giveUp': 'Lemondás: {action, term, calimala.action}',
  'calimala.start.draft': 'Vegyél el egy kezdőlapot',
  'calimala.start.draft.hint': 'Mindenki látja, mit veszel el.',
  'calimala.start.endCards': 'Tarts meg egy zárólapot',
  'calimala.start.endCards.hint':
    'A játék végéig titkos marad, akkor pedig mindenkinek értékeljük.',
  'calimala.confirm.street': 'Korong lerakása',
  'calimala.confirm.deed': 'Kiszállítás',
  'calimala.confirm.giveUp': 'Lemondás',

  // The prompt: one sentence at all times
  'calimala.prompt.keepEndCard': 'Tarts meg egyet a zárólapjaid közül.',
  'calimala.prompt.takeStartCard': 'Vegyél el egyet a kezdőlapok közül.',
  'calimala.prompt.place': 'Te jössz: válassz utcát egy korongnak.',
  'calimala.prompt.confirmStreet': 'Ide kerüljön a korong?',
  'calimala.prompt.act':
    'A korongod cselekszik: {actions, terms, calimala.action}{count, plural, =1 {} other {, tetszőleges sorrendben}}.',
  'calimala.prompt.react':
    '{seat, seat, you {A felülről {depth, select, 2 {második} other {harmadik}} korongod is cselekszik} other {# körében a te korongod cselekszik}}: {actions, terms, calimala.action}{count, plural, =1 {} other {, tetszőleges sorrendben}}.',
  'calimala.prompt.done': 'Minden kész? Erősítsd meg, és folytatódik a játék.',
  'calimala.prompt.doneOrCard': 'Játssz ki lapot, vagy erősítsd meg, hogy kész vagy.',
  'calimala.prompt.restart': 'Újrakezdés',
  'calimala.prompt.replaceDisc': 'Válaszd ki, melyik korongod kerül a tanácsba.',
  'calimala.prompt.giveUp': 'Lemondasz róla lap nélkül: {action, term, calimala.action}?',
  'calimala.prompt.choose.build': 'Mit építesz?',
  'calimala.prompt.choose.artwork': 'Hová kerül a műalkotás?',
  'calimala.prompt.choose.ship': 'Melyik kikötők kapnak posztót?',
  'calimala.prompt.choose.transport': 'Melyik kereskedővárosok kapnak posztót?',
  'calimala.prompt.choose.contribute': 'Melyik templom mit kap?',
  'calimala.prompt.wait.keepEndCard': 'Zárólapra várunk: {seats, seats}.',
  'calimala.prompt.wait.takeStartCard':
    'Várjuk, hogy {seats, seats, you {# elvegyél} other {# elvegyen}} egy kezdőlapot.',
  'calimala.prompt.wait.place':
    'Várjuk, hogy {seats, seats, you {# lerakj} other {# lerakjon}} egy korongot.',
  'calimala.prompt.wait.act':
    '{seats, seats, you {# döntesz} other {# dönt}}, még nyitott: {actions, terms, calimala.action}.',
  'calimala.prompt.wait.done': 'Várjuk, hogy {seats, seats, you {# befejezd} other {# befejezze}}.',
  'calimala.prompt.wait.replaceDisc':
    'Várjuk, hogy {seats, seats, you {# korongot válassz} other {# korongot válasszon}} a tanácsba.',
  'calimala.prompt.over':
    'A játszma véget ért. {seats, seats, you {A győztes: #} other {Győzött: #}}.',

  // Scorings and the end
  'calimala.scoring': 'Értékelés',
  'calimala.scoring.tile.promotion':
    '{space}. lapka: {seat, seat, you {# elfoglaltad} other {# elfoglalta}} a széket.',
  'calimala.scoring.tile.promotion.nobody': '{space}. lapka: senki sem kapja a széket.',
  'calimala.scoring.tile.endOfGame': '{space}. lapka, a játék végén.',
  'calimala.scoring.endCard': '{seat, seat, you {A zárólapod} other {# zárólapja}}',
  'calimala.scoring.endCard.nobody': 'Nyílt zárólap',
  'calimala.beats.influence':
    '{seat, seat, you {# előrébb vagy, mögötted} other {# előrébb van, mögötte}}: {other, seat}. Több szék és műalkotás együtt',
  'calimala.beats.seats':
    '{seat, seat, you {# előrébb vagy, mögötted} other {# előrébb van, mögötte}}: {other, seat}. Több szék',
  'calimala.beats.earlierSeat':
    '{seat, seat, you {# előrébb vagy, mögötted} other {# előrébb van, mögötte}}: {other, seat}. Ennyi szék hamarabb',
  'calimala.beats.earlierArtwork':
    '{seat, seat, you {# előrébb vagy, mögötted} other {# előrébb van, mögötte}}: {other, seat}. Hamarabbi műalkotás a Palazzo Vecchióban',
  'calimala.beats.shared':
    '{count, plural, one {# játékos} other {# játékos}} osztozik a pontokon, lefelé kerekítve',

  // Where the points of a hint come from
  'calimala.reason.points': 'szerzett pont',
  'calimala.reason.tiles': 'közelgő értékelések',
  'calimala.reason.endCards': 'zárólapok',
  'calimala.reason.goods': 'áruk',
  'calimala.reason.engine': 'épületek és hajók',
  'calimala.reason.cards': 'kézben tartott lapok',
  'calimala.reason.discs': 'korongok',
  'calimala.reason.council': 'tekintély a tanácsban',

  // The log
  'calimala.brought': '{gain, amounts, calimala.brought}',
  'calimala.brought.wood': '{count, number} fa',
  'calimala.brought.brick': '{count, number} tégla',
  'calimala.brought.marble': '{count, number} márvány',
  'calimala.brought.cloth': '{count, number} posztó',
  'calimala.brought.ship': '{count, number} hajó',
  'calimala.brought.house': '{count, number} kereskedőház',
  'calimala.brought.workshop': '{count, number} műhely',
  'calimala.brought.artwork': '{count, number} műalkotás',
  'calimala.brought.delivery': '{count, number} szállítmány',
  'calimala.brought.contribute': '{count, number} adomány',
  'calimala.brought.card': '{count, number} lap',
  'calimala.log.endCardKept': '{seat, seat, you {# megtartasz} other {# megtart}} egy zárólapot.',
  'calimala.log.endCardKept.known':
    '{seat, seat, you {# megtartod} other {# megtartja}} ezt a zárólapot: {card, term, calimala.category}.',
  'calimala.log.startCardTaken':
    '{seat, seat, you {# elveszed} other {# elveszi}} ezt a kezdőlapot: {card, term, calimala.action}.',
  'calimala.log.extraCardDrawn':
    '{seat, seat, you {# plusz kezdőlapot húzol} other {# plusz kezdőlapot húz}}.',
  'calimala.log.extraCardDrawn.known':
    '{seat, seat, you {# plusz kezdőlapot húzol} other {# plusz kezdőlapot húz}}: {card, term, calimala.action}.',
  'calimala.log.turnBegan':
    '{round, number}. forduló: {seat, seat, you {# következel} other {# következik}}.',
  'calimala.log.discPlaced':
    '{seat, seat} {disc, select, white {fehér} other {színes}} korongot {seat, seat, you {raksz} other {rak}} le: {one, term, calimala.action} – {other, term, calimala.action}.',
  'calimala.log.discActivated':
    '{seat, seat, you {A {depth, select, 1 {lerakott } other {}}korongod} other {# {depth, select, 1 {lerakott } other {}}korongja}} cselekszik{depth, select, 1 {} 2 {, felülről a második} other {, felülről a harmadik}}.',
  'calimala.log.slot.wood': '{seat, seat, you {# fát kapsz} other {# fát kap}}.',
  'calimala.log.slot.brick': '{seat, seat, you {# téglát kapsz} other {# téglát kap}}.',
  'calimala.log.slot.marble': '{seat, seat, you {# márványt kapsz} other {# márványt kap}}.',
  'calimala.log.slot.build.ship': '{seat, seat, you {# hajót építesz} other {# hajót épít}}.',
  'calimala.log.slot.build.house':
    '{seat, seat, you {# kereskedőházat építesz} other {# kereskedőházat épít}}: {city, term, calimala.place}.',
  'calimala.log.slot.build.workshop':
    '{seat, seat, you {# műhelyt építesz} other {# műhelyt épít}}.',
  'calimala.log.slot.artwork':
    '{seat, seat, you {# műalkotást készítesz} other {# műalkotást készít}}: {places, terms, calimala.place}.',
  'calimala.log.slot.weave':
    '{seat, seat} {workshops, number} posztót {seat, seat, you {szősz} other {sző}}.',
  'calimala.log.slot.ship':
    '{seat, seat, you {# posztót hajózol} other {# posztót hajóz}} be: {places, terms, calimala.place}.',
  'calimala.log.slot.transport':
    '{seat, seat, you {# posztót szállítasz} other {# posztót szállít}}: {places, terms, calimala.place}.',
  'calimala.log.slot.contribute':
    '{seat, seat, you {# adományozol} other {# adományoz}}: {places, terms, calimala.place}.',
  'calimala.log.card.wood':
    '{seat, seat, you {# lapot játszol ki, és fát kapsz} other {# lapot játszik ki, és fát kap}}.',
  'calimala.log.card.brick':
    '{seat, seat, you {# lapot játszol ki, és téglát kapsz} other {# lapot játszik ki, és téglát kap}}.',
  'calimala.log.card.marble':
    '{seat, seat, you {# lapot játszol ki, és márványt kapsz} other {# lapot játszik ki, és márványt kap}}.',
  'calimala.log.card.build.ship':
    '{seat, seat, you {# lapot játszol ki, és hajót építesz} other {# lapot játszik ki, és hajót épít}}.',
  'calimala.log.card.build.house':
    '{seat, seat, you {# lapot játszol ki, és kereskedőházat építesz} other {# lapot játszik ki, és kereskedőházat épít}}: {city, term, calimala.place}.',
  'calimala.log.card.build.workshop':
    '{seat, seat, you {# lapot játszol ki, és műhelyt építesz} other {# lapot játszik ki, és műhelyt épít}}.',
  'calimala.log.card.artwork':
    '{seat, seat, you {# lapot játszol ki, és műalkotást készítesz} other {# lapot játszik ki, és műalkotást készít}}: {places, terms, calimala.place}.',
  'calimala.log.card.weave':
    '{seat, seat, you {# lapot játszol} other {# lapot játszik}} ki, és {workshops, number} posztót {seat, seat, you {szősz} other {sző}}.',
  'calimala.log.card.ship':
    '{seat, seat, you {# lapot játszol ki, és posztót hajózol} other {# lapot játszik ki, és posztót hajóz}} be: {places, terms, calimala.place}.',
  'calimala.log.card.transport':
    '{seat, seat, you {# lapot játszol ki, és posztót szállítasz} other {# lapot játszik ki, és posztót szállít}}: {places, terms, calimala.place}.',
  'calimala.log.card.contribute':
    '{seat, seat, you {# lapot játszol ki, és adományozol} other {# lapot játszik ki, és adományoz}}: {places, terms, calimala.place}.',
  'calimala.log.slotGivenUp':
    '{seat, seat, you {# lemondasz} other {# lemond}} erről: {action, term, calimala.action}.',
  'calimala.log.cardDrawn':
    '{action, term, calimala.action}: lehetetlen, ezért {seat, seat, you {# lapot húzol} other {# lapot húz}}.',
  'calimala.log.cardDrawn.known':
    '{action, term, calimala.action}: lehetetlen, ezért {seat, seat, you {# ezt húzod} other {# ezt húzza}}: {card, term, calimala.action}.',
  'calimala.log.noCardDrawn.deckEmpty':
    '{action, term, calimala.action}: lehetetlen, és {seat, seat, you {# nem tudsz} other {# nem tud}} lapot húzni.',
  'calimala.log.noCardDrawn.oneCardPerTurn':
    '{action, term, calimala.action}: lehetetlen; {seat, seat, you {# ebben a körben már húztál} other {# ebben a körben már húzott}} lapot.',
  'calimala.log.deckReshuffled':
    'A dobópakliból új húzópakli lesz: {cards, plural, one {# lap} other {# lap}}.',
  'calimala.log.activationDone': '{seat, seat, you {# kész vagy} other {# kész}}.',
  'calimala.log.movesTakenBack':
    '{seat, seat, you {# visszavonsz} other {# visszavon}} {moves, plural, one {# lépést} other {# lépést}}.',
  'calimala.log.discPromoted':
    '{seat, seat, you {# elfoglalod} other {# elfoglalja}} a tanács {space}. székét.',
  'calimala.log.whiteDiscReplaced.supply':
    'A negyedik korong fehér: {seat, seat, you {# elfoglalod} other {# elfoglalja}} {space, article} {space}. széket, és {seat, seat, you {megkapod} other {megkapja}} a fehér korongot.',
  'calimala.log.whiteDiscReplaced.stack':
    'A negyedik korong fehér: {seat, seat} egy utcáról vett koronggal {seat, seat, you {foglalod} other {foglalja}} el {space, article} {space}. széket; a fehér arra az utcára kerül.',
  'calimala.log.whiteDiscReplaced.box':
    'A negyedik korong fehér: {seat, seat} egy utcáról vett koronggal {seat, seat, you {foglalod} other {foglalja}} el {space, article} {space}. széket; a fehér kikerül a játékból.',
  'calimala.log.discRemoved':
    'A negyedik korong ({seat, seat, you {a tiéd} other {#}}) kikerül a játékból.',
  'calimala.log.discRemoved.white': 'A fehér negyedik korong kikerül a játékból.',
  'calimala.log.tileScored.promotion':
    '{space, article} {space}. lapka értékelése: {tile, term, calimala.category}. {points, select, none {Senki sem kap pontot.} other {{points, points}}}',
  'calimala.log.tileScored.endOfGame':
    'A játék vége, {space}. lapka: {tile, term, calimala.category}. {points, select, none {Senki sem kap pontot.} other {{points, points}}}',
  'calimala.log.lastRoundBegan': 'Mind a tizenöt lapkát értékeltük: ez az utolsó forduló.',
  'calimala.log.finalScoringBegan.discsUsedUp':
    'Minden korong elfogyott: kezdődik a végső értékelés.',
  'calimala.log.finalScoringBegan.fifteenthScoring':
    'Mind a tizenöt lapkát értékeltük: kezdődik a végső értékelés.',
  'calimala.log.endCardScored':
    '{seat, seat, you {A zárólapod} other {# zárólapja}}: {card, term, calimala.category}. {points, select, none {Senki sem kap pontot.} other {{points, points}}}',
  'calimala.log.endCardScored.open':
    'Nyílt zárólap: {card, term, calimala.category}. {points, select, none {Senki sem kap pontot.} other {{points, points}}}',
  'calimala.log.gameEnded': '{seat, seat, you {# megnyered} other {# megnyeri}} a játékot.',
  'calimala.log.gameEnded.shared': 'Közös győzelem: {seats, seats}.',

  // Refusals of the rules
  'calimala.lack.storage': 'tele van a raktár',
  'calimala.lack.building': 'két fa, két tégla vagy egy-egy kell hozzá',
  'calimala.lack.pieces': 'amire futja az anyagodból, azt már mind megépítetted',
  'calimala.lack.marble': 'nincs márvány',
  'calimala.lack.material': 'nincs se fa, se tégla, se márvány',
  'calimala.lack.looms': 'minden műhely tele van',
  'calimala.lack.ships': 'nincs hajó',
  'calimala.lack.houses': 'nincs kereskedőház',
  'calimala.lack.cloth': 'nincs posztó',
  'calimala.lack.room': 'nincs több hely',
  'calimala.lack.wood': 'nincs fa',
  'calimala.lack.brick': 'nincs tégla',
  'calimala.lack.twoWood': 'két fa kell hozzá',
  'calimala.lack.twoBrick': 'két tégla kell hozzá',
  'calimala.lack.woodAndBrick': 'egy fa és egy tégla kell hozzá',
  'calimala.lack.harbour': 'tele van a kikötőd',
  'calimala.lack.workshops': 'minden műhelyed megvan',
  'calimala.lack.houseStands': 'már áll ott kereskedőházad',
  'calimala.lack.houseThere': 'nincs ott kereskedőházad',
  'calimala.lack.allShips': 'minden hajó meg van rakva',
  'calimala.lack.allCloth': 'minden posztó úton van',
  'calimala.lack.portsOnly': 'hajó csak kikötőbe megy',
  'calimala.lack.tradingCitiesOnly': 'ez csak kereskedővárosba megy',
  'calimala.lack.oneEach': 'kereskedőházanként egy posztó indul',
  'calimala.error.players.count': 'A Calimala 3–5 játékosnak való.',
  'calimala.error.endCard.notDealt': 'Ezt a zárólapot nem te kaptad.',
  'calimala.error.endCard.kept': 'Már megtartottál egy zárólapot.',
  'calimala.error.startCard.taken': 'Ez a kezdőlap már nincs ott.',
  'calimala.error.disc.none': 'Nincs több {disc, select, white {fehér} other {színes}} korongod.',
  'calimala.error.disc.duty':
    '{one, term, calimala.action}: {oneWhy, term, calimala.lack}. {other, term, calimala.action}: {otherWhy, term, calimala.lack}.',
  'calimala.error.slot.notOpen': 'Most nincs ilyen akciód: {action, term, calimala.action}.',
  'calimala.error.slot.impossible': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.possible':
    'Végrehajtható: {action, term, calimala.action}. Hajtsd végre, vagy mondj le róla.',
  'calimala.error.slot.choice': '{action, term, calimala.action}: {why, term, calimala.lack}.',
  'calimala.error.slot.duty':
    'A saját körödben a két akció közül legalább az egyiket még végre kell hajtanod.',
  'calimala.error.card.notHeld': 'Nincs ilyen lapod: {action, term, calimala.action}.',
  'calimala.error.card.duty': 'E lap után már egyik akciót sem tudnád végrehajtani a kettő közül.',
  'calimala.error.done.slotsOpen': 'Előbb hajts végre minden akciót, vagy mondj le róla.',
  'calimala.error.replace.notYourDisc': 'Azon a helyen nincs korongod.',
  'calimala.error.undo.over': 'Egyik korongod sem cselekszik: nincs mit visszavonni.',
  'calimala.error.undo.cardDrawn': 'Lapot húztál: ami előtte volt, nem vonható vissza.',
};
