// What the board says: its parts, prompts, prices, tiles in words, forecasts.
import type { board as english } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof english, string>> = {
  'capitals.city': 'A város',
  'capitals.tracks': 'A sávok',
  'capitals.market': 'A kínálat',
  'capitals.initiative': 'Kezdeményezés',
  'capitals.others': 'Minden város',
  'capitals.outlook': 'Ami következik',
  'capitals.decision': 'A döntésed',
  'capitals.player': 'Játékos',
  'capitals.panel.city': 'Város',
  'capitals.panel.market': 'Kínálat',
  'capitals.panel.tracks': 'Sávok',
  'capitals.panel.others': 'Városok',
  'capitals.panel.outlook': 'Kilátások',
  'capitals.era': '{era, select, 1 {I.} 2 {II.} other {III.}} korszak',
  'capitals.status.fair':
    '{count, plural, =1 {Világkiállítás ebben a fordulóban} other {Világkiállítás # forduló múlva}}',

  'capitals.resource.economy': 'Gazdaság',
  'capitals.resource.culture': 'Kultúra',
  'capitals.resource.publicServices': 'Közszolgáltatás',
  'capitals.resource.progress': 'Fejlődés',
  'capitals.resource.population': 'Népesség',
  'capitals.resource.employment': 'Foglalkoztatás',
  'capitals.resource.energy': 'Energia',
  'capitals.resource.prestige': 'Presztízs',
  'capitals.resource.level': 'Az erőmű szintje',
  'capitals.type.residential': 'Lakó',
  'capitals.type.industrial': 'Ipari',
  'capitals.type.commercial': 'Kereske\u00ADdelmi',
  'capitals.type.tourism': 'Turisztikai',
  'capitals.type.public': 'Közösségi',
  'capitals.type.prosperity': 'Jóléti',
  'capitals.tiles.any': 'lapka',
  'capitals.tiles.residential': 'lakólapka',
  'capitals.tiles.industrial': 'ipari lapka',
  'capitals.tiles.commercial': 'kereskedelmi lapka',
  'capitals.tiles.tourism': 'turisztikai lapka',
  'capitals.tiles.public': 'közösségi lapka',
  'capitals.density.1': 'alacsony sűrűség',
  'capitals.density.2': 'közepes sűrűség',
  'capitals.density.3': 'magas sűrűség',

  'capitals.effect.immediate': 'Építéskor: {gains}.',
  'capitals.effect.conditional': 'Építéskor: {gains} {measure}.',
  'capitals.effect.byEra':
    'Építéskor: {gains}, ×{one} az I., ×{two} a II., ×{three} a III. korszakban.',
  'capitals.effect.activated': 'Aktiválva ({energy} nyomtatott energia): {gains}.',
  'capitals.effect.build.city': 'A városban minden {tiles} után, most és később is: {gains}.',
  'capitals.effect.build.neighbours': 'Minden szomszédos {tiles} után, most és később is: {gains}.',
  'capitals.effect.permanent.upgrade': 'Az erőmű minden fejlesztésekor: {gains}.',
  'capitals.effect.permanent.activation': 'Valahányszor egy szomszéd aktiválódik: {gains}.',
  'capitals.effect.beforeLastFair': 'Az utolsó világkiállítás előtt: {gains}.',
  'capitals.effect.finalScoring': 'A végén: {gains}.',
  'capitals.effect.finalPer.city.self':
    'A végén minden {every, plural, =1 {} other {# }}{tiles} után a városban, ezt is beleértve: {gains}.',
  'capitals.effect.finalPer.city.others':
    'A végén minden {every, plural, =1 {} other {# }}{tiles} után a városban: {gains}.',
  'capitals.effect.finalPer.neighbours.others':
    'A végén minden {every, plural, =1 {} other {# }}szomszédos {tiles} után: {gains}.',
  'capitals.measure.economy': 'minden {every, money} után',
  'capitals.measure.culture': 'minden {every} kultúra után',
  'capitals.measure.publicServices':
    'minden {every, plural, =1 {} other {# }}közszolgáltatási szint után',
  'capitals.measure.population': 'minden {every} népesség után',
  'capitals.measure.employment': 'minden {every} foglalkoztatás után',
  'capitals.measure.level': 'az erőmű minden {every, plural, =1 {szintje} other {# szintje}} után',
  'capitals.requirement.trackLeader':
    'Feltétel: elsőség ezen a sávon: {track} (az egyenlőség is elég).',
  'capitals.requirement.mostTiles':
    'Feltétel: senkinek sincs {kinds, plural, =1 {} other {együtt }}több ebből: {types, terms, capitals.tiles}.',
  'capitals.requirement.fewestTiles':
    'Feltétel: senkinek sincs kevesebb ebből: {types, terms, capitals.tiles}.',
  'capitals.requirement.hasTiles': 'Feltétel: {tiles}.',
  'capitals.lake': 'Tó',
  'capitals.lake.help': 'Lefordított jóléti lapka: nincs típusa és nincs hatása.',

  'capitals.token':
    '{seat, seat, you {{number, article} {number}. darud} other {# {number}. daruja}}',
  'capitals.token.move': 'Daru áthelyezése: {number}.',
  'capitals.corner': 'A daru ide kerül: {x, number}, {y, number} sarok',
  'capitals.free': 'ingyen',
  'capitals.cell.empty': 'Üres mező',
  'capitals.cell.free': 'Építés ide: {x, number}, {y, number}, ingyen, levonás nélkül',
  'capitals.cell.token':
    'Építés ide: {x, number}, {y, number}, −{penalty} presztízs, nem ér hozzá daru',
  'capitals.cell.type':
    'Építés ide: {x, number}, {y, number}, −{penalty} presztízs, nincs mellette azonos típus',
  'capitals.cell.both':
    'Építés ide: {x, number}, {y, number}, −{penalty} presztízs, nem ér hozzá daru, és nincs mellette azonos típus',
  'capitals.cubes': '{count} energia rajta',
  'capitals.tourists.on': '{count} turista rajta',
  'capitals.tourists.beside': '{count} turista a város mellett',
  'capitals.price.activation': 'az aktiválás ára {now}, legközelebb {next}',
  'capitals.activations': 'fordulónként {count} aktiválás',
  'capitals.offer.take': 'Elveszem {price, money}-ért: {tile}',
  'capitals.offer.activate': 'Aktiválás: {tile}',
  'capitals.offer.loser': 'Az energia innen vész el: {tile}',
  'capitals.offer.tourist': '{tourist} 1 energiát fizet',

  'capitals.lane.economy': 'A végén {worth} presztízst ér.',
  'capitals.lane.culture':
    'A végén {worth} presztízs. Vonzerő {from} kultúrától, hatósugár: {reach}.',
  'capitals.lane.culture.top': 'A végén {worth} presztízs. A legnagyobb vonzerő.',
  'capitals.lane.publicServices':
    'Kiállítás: {progress, signed} fejlődés, −2 presztízs minden előtted álló városért.',
  'capitals.lane.progress':
    'Még {spaces} lépés {level, article} {level}. szintű erőműig: +{energy} energia, {activations} aktiválás.',
  'capitals.lane.progress.top': 'Az erőmű teljes; a végén {worth} presztízs.',
  'capitals.lane.population':
    '{room, plural, =0 {Nem fér el több foglalkoztatás.} other {Még # foglalkoztatás fér el.}}',
  'capitals.lane.employment': 'A kiállításon {worth, signed} presztízs.',
  'capitals.lane.ends.economy':
    '50\u00a0$ fölött: +1 presztízs. 1\u00a0$ alatt: különadó, +3\u00a0$ −1 presztízsért, ahányszor kell.',
  'capitals.lane.ends.culture': '30 fölött: +1 presztízs. 1 alatt: −1 presztízs.',
  'capitals.lane.ends.publicServices': '6 fölött: +3 energia. −3 alatt: −1 presztízs.',
  'capitals.lane.ends.progress':
    'Körpálya: valahányszor a jelző eléri a szimbólumot, az erőmű egy szinttel fejlődik.',
  'capitals.lane.ends.population': '20 fölött: +2 kultúra. 0 alatt: −1 presztízs.',
  'capitals.lane.ends.employment':
    'Sosem lehet több a népességnél. 20 fölött: +2 presztízs. 0 alatt: −1 presztízs.',

  'capitals.row': '{price, money}-os sor',
  'capitals.column': '{column}. oszlop: {cost, money}, a következő ára ×{multiplier}',
  'capitals.column.closed': 'zárva',
  'capitals.column.stands': '{seat, seat, you {# állsz} other {# áll}} itt',
  'capitals.column.price': 'neked {price, money}{taxations, plural, =0 {} other { és # különadó}}',

  'capitals.cityOf': '{name} városa',
  'capitals.cityOf.open': '{name} városának megnyitása: {count} lapka',
  'capitals.highest': 'A legmagasabb kultúra: eggyel több aktiválás',
  'capitals.prestige.tokens': '{count} presztízsjelző, értékük titkos',
  'capitals.prestige.own': '{points} presztízs {count} jelzőben',

  'capitals.fair.in':
    '{count, plural, =1 {Világkiállítás a forduló után} other {Világkiállítás # forduló múlva}}',
  'capitals.fair.past': 'Az utolsó világkiállítás is véget ért',
  'capitals.fair.employment': 'Presztízs a foglalkoztatásért',
  'capitals.fair.population': 'A munkanélküliség miatt vesztett presztízs',
  'capitals.fair.publicServices': 'A jobb közszolgáltatású városok miatt vesztett presztízs',
  'capitals.fair.progress': 'Fejlődés a közszolgáltatásból',
  'capitals.fair.prestige': 'Presztízs összesen',
  'capitals.fair.ahead':
    '{count, plural, =0 {Senki sincs előrébb} =1 {# város van előrébb{tied, plural, =0 {} other {, azonos értékkel}}} other {# város van előrébb{tied, plural, =0 {} other {, ebből # azonos értékkel}}}}',
  'capitals.fair.title': '{fair, select, 1 {I.} 2 {II.} other {III.}} világkiállítás',
  'capitals.fair.column.employment': 'Foglalkoztatás',
  'capitals.fair.column.unemployment': 'Munkanélküliség',
  'capitals.fair.column.publicServices': 'Közszolgáltatás',
  'capitals.fair.column.progress': 'Fejlődés',
  'capitals.fair.help':
    'Az épületeken lévő energia visszakerül az erőművekbe. A turisták maradnak.',
  'capitals.tourism': 'A turisták, ha most indulnának',
  'capitals.tourism.highest.culture':
    'A legmagasabb kultúra: {seat, seat}, {level}. szintű vonzerő.',
  'capitals.tourism.highest.economy':
    'A legmagasabb kultúra (a gazdaság dönt): {seat, seat}, {level}. szintű vonzerő.',
  'capitals.tourism.highest.column':
    'A legmagasabb kultúra (a kezdeményezés dönt): {seat, seat}, {level}. szintű vonzerő.',
  'capitals.tourism.nobody': 'Minden turista marad.',
  'capitals.tourist.in': 'itt van:',
  'capitals.tourist.board': 'a tábla mellett',
  'capitals.tourist.of': '{seat, seat, you {A turistád} other {# turistája}}',
  'capitals.tourist.neutral': 'Semleges turista',
  'capitals.walk.lowest':
    '{tourist, seat, you {A tiéd} other {#}} a legalacsonyabb, {to, seat, you {hozzád megy} other {ide megy: #}}.',
  'capitals.walk.reach':
    '{tourist, seat, you {A tiéd} other {#}} a vonzáskörben van, {to, seat, you {hozzád megy} other {ide megy: #}}.',
  'capitals.walk.home': '{to, seat, you {Hazatér hozzád} other {Hazatér: #}}.',
  'capitals.walk.neutral': 'A semleges turista {to, seat, you {hozzád megy} other {ide megy: #}}.',

  'capitals.changes': 'Ami változik',
  'capitals.changes.none': 'Semmi sem változik.',
  'capitals.note.taxed':
    '{count} különadó: {count, plural, =1 {} other {egyenként }}+3\u00a0$ és −1 presztízs',
  'capitals.note.upgraded':
    '{count, plural, one {Az erőmű egy szintet fejlődik} other {Az erőmű # szintet fejlődik}}',
  'capitals.note.arrow':
    '{track, term, capitals.resource}: túllép a sáv {side, select, above {felső} other {alsó}} végén',
  'capitals.note.ordered': 'A hatások sorrendjét te választod',
  'capitals.step': '{gain, amounts, capitals.brought} ({tile, term, capitals.tile})',
  'capitals.step.rest': 'Mind a szokásos sorrendben',
  'capitals.paying.price':
    'Ár: {price} ({tourists, plural, =0 {} other {# turista és }}{cubes} energia)',
  'capitals.paying.pay': '{cubes, plural, =0 {Aktiválás} other {# energia kifizetése}}',
  'capitals.paying.short': 'Az erőműben nincs {cubes} energia',
  'capitals.executive.left': '{count, plural, =0 {Nincs több aktiválás} other {Még # aktiválás}}',
  'capitals.executive.or': 'vagy ne aktiválj semmit, és vedd el:',
  'capitals.bonus.energy': '1 energia',
  'capitals.bonus.progress': '1 fejlődés',
  'capitals.bonus.economy': '1\u00a0$',
  'capitals.hand': 'Jóléti lapkáid: {count}',
  'capitals.hand.others': 'Jóléti lapkák',
  'capitals.hand.met': 'teljesül',
  'capitals.hand.missing': 'neked {has, number}, kell {needs, number}',
  'capitals.hand.tooMany': 'neked {has, number}, legfeljebb {needs, number}',
  'capitals.deed.buildProsperity': 'Építés',
  'capitals.deed.buildLake': 'Tó',
  'capitals.deed.buildProsperity.of': 'Építés: {tile, term, capitals.tile}',
  'capitals.deed.buildLake.of': 'Lerakás tóként: {tile, term, capitals.tile}',
  'capitals.confirm.column': 'Oda lépek',
  'capitals.confirm.bonus': 'Elveszem',
  'capitals.confirm.buildProsperity': 'Megépítem',
  'capitals.confirm.buildLake': 'Legyen tó',
  'capitals.hint.political':
    'Az oszlop ára a $ értéke szorozva annak az oszlopnak a szorzójával, ahonnan jössz. A bal szélső kezd.',
  'capitals.hint.building':
    'Vegyél el egy lapkát, majd válassz helyet. Levonás nélkül: daru mellett, azonos típus szomszédságában.',
  'capitals.hint.executive':
    'A lapka ára: a nyomtatott energia + ami rajta van + 1. Egy turista 1 energiát fizet: válassz egyet, vagy húzd a lapkára.',
  'capitals.hint.administrative': 'Az a daru, amely körül négy lapka áll, a város szélére léphet.',
  'capitals.hint.prosperity':
    'Építs olyan jóléti lapkát, amelynek teljesíted a feltételét, vagy rakj le egy tavat: az 2 energiát hoz.',

  'capitals.prompt.over': '{seats, seats, you {Győztél} other {Győzött: #}}.',
  'capitals.prompt.wait.political':
    '{seats, seats, you {# oszlopot választasz} other {# oszlopot választ}}.',
  'capitals.prompt.wait.building': '{seats, seats, you {# építesz} other {# épít}}.',
  'capitals.prompt.wait.executive':
    '{seats, seats, you {# lapkákat aktiválsz} other {# lapkákat aktivál}}.',
  'capitals.prompt.wait.administrative':
    '{seats, seats, you {# áthelyezhetsz} other {# áthelyezhet}} egy darut.',
  'capitals.prompt.wait.prosperity':
    '{seats, seats, you {# jóléti lapkát vagy tavat építesz} other {# jóléti lapkát vagy tavat épít}}.',
  'capitals.prompt.political': 'Válassz oszlopot erre a fordulóra.',
  'capitals.prompt.building': 'Vegyél el egy lapkát az építéshez.',
  'capitals.prompt.placing': 'Hová kerüljön: {tile, term, capitals.tile}?',
  'capitals.prompt.ordering': 'Melyik hatás következzen?',
  'capitals.prompt.confirming': 'Megépült. Erősítsd meg, vagy vond vissza.',
  'capitals.prompt.executive': 'Aktiválj egy lapkát, vagy vedd el a bónuszt.',
  'capitals.prompt.executive.more': 'Aktiválj még egy lapkát, vagy erősítsd meg.',
  'capitals.prompt.executive.over': 'Erősítsd meg az aktiválásaidat, vagy vond vissza őket.',
  'capitals.prompt.executive.bonus': 'Semmit sem lehet aktiválni: vedd el a bónuszt.',
  'capitals.prompt.paying': 'Hogyan fizetsz ezért: {tile, term, capitals.tile}?',
  'capitals.prompt.administrative': 'Helyezz át egy darut, vagy erősítsd meg.',
  'capitals.prompt.prosperity': 'Építs jóléti lapkát vagy tavat.',
  'capitals.prompt.choose.column': '{column, article} {column}. oszlopba lépsz?',
  'capitals.prompt.choose.bonus': 'Nem aktiválsz semmit, és elveszed a bónuszt?',
  'capitals.prompt.choose.loser': 'Melyik épületről vész el az energia?',
  'capitals.prompt.choose.token': 'Melyik sarokra?',
  'capitals.prompt.choose.buildProsperity.cell': 'Hová kerüljön: {tile, term, capitals.tile}?',
  'capitals.prompt.choose.buildProsperity.confirm': 'Ide építed: {tile, term, capitals.tile}?',
  'capitals.prompt.choose.buildLake.cell': 'Hová kerüljön a tó?',
  'capitals.prompt.choose.buildLake.confirm':
    'Lemondasz erről egy tóért: {tile, term, capitals.tile}?',

  'capitals.source.placement': 'Megszegett építési szabályok',
  'capitals.source.taxation': 'Különadók',
  'capitals.source.tiles': 'Lapkák',
  'capitals.source.arrows': 'Sávok végei',
  'capitals.source.employment': 'Foglal\u00ADkoztatás a\u00a0kiállításokon',
  'capitals.source.unemployment': 'Munka\u00ADnélküliség a\u00a0kiállításokon',
  'capitals.source.publicServices': 'Közszol\u00ADgáltatás a\u00a0kiállításokon',
  'capitals.source.finalTiles': 'Lapkák a végén',
  'capitals.source.energy': 'Energia',
  'capitals.source.economy': 'Gazdaság',
  'capitals.source.culture': 'Kultúra',
  'capitals.source.progress': 'Fejlődés',
  'capitals.why.energy': 'több energiával',
  'capitals.why.economy': 'erősebb gazdasággal',
  'capitals.why.column': 'kezdeményezéssel',
};
