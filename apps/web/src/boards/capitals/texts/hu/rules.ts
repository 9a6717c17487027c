// What the rules say: options, state of play, reasons of hints, log lines and refusals.
import type { RulesTexts } from '../en/rules.ts';

export const rules: RulesTexts = {
  'capitals.option.prosperity': 'Jóléti lapkák',
  'capitals.option.prosperity.hint':
    'Haladóknak: öt forduló után mindenki jóléti lapkát vagy tavat épít.',
  'capitals.option.openScores': 'Nyílt presztízs',
  'capitals.option.openScores.hint': 'Mindenki látja mindenki presztízsét, nem csak a sajátját.',
  'capitals.option.refill': 'Új lapkák',
  'capitals.option.refill.hint': 'Hány lapka fordul fel a forduló végén.',
  'capitals.option.refill.upTo': 'Amíg a korszakból kettővel több nem lesz, mint ahány játékos',
  'capitals.option.refill.always': 'Mindig kettővel több, mint ahány játékos',
  'capitals.option.lowestCityLosesTourist': 'Az utolsó város elveszti a turistáját',
  'capitals.option.lowestCityLosesTourist.hint':
    'A legalacsonyabb kultúrájú város turistája mindig elmegy; különben csak akkor, ha a vonzerő eléri.',
  'capitals.option.passBonus': 'Bónusz aktiválás nélkül',
  'capitals.option.passBonus.hint':
    'Mit vehet el 1 energia helyett az a város, amely semmit sem aktivál.',
  'capitals.option.passBonus.progress': '1 fejlődés',
  'capitals.option.passBonus.economy': '1\u00a0$',
  'capitals.option.endPayment': 'Utolsó fizetés',
  'capitals.option.endPayment.hint': 'Mennyit fizet mindenki az oszlopáért a játék végén.',
  'capitals.option.endPayment.value': 'Az oszlop értékét',
  'capitals.option.endPayment.multiplied': 'Az értéket szorozva a szorzóval',
  'capitals.option.lastFairReturnsEnergy': 'Az energia visszatér az utolsó kiállításon',
  'capitals.option.lastFairReturnsEnergy.hint':
    'Az épületeken lévő energia az utolsó világkiállításon visszakerül az erőműbe, és számít a végső értékelésben.',
  'capitals.option.markedTiles': 'Jelölt lapkák négy játékossal',
  'capitals.option.markedTiles.hint':
    'Négy játékossal játékban vannak-e az öt játékosra jelölt lapkák.',
  'capitals.option.markedTiles.fromCount': 'A dobozban maradnak',
  'capitals.option.markedTiles.fourUsesAll': 'Játékban vannak',
  'capitals.option.cityHallType': 'A városháza típusa',
  'capitals.option.cityHallType.hint': 'Milyen típusúnak számít a városháza.',
  'capitals.option.cityHallType.residential': 'Lakó',
  'capitals.option.cityHallType.public': 'Közösségi',
  'capitals.option.touristOncePerPhase': 'Egy turista egyszer segít',
  'capitals.option.touristOncePerPhase.hint':
    'Egy turista fordulónként egyszer segít; különben annyiszor, ahányszor továbbléphet.',
  'capitals.option.autoEndTurn': 'A kör magától véget ér',
  'capitals.option.autoEndTurn.hint': 'A kör véget ér, ha már semmi sem aktiválható.',

  'capitals.status.era': '{era, select, 1 {I.} 2 {II.} other {III.}} korszak',
  'capitals.status.political': 'Kezdeményezés',
  'capitals.status.building': 'Építés',
  'capitals.status.executive': 'Aktiválás',
  'capitals.status.administrative': 'Igazgatás',
  'capitals.status.prosperity': 'Jólét',
  'capitals.status.over': 'Befejeződött',

  // Where the points of a hint come from
  'capitals.reason.prestige': 'presztízs',
  'capitals.reason.employment': 'foglalkoztatás a kiállításokon',
  'capitals.reason.publicServices': 'közszolgáltatás a kiállításokon',
  'capitals.reason.culture': 'kultúra és turisták',
  'capitals.reason.economy': 'gazdaság',
  'capitals.reason.energy': 'energia',
  'capitals.reason.progress': 'fejlődés és erőmű',
  'capitals.reason.buildings': 'amit a lapkáid hozni fognak',
  'capitals.reason.initiative': 'kezdeményezés',

  // The log
  'capitals.log.roundBegan':
    '{round, number}. forduló, {era, select, 1 {I.} 2 {II.} other {III.}} korszak.',
  'capitals.brought': '{gain, amounts, capitals.brought}',
  'capitals.brought.economy': '{count, number} gazdaság',
  'capitals.brought.culture': '{count, number} kultúra',
  'capitals.brought.publicServices': '{count, number} közszolgáltatás',
  'capitals.brought.progress': '{count, number} fejlődés',
  'capitals.brought.population': '{count, number} népesség',
  'capitals.brought.employment': '{count, number} foglalkoztatás',
  'capitals.brought.energy': '{count, number} energia',
  'capitals.brought.prestige': '{count, number} presztízs',
  'capitals.log.columnPicked':
    '{seat, seat, you {# oszlopot választasz} other {# oszlopot választ}}: {from, number}\u00a0→\u00a0{column, number}, ára {price, money}.',
  'capitals.log.columnPicked.same':
    '{seat, seat, you {# maradsz} other {# marad}} ugyanabban az oszlopban: {column, number}, ára {price, money}.',
  'capitals.log.orderSettled': 'A sorrend: {seats, seats}.',
  'capitals.log.tileTaken':
    '{seat, seat, you {# elveszel} other {# elvesz}} egy lapkát, ára {price, money}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt':
    '{seat, seat, you {# építesz} other {# épít}}: {tile, term, capitals.tile}.',
  'capitals.log.tileBuilt.broken':
    '{seat, seat, you {# építesz} other {# épít}}: {tile, term, capitals.tile}. Levonás: {broken, terms, capitals.rule}.',
  'capitals.rule.token': 'nem ér hozzá daru',
  'capitals.rule.type': 'nincs mellette azonos típus',
  'capitals.log.lakeBuilt': '{seat, seat, you {# leraksz} other {# lerak}} egy tavat.',
  'capitals.log.trackMoved.tile':
    '{by, term, capitals.tile}, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.payment':
    '{seat, seat, you {# fizetsz} other {# fizet}}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.arrow':
    'Túl a sáv végén, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.bonus':
    'Bónusz, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.trackMoved.fair':
    'Világkiállítás, {seat, seat}: {track, term, capitals.resource} {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.employmentFell':
    '{seat, seat}: a foglalkoztatás a népességgel együtt csökken, {from, number}\u00a0→\u00a0{to, number}.',
  'capitals.log.energyGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0energia.',
  'capitals.log.energyGained.arrow':
    'Túl a sáv végén, {seat, seat}: {amount, signed}\u00a0energia.',
  'capitals.log.energyGained.bonus': 'Bónusz, {seat, seat}: {amount, signed}\u00a0energia.',
  'capitals.log.energyGained.lake': 'Tó, {seat, seat}: {amount, signed}\u00a0energia.',
  'capitals.log.energyLost': '{by, term, capitals.tile}, {seat, seat}: −1 energia az erőműből.',
  'capitals.log.energyLost.building':
    '{by, term, capitals.tile}, {seat, seat}: −1 energia egy épületről.',
  'capitals.log.prestigeGained.tile':
    '{by, term, capitals.tile}, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.placement':
    'Megszegett építési szabály, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.taxation':
    'Különadó, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.arrows':
    'Túl a sáv végén, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.employment':
    'Foglalkoztatás, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.unemployment':
    'Munkanélküliség, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.publicServices':
    'Jobb közszolgáltatású városok, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.energy':
    'Maradék energia, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.economy': 'Gazdaság, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.culture': 'Kultúra, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.prestigeGained.progress':
    'Fejlődés, {seat, seat}: {amount, signed}\u00a0presztízs.',
  'capitals.log.arrowPaid':
    '{seat, seat, you {# túllépsz} other {# túllép}} a sáv {side, select, above {felső} other {alsó}} végén: {track, term, capitals.resource}.',
  'capitals.log.taxed': 'Pénzhiány, {seat, seat}: {times, number} különadó.',
  'capitals.log.plantUpgraded':
    '{seat, seat, you {Az erőműved} other {# erőműve}} {level, article} {level, number}. szintre lép, +{energy, number} energia.',
  'capitals.log.touristsWalked':
    'Turisták indulnak {seat, seat, you {hozzád} other {ide: #}} (legmagasabb kultúra, {level, number}. szintű vonzerő).',
  'capitals.log.touristsWalked.nobody':
    'A legmagasabb kultúra: {seat, seat}; minden turista marad.',
  'capitals.log.effectChosen':
    '{seat, seat, you {# eldöntöd} other {# eldönti}}, mi jön most: {resource, term, capitals.resource}.',
  'capitals.log.effectChosen.rest':
    '{seat, seat, you {# a többi hatást a szokásos sorrendben kéred} other {# a többi hatást a szokásos sorrendben kéri}}.',
  'capitals.log.buildingChosen':
    '{seat, seat, you {# aktiválni akarsz} other {# aktiválni akar}}: {tile, term, capitals.tile}.',
  'capitals.log.touristOffered':
    '{seat, seat, you {# egy turistával fizetsz} other {# egy turistával fizet}} ki 1 energiát: {tourist, seat, you {a tiéd} other {#}}.',
  'capitals.log.tileActivated':
    '{seat, seat, you {# aktiválsz} other {# aktivál}}: {tile, term, capitals.tile}, {cubes, number} energiáért.',
  'capitals.log.tileActivated.tourists':
    '{seat, seat, you {# aktiválsz} other {# aktivál}}: {tile, term, capitals.tile}, {cubes, number} energiáért; turisták: {tourists, seats, you {a tiéd} other {#}}.',
  'capitals.log.bonusTaken':
    '{seat, seat, you {# semmit sem aktiválsz, a bónuszod} other {# semmit sem aktivál, a bónusza}}: {bonus, term, capitals.bonus}.',
  'capitals.log.turnDone.building':
    '{seat, seat, you {# befejezed} other {# befejezi}} az építést.',
  'capitals.log.turnDone.executive':
    '{seat, seat, you {# befejezed} other {# befejezi}} az aktiválást.',
  'capitals.log.turnDone.administrative':
    '{seat, seat, you {# végeztél} other {# végzett}} a darukkal.',
  'capitals.log.movesTakenBack':
    '{seat, seat, you {# visszavonsz} other {# visszavon}} {moves, plural, one {# lépést} other {# lépést}}.',
  'capitals.log.tokenMoved':
    '{seat, seat, you {# áthelyezed} other {# áthelyezi}} {token, article} {token, number}. {seat, seat, you {darudat} other {daruját}}.',
  'capitals.log.neutralMoved': 'A semleges jelző kultúrája: {culture, number}.',
  'capitals.log.rowsShifted': 'A kínálat lapkái drágulnak.',
  'capitals.log.rowsShifted.removed':
    'A kínálat lapkái drágulnak; kikerül a játékból: {tiles, terms, capitals.tile}.',
  'capitals.log.tilesTurnedUp':
    'Új a kínálatban: {tiles, select, none {semmi} other {{tiles, terms, capitals.tile}}}.',
  'capitals.log.fairBegan':
    'Kezdődik {fair, select, 1 {az I.} 2 {a II.} other {a III.}} világkiállítás.',
  'capitals.log.cubesReturned': '{seat, seat}: {cubes, number} energia visszakerül az erőműbe.',
  'capitals.log.finalScoringBegan': 'Kezdődik a végső értékelés.',
  'capitals.log.gameEnded': '{seat, seat, you {# megnyered} other {# megnyeri}} a játékot.',

  // Refusals of the rules
  'capitals.error.players.count': 'Ez a játék 2–5 játékosnak való.',
  'capitals.error.column.closed': 'Ennyi játékossal {column, article} {column}. oszlop zárva van.',
  'capitals.error.column.taken': '{column, article} {column}. oszlopot már választotta valaki.',
  'capitals.error.tile.notOffered': 'Ez a lapka nincs a kínálatban.',
  'capitals.error.cell.occupied': 'Ezen a mezőn már van lapka.',
  'capitals.error.cell.apart': 'Az új lapkának érintenie kell a várost, legalább egy sarkon.',
  'capitals.error.effect.none': 'Nincs ilyen végrehajtandó hatás.',
  'capitals.error.effect.building': 'Válaszd ki az épületet, amely elveszti az energiát.',
  'capitals.error.activate.none': 'Ez a lapka nem aktiválható.',
  'capitals.error.activate.noneLeft': 'Ebben a fordulóban nincs több aktiválásod.',
  'capitals.error.activate.tooDear': 'Nincs rá {price} energiád.',
  'capitals.error.tourist.elsewhere': 'Ez a turista nem a te városodban van.',
  'capitals.error.tourist.there':
    'A lapkán álló turista nem segít ugyanannak a lapkának az aktiválásában.',
  'capitals.error.tourist.helped': 'Ez a turista ebben a fordulóban már segített.',
  'capitals.error.tourist.tooMany': 'Az ár már ki van fizetve.',
  'capitals.error.pay.tooLittle': 'Az erőműben kevés az energia az ár többi részére.',
  'capitals.error.bonus.activated': 'A bónusz azé, aki ebben a fordulóban semmit sem aktivált.',
  'capitals.error.bonus.other': 'Ennél az asztalnál más a bónusz.',
  'capitals.error.token.notFull': 'A daru addig marad, amíg valamelyik mezője üres.',
  'capitals.error.token.corner':
    'A daru olyan sarokra kerül, amelynél van lapka és üres mező, de nincs ott a másik daru.',
  'capitals.error.prosperity.notHeld': 'Nincs nálad ez a jóléti lapka.',
  'capitals.error.prosperity.requirement':
    'A városod most nem teljesíti ennek a lapkának a feltételét.',
  'capitals.error.done.nothing':
    'Nincs mit megerősíteni: aktiválj egy lapkát, vagy vedd el a bónuszt.',
  'capitals.error.done.unfinished': 'Fejezd be, amit elkezdtél, vagy vond vissza.',
};
