// The rules of Pillars: chapters with their passages.
import type { PillarsRulesTexts } from './en.ts';

export const pillarsRules: PillarsRulesTexts = {
  'pillars.rules.aim': 'Cél',
  'pillars.rules.aim.aim':
    'Egy nagy katedrális építői vagytok. Hat forduló alatt munkásokat küldtök homokért, fáért és kőért, kézműveseket fogadtok fel, és fejenként három építőmestert raktok oda, ahol a legtöbbet érnek. Minden forduló végén a kézműveseitek pontra váltják a nyersanyagot. A legtöbb pont nyer.',
  'pillars.rules.aim.aim.picture': 'A katedrális, amikor mind a hat része áll.',

  'pillars.rules.table': 'Amid van',
  'pillars.rules.table.own':
    'Mindenkinek 12 munkása, egy közös zsákban három építőmestere és kezdettől három kézművese van: habarcskeverő, asztalos és kőfaragó. 2 ponttal és 20–23 arannyal indulsz.',
  'pillars.rules.table.own.picture': 'Tizenkét munkás és három építőmester.',
  'pillars.rules.table.goods':
    'A homok, a fa és a kő a kavicsbányából, az erdőből és a kőfejtőből jön. A fém ritka: fordulónként egy a királyi udvarban, és néhány a lapokról. Az arany kézművesre, építőmesterre, adóra és árura megy; 30-nál több sosem lehet, a fölösleg azonnal elvész.',
  'pillars.rules.table.goods.picture': 'Homok, fa, kő, fém, arany és pont.',
  'pillars.rules.table.craftsmen':
    'A kézműves lapja megmondja, mi kell neki, mit ad, és fordulónként hányszor. Öt lehet nálad; a hatodiknál egyikük végleg elmegy, akár az új.',
  'pillars.rules.table.craftsmen.picture':
    'Amivel mindenki indul: mesterség, mi kell hozzá, mit ad, hányszor.',
  'pillars.rules.table.hidden':
    'Az arany, a pontok, a kockák, a kézművesek és a lapok nyíltak. Rejtve csak az van, ami még nem fordult fel: események, későbbi előnylapok és kézművesek, az építőmesterek sorrendje a zsákban, az adó dobása.',

  'pillars.rules.setup': 'Előkészületek',
  'pillars.rules.setup.players':
    'A véletlen választ kezdőjátékost, neki 20 aranya van; az óramutató járása szerint a többieknek 21, 22 és 23. A zsákban mindenkinek három építőmestere van.',
  'pillars.rules.setup.decks':
    'A 14 előnylapból és a tíz eseményből négy-négy látatlanul kikerül. Két előnylap az utolsó fordulóra marad. A 24 kézművesből fordulónként négy jön, mindig ugyanaz a négy.',
  'pillars.rules.setup.round':
    'Minden fordulóban két előnylap fekszik Kingsbridge-ben és két kézműves Shiringben. A forduló másik két kézművese a kínálatban van, a kilenc nyersanyaglapból héttel együtt. A piacon négy homok, négy fa és négy kő van.',

  'pillars.rules.cards': 'I. szakasz: lapok',
  'pillars.rules.cards.take':
    'A kezdőjátékostól sorban mindenki elvesz egy lapot a kínálatból, vagy passzol. Aki passzol, ebben a fordulóban már nem vesz el többet. Akkor van vége, ha mindenki passzolt, vagy elfogyott minden.',
  'pillars.rules.cards.resources':
    'A nyersanyaglaphoz munkások kellenek, és rajta maradnak, amíg a kockákat meg nem hozza. Homok: 2 kocka 2 munkásért, 3 kocka 4-ért, 4 kocka 7-ért. Fa: 2 kocka 3-ért, 3 kocka 6-ért, 4 kocka 9-ért. Kő: 2 kocka 5-ért, 3 kocka 8-ért, 4 kocka 10-ért.',
  'pillars.rules.cards.resources.picture':
    'A kilenc nyersanyaglap: munkások, és a kockák, amelyeket hoznak.',
  'pillars.rules.cards.hire':
    'A kézműves a lapján álló aranyba kerül, és azonnal fizetsz. Elvehetsz egy lapot csak azért is, hogy másé ne legyen. Akit senki sem fogad fel, kikerül a játékból.',
  'pillars.rules.cards.mill':
    'A lapra nem küldött munkások a gyapjúmalomba mennek, és fejenként 1 aranyat keresnek. Így minden nyersanyaglap aranyba is kerül.',
  'pillars.rules.cards.mill.picture': 'Egy munkás a malomban 1 aranyat keres.',

  'pillars.rules.builders': 'II. szakasz: építőmesterek',
  'pillars.rules.builders.draw':
    'A kezdőjátékos egymás után húzza ki az építőmestereket a zsákból. A kihúzott gazdája megfizeti az árat, és szabad helyre rakja, vagy passzol.',
  'pillars.rules.builders.draw.picture': 'Az építőmesterek véletlenszerűen kerülnek elő a zsákból.',
  'pillars.rules.builders.price':
    'Az első építőmester 7 arany, minden következő 1-gyel kevesebb, egészen 0-ig. Az ár akkor is esik, ha az építőmestert nem rakták le. 0-nál le kell rakni.',
  'pillars.rules.builders.price.picture': '7 arany, aztán 6, aztán 5… a végén semmi.',
  'pillars.rules.builders.pass':
    'Akiért passzoltak, várakozik. Ha kiürült a zsák, a várakozók ingyen kerülnek a táblára, a passzolás sorrendjében. Későn jönnek, de semmibe sem kerülnek.',
  'pillars.rules.builders.redraw':
    'Fordulónként egyszer a kezdőjátékos közvetlenül a húzás után visszateheti az építőmestert, és újra húzhat. Az ár marad.',
  'pillars.rules.builders.places':
    'Nyolc helyszínre kerülhetnek építőmesterek, összesen 17 helyre. Egy helyszínen több építőmestered is állhat, ha van szabad hely. Kingsbridge-ben és Shiringben te választod a lapot; máshol sorban telnek a helyek.',
  'pillars.rules.builders.two':
    'Két játékossal a hat építőmester ára 7-től 2-ig esik; utána a várakozók ingyen kerülnek le.',

  'pillars.rules.steps': 'III. szakasz: tizennégy lépés',
  'pillars.rules.steps.event':
    'Felfordul a forduló eseménye. A kedvező mindenkinek jó. A kedvezőtlen mindenkit sújt, aki el nem hárítja. Némelyik egy későbbi lépésben hat.',
  'pillars.rules.steps.bishop':
    'Egy hely. Kedvezőtlen eseménynél választasz: elkerül, vagy kockát veszel el. Különben egyszerűen elveszel 1 homokot, fát vagy követ a piacról. Az esemény láttán döntesz.',
  'pillars.rules.steps.bishop.picture': 'Egy építőmester a püspöknél.',
  'pillars.rules.steps.mill': 'Minden munkásod, aki nincs lapon, 1 aranyat keres.',
  'pillars.rules.steps.kingsbridge':
    'Két hely. Minden építőmester azt az előnylapot hozza, amelyen áll. Amelyik lapon nem áll építőmester, kikerül a játékból.',
  'pillars.rules.steps.kingsbridge.picture': 'Két előnylap; az elsőn építőmester áll.',
  'pillars.rules.steps.priory':
    'Két hely. Az elsőként érkezett építőmester 2 pontot hoz, a második 1-et.',
  'pillars.rules.steps.priory.picture': 'A perjelség mindkét helye foglalt.',
  'pillars.rules.steps.pits.title': 'Erdő, kőfejtő, kavicsbánya',
  'pillars.rules.steps.pits':
    'A nyersanyaglapok meghozzák a kockáikat, előbb fát, aztán követ, aztán homokot. A lapok és a munkások visszamennek. A kockák nem a piacról jönnek.',
  'pillars.rules.steps.court':
    'Négy hely. A kezdőjátékos kidobja az adót: 2, 3, 3, 4, 4 vagy 5 arany. Mindenki fizet, csak az nem, akinek itt építőmestere van. Közülük az első a fémet is elviszi.',
  'pillars.rules.steps.court.picture': 'Két építőmester az udvarban; a fém az elsőé.',
  'pillars.rules.steps.shiring':
    'Két hely. Minden építőmester ingyen hozza a kézművest, akin áll. Akin nem áll építőmester, kikerül a játékból.',
  'pillars.rules.steps.shiring.picture': 'Két kézműves; a másodikon építőmester áll.',
  'pillars.rules.steps.castle':
    'Egy hely. Két szürke munkást hozol, akik csak a következő fordulóban segítenek: akkor 14 munkásod van.',
  'pillars.rules.steps.castle.picture': 'Egy építőmester a várban.',
  'pillars.rules.steps.startPlayer':
    'Egy hely. A következő fordulóban te vagy a kezdőjátékos. Ha itt senki sem áll, az eddigi kezdőjátékos bal oldali szomszédja lesz az.',
  'pillars.rules.steps.startPlayer.picture': 'Egy építőmester a kezdőjátékos helyén.',

  'pillars.rules.market': '12. lépés: a piac',
  'pillars.rules.market.turns':
    'Négy hely. Csak az kereskedhet, akinek itt építőmestere van. Az érkezés sorrendjében mindegyik vesz vagy elad egyfélét, vagy visszavonul, újra meg újra, amíg mind vissza nem vonult.',
  'pillars.rules.market.turns.picture': 'Három építőmester a piacon, az érkezés sorrendjében.',
  'pillars.rules.market.prices':
    'A homok 2 arany, a fa 3, a kő 4, vételkor is, eladáskor is. Fémet venni nem lehet, eladva 5-öt ér. Csak azt veheted meg, ami ott fekszik; amit eladsz, nem kerül oda.',
  'pillars.rules.market.prices.picture': 'Homok 2, fa 3, kő 4 arany.',
  'pillars.rules.market.limits':
    'Egy fordulóban egy fajtát vagy veszel, vagy eladsz, de mindkettőt soha. Fa vásárlásához asztalos kell, kő eladásához kőfaragó; a mesterség bármelyik lapja jó.',

  'pillars.rules.building': '13. lépés: a katedrális',
  'pillars.rules.building.uses':
    'A kezdőjátékostól sorban mindenki dolgoztatja a kézműveseit, tetszés szerinti sorrendben, mindegyiket annyiszor, amennyit a lapja enged. Senkinek sem kötelező. Amíg kész nem vagy, visszavonhatod; a „Javaslat” megmutatja, mi hozható ki legjobban a nyersanyagodból.',
  'pillars.rules.building.special':
    'A kőművesek csak akkor dolgoznak, ha van habarcskeverőd. A szerszámkészítő 2 aranyat ad, ha akkor van fémed; a fém megmarad. A statikus ingyen ad egy pontot. Az itt keresett arany rögtön mehet az aranyműveshez.',
  'pillars.rules.building.special.picture': 'Nincs kőműves habarcskeverő nélkül.',
  'pillars.rules.building.five':
    'Utána legfeljebb öt kockát tartasz meg, a fémet is számítva, a többit visszaadod. Az utolsó fordulóban a maradék semmit sem ér.',
  'pillars.rules.building.grows': 'A katedrális egy résszel nő. A hatodikkal vége a játéknak.',

  'pillars.rules.craftsmen': 'Az összes kézműves',
  'pillars.rules.craftsmen.start':
    'Kezdettől: habarcskeverő, 3 homok egy pontért, háromszor. Asztalos, 2 fa egy pontért, négyszer. Kőfaragó, 2 kő egy pontért, négyszer.',
  'pillars.rules.craftsmen.round1':
    '1. forduló: szerszámkészítő (2 arany), 2 arany, ha van fémed. Asztalos (3), 1 fa 4 aranyért, kétszer. Habarcskeverő (4), 2 homok egy pontért, háromszor. Kőműves (5), 1 kő egy pontért, kétszer.',
  'pillars.rules.craftsmen.round1.picture': 'Az 1. forduló kézművesei.',
  'pillars.rules.craftsmen.round2':
    '2. forduló: ács (3), 1 fa egy pontért, kétszer. Kőműves (4), háromszor. Fazekas (5), 1 homok egy pontért, kétszer. Statikus (6), egy pont ingyen.',
  'pillars.rules.craftsmen.round2.picture': 'A 2. forduló kézművesei.',
  'pillars.rules.craftsmen.round3':
    '3. forduló: kőműves (4), négyszer. Ács (5), háromszor. Szobrász (6), 1 kő 2 pontért, egyszer. Fazekas (7), háromszor.',
  'pillars.rules.craftsmen.round3.picture': 'A 3. forduló kézművesei.',
  'pillars.rules.craftsmen.round4':
    '4. forduló: kőműves (5), ötször. Ács (6), négyszer. Szobrász (7), kétszer. Üvegfúvó (8), 1 homok és 1 fém 3 pontért, egyszer.',
  'pillars.rules.craftsmen.round4.picture': 'A 4. forduló kézművesei.',
  'pillars.rules.craftsmen.round5':
    '5. forduló: ács (6), ötször. Aranyműves (7), 3 arany egy pontért, hatszor. Szobrász (8), háromszor. Üvegfúvó (9), kétszer.',
  'pillars.rules.craftsmen.round5.picture': 'Az 5. forduló kézművesei.',
  'pillars.rules.craftsmen.round6':
    '6. forduló: aranyműves (7), nyolcszor. Szobrász (8), négyszer. Orgonaépítő (9), 1 fa és 1 fém 6 pontért, egyszer. Harangöntő (10), 1 fém 4 pontért, kétszer.',
  'pillars.rules.craftsmen.round6.picture': 'A 6. forduló kézművesei.',

  'pillars.rules.advantages': 'Előnylapok',
  'pillars.rules.advantages.everyRound':
    'Minden fordulóra: rész a kavicsbányából, az erdőből vagy a kőfejtőből (1 kockával több, lappal vagy anélkül, mostantól); előrelátás (előre látod minden forduló eseményét, a következő fordulótól); a perjelség kegye (minden ottani építőmesteredért 1 ponttal több); alacsony adó (mindig 2 arany); a céhek barátja (hat kézműves); segítő kéz (tizenharmadik munkás a következő fordulótól).',
  'pillars.rules.advantages.everyRound.picture': 'A nyolc lap, amely megmarad.',
  'pillars.rules.advantages.once':
    'Egyszer, amikor akarod: ingyenes lerakás (egy kihúzott építőmester semmibe sem kerül); az érsek köpenye (egy kedvezőtlen esemény elkerül, a láttán döntesz); adóelengedés (nincs adó, a dobás után döntesz).',
  'pillars.rules.advantages.once.picture': 'A három lap, amely elhasználódik.',
  'pillars.rules.advantages.atOnce':
    'Azonnal: gyapjúkereskedelem (8 arany), tanulmányok idegenben (2 fém), könnyező Madonna (3 pont). Az utolsó fordulóban mindig: utolsó szállítmány (1 kő, 1 fa) és a király ajándéka (1 fém).',
  'pillars.rules.advantages.atOnce.picture': 'Az öt lap, amely azonnal hat.',

  'pillars.rules.events': 'Események',
  'pillars.rules.events.good':
    'Kedvező: a király győzelme (5 arany), fém ajándékba (1 fém), nyitott raktárak (legfeljebb öt munkás 1 arannyal többet keres a malomban), a szobor (a kézművesek eggyel többször dolgoznak, mint a számuk, az orgonaépítő és a harangöntő kivételével), önkéntesek (minden nyersanyaglap eggyel több kockát hoz).',
  'pillars.rules.events.good.picture': 'Az öt kedvező esemény.',
  'pillars.rules.events.bad':
    'Kedvezőtlen: omlás (elvesztesz egy kézművest, akit te választasz), a viszály (2 ponttal kevesebb), kemény tél (minden nyersanyaglap eggyel kevesebb kockát hoz), a városfal (a következő fordulóban csak két építőmestered), zsarolás (fizess 4 aranyat).',
  'pillars.rules.events.bad.picture': 'Az öt kedvezőtlen esemény.',
  'pillars.rules.events.short':
    'Aki a zsarolást vagy az adót nem tudja teljesen kifizetni, minden aranyát odaadja, és minden teljes 2 hiányzó aranyért egy pontot veszít. A pont sosem megy 0 alá.',

  'pillars.rules.end': 'A forduló vége, a játék vége',
  'pillars.rules.end.refill':
    'A következő fordulóra a piacon újra négy-négy kocka van, az udvarban egy fém, egy építőmester ára megint 7 arany, és új lapok kerülnek ki.',
  'pillars.rules.end.end':
    'A hatodik forduló katedrálislépése után vége a játéknak. A legtöbb pont nyer, egyenlőségnél a legtöbb arany. Akik így is egyenlők, osztoznak a győzelmen. Más nem számít.',

  'pillars.rules.options': 'Az asztal beállításai',
  'pillars.rules.options.statue':
    'A szoborral minden számozott kézműves eggyel többször dolgozhat. Ezzel a beállítással csak egy játékosonként: az első, aki a száma fölött dolgozik.',
  'pillars.rules.options.thirdBuilders':
    'A zsákban mindenkinek csak két építőmestere van. A várakozók után mindenki ingyen lerakja a harmadikat, a forduló első lerakásaihoz képest fordított sorrendben. Kevesebb szerencse, több tervezés.',
  'pillars.rules.options.building':
    'Az 1–5. fordulóban mindenki egyszerre épít, hiszen senki építése nem érinti a többiekét. Az utolsó forduló mindig sorban zajlik.',
};
