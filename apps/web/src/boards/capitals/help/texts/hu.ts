// The rules of The Capitals: chapters with their passages.
import type { CapitalsRulesTexts } from './en.ts';

export const capitalsRules: CapitalsRulesTexts = {
  'capitals.rules.aim': 'Cél',
  'capitals.rules.aim.aim':
    'Három korszakon és tizenkét fordulón át építesz egy várost. Minden fordulóban új épület kerül bele, a kultúra turistákat vonz, az energia pedig aktiválja az épületeket. Három világkiállítás értékeli a városodat, és a végén az is számít, ami megmaradt. A legtöbb presztízs nyer.',
  'capitals.rules.aim.aim.picture': 'Egy város néhány forduló után, az erőművével.',

  'capitals.rules.city': 'Amid van',
  'capitals.rules.city.start':
    'A városod egymás mellett álló szállodával és városházával indul, közöttük két daruval: ezek mutatják, hol építhetsz levonás nélkül. Mellette erőmű áll 4 energiával. Egy turistád van.',
  'capitals.rules.city.tracks':
    'Hat sáv: a gazdaság a pénzed (kezdetben 12\u00a0$, mínusz az első oszlopod $ értéke), a kultúra turistákat vonz, a közszolgáltatást és a foglalkoztatást a kiállítások értékelik, a népesség helyet ad a foglalkoztatásnak, a fejlődés az erőművet javítja.',
  'capitals.rules.city.tracks.picture':
    'Gazdaság, kultúra, közszolgáltatás, fejlődés, népesség, foglalkoztatás.',
  'capitals.rules.city.prestige':
    'A presztízs a pontszám, és lehet negatív. Az nyílt, hány presztízsjelződ van; hogy együtt mennyit érnek, a végéig a te titkod.',

  'capitals.rules.round': 'Egy forduló',
  'capitals.rules.round.eras':
    'Három korszak van, mindegyikben négy forduló. A korszak negyedik fordulója után világkiállítás van.',
  'capitals.rules.round.phases':
    'Egy forduló öt szakaszból áll: kezdeményezés, építés, turizmus, aktiválás, igazgatás. Az első fordulóban nincs kezdeményezés.',

  'capitals.rules.initiative': 'Kezdeményezés',
  'capitals.rules.initiative.pick':
    'Balról jobbra mindenki választ egy oszlopot, amelyet még senki sem választott; a sajátod is szabad. A forduló sorrendje azután balról jobbra megy.',
  'capitals.rules.initiative.price':
    'Az új oszlop $ értékét fizeted, szorozva annak az oszlopnak a szorzójával, ahonnan jössz; balról jobbra: 4\u00a0$\u00a0×5, 3\u00a0$\u00a0×4, 2\u00a0$\u00a0×2, 1\u00a0$\u00a0×2, 1\u00a0$\u00a0×1, 0\u00a0$\u00a0×2. Elöl lenni drága, és a következő választásodat is drágítja.',
  'capitals.rules.initiative.price.picture': 'Az oszlopok a $ értékükkel és a szorzójukkal.',
  'capitals.rules.initiative.open':
    'Két játékossal az 1–4. oszlop nyitott, hárommal és néggyel az 1–5., öttel mind a hat. Öt játékossal a 6. oszlop a 2. fordulóban ×1-nek számít.',

  'capitals.rules.building': 'Építés',
  'capitals.rules.building.take':
    'Sorban mindenki pontosan egy lapkát vesz el a 0, 2 vagy 4\u00a0$-os sorból, kifizeti, és azonnal megépíti. Passzolni nem lehet.',
  'capitals.rules.building.take.picture':
    'Öt típus: lakó, ipari, kereskedelmi, turisztikai, közösségi.',
  'capitals.rules.building.rules':
    'Két szabály: a lapka érintsen egy darut, és feküdjön azonos típusú lapka mellett, ha van ilyened. Egy megszegett szabály 2 presztízsbe kerül, mindkettő 4-be. Néha megéri.',
  'capitals.rules.building.rules.picture': 'Ha lapka van nálad, minden mező mutatja, mibe kerülne.',
  'capitals.rules.building.touch':
    'Az átlós szomszéd mindenütt számít. A lapkának mindig érintenie kell a városodat, legalább egy sarkon.',
  'capitals.rules.building.effects':
    'Az azonnali hatás építéskor történik. A „minden 3 népesség után” azt jelenti: ahányszor 3 megvan a népességedben; a sáv nem mozdul. Amit egy lapka elvesz, oda kell adnod.',
  'capitals.rules.building.effects.picture':
    'Két lapka építéskor ható hatással, az egyik a népességet számolja.',
  'capitals.rules.building.later':
    'Némelyik lapka másokat néz: minden megfelelő lapkáért, amely áll, és mindegyikért, amely később jön. A szomszédhatás csak a körülötte lévő legfeljebb nyolc lapkát látja.',
  'capitals.rules.building.later.picture': 'Egy lapka, amely a szomszédait nézi.',
  'capitals.rules.building.order':
    'Egy építés hatásait tetszés szerinti sorrendben hajthatod végre; csak akkor kérdezünk, ha a sorrend számít. Megerősítésig minden lépés visszavonható, és az előnézet mutatja, mi változik.',

  'capitals.rules.tracks': 'A sávok',
  'capitals.rules.tracks.employment':
    'A foglalkoztatás sosem magasabb a népességnél. Ami fölé menne, elvész, és ha a népesség a foglalkoztatás alá esik, az is csökken vele.',
  'capitals.rules.tracks.progress':
    'A fejlődés nyolc mezőből álló kör. Valahányszor a jelződ eléri vagy átlépi a szimbólumot, az erőműved egy szintet lép: megkapod az energiáját, és a 3. szinttől több aktiválást. Az 1. és 2. szint egyet enged, a 3. és 4. kettőt, az 5. és 6. hármat. Aki elsőként ér egy szintre, a legtöbb energiájú erőművet kapja.',
  'capitals.rules.tracks.progress.picture': 'A fejlődés az erőművet javítja, és energiát hoz.',
  'capitals.rules.tracks.ends':
    'A sáv végén a jelző megáll, és a sáv vége egyszer fizet: gazdaság 50 fölött: 1 presztízs; kultúra 30 fölött: 1 presztízs; közszolgáltatás 6 fölött: 3 energia; népesség 20 fölött: 2 kultúra; foglalkoztatás 20 fölött: 2 presztízs. Alul kiesni 1 presztízsbe kerül; a gazdaságnál helyette különadó jön.',
  'capitals.rules.tracks.tax':
    'Aki nem tud fizetni, különadót vet ki: 3\u00a0$ 1 presztízsért, ahányszor kell, hogy legalább 1\u00a0$ maradjon. Feltétel teljesítéséhez sosem jó.',

  'capitals.rules.tourism': 'Turizmus',
  'capitals.rules.tourism.highest':
    'A legmagasabb kultúrájú város kapja a jelzőt, és eggyel több aktiválása van. Egyenlőségnél: erősebb gazdaság, aztán aki balrább áll a kezdeményezésben.',
  'capitals.rules.tourism.walk':
    'A legalacsonyabb kultúrájú város turistája a legmagasabbhoz megy. 9, 14 vagy 24 kultúrától a legmagasabb város azoknak a városoknak a turistáit is vonzza, amelyek kultúrája legfeljebb 6, 9 vagy 23.',
  'capitals.rules.tourism.walk.picture': 'A turisták oda mennek, ahol kultúra van.',
  'capitals.rules.tourism.stay':
    'A többiek ott maradnak, ahol vannak, vagy hazajönnek. Aki várost vált, az új város mellett várakozik.',

  'capitals.rules.activating': 'Aktiválás',
  'capitals.rules.activating.price':
    'Sorban aktiváld az aktiválható lapkáidat, ahányszor az erőműved engedi, ugyanazt akár újra. Az ár a lapkára nyomtatott energia, meg a rajta lévő energia és turisták, meg 1. A kifizetett energia a lapkán marad: legközelebb drágább.',
  'capitals.rules.activating.price.picture': 'Aktiválható lapka a nyomtatott energiájával.',
  'capitals.rules.activating.tourists':
    'A városod mellett vagy más épületen álló turista a lapkára mehet, és 1 energiát kifizet. Aki magán a lapkán áll, csak drágítja.',
  'capitals.rules.activating.react':
    'Előbb az jön, amit maga a lapka ad, aztán más lapkák, amelyek erre válaszolnak.',
  'capitals.rules.activating.bonus':
    'Aki semmit sem aktivál, 1 energiát vagy 1 fejlődést vesz el helyette.',

  'capitals.rules.administration': 'Igazgatás',
  'capitals.rules.administration.tokens':
    'Az a daru, amelynek mind a négy mezőjén lapka van, a város szélén olyan sarokra léphet, ahol van üres mező.',
  'capitals.rules.administration.tokens.picture': 'Egy daru.',
  'capitals.rules.administration.rows':
    'A 4\u00a0$-os lapkák kikerülnek a játékból, a többi továbblép: 2\u00a0$-ról 4\u00a0$-ra, 0\u00a0$-ról 2\u00a0$-ra. Új lapkák jönnek, amíg a korszakból kettővel több nem lesz, mint ahány játékos.',

  'capitals.rules.fair': 'A világkiállítás',
  'capitals.rules.fair.employment':
    'A foglalkoztatás az értékénél 4-gyel kevesebb presztízst hoz. A népesség és a foglalkoztatás közti hézag annyi presztízsbe kerül, amekkora, de legfeljebb 3-ba.',
  'capitals.rules.fair.employment.picture':
    'A kiállítás értékeli: foglalkoztatás, munkanélküliség, közszolgáltatás.',
  'capitals.rules.fair.services':
    'A közszolgáltatás fejlődést hoz, −3 és +3 között. Azután minden város, amely közszolgáltatásban előtted jár, 2 presztízsedbe kerül. Egyenlőségnél: erősebb gazdaság, aztán aki balrább áll.',
  'capitals.rules.fair.energy':
    'Az épületeken lévő összes energia visszakerül az erőművekbe. Máskor sosem. A turisták maradnak.',

  'capitals.rules.end': 'A játék vége',
  'capitals.rules.end.last':
    'A 12. forduló után jönnek az „utolsó világkiállítás előtti” hatások, aztán a harmadik kiállítás. Utána mindenki még egyszer kifizeti az oszlopa $ értékét.',
  'capitals.rules.end.scoring':
    'Aztán számítanak a végén ható lapkák, és 1 presztízs jár 4 energiánként, 4\u00a0$-onként, 2 kultúránként és a fejlődésben a szimbólum utáni minden mezőért.',
  'capitals.rules.end.winner':
    'A legtöbb presztízs nyer. Egyenlőségnél: több energia, erősebb gazdaság, aztán aki balrább áll a kezdeményezésben.',

  'capitals.rules.two': 'Két játékos',
  'capitals.rules.two.marker':
    'A kultúrasávon semleges jelző áll, és minden igazgatáskor 1-et lép előre. Az alacsonyabb város csak akkor számít a legalacsonyabbnak, ha e jelző alatt van. Egy semleges turista a nagyobb kultúrájú városba megy.',
  'capitals.rules.two.tiles':
    'Minden korszakból típusonként egy lapka látatlanul kikerül. Csak az 1–4. oszlop nyitott.',

  'capitals.rules.prosperity': 'Jóléti lapkák',
  'capitals.rules.prosperity.tiles':
    'A haladó játékban mindenkinek hat titkos jóléti lapkája van, öt játékossal öt. A 3., 5., 7., 9. és 11. forduló után mindenki megépít egyet. A feltételét abban a pillanatban teljesíteni kell; az egyenlőség elég. Az építés szabályai érvényesek, és a jólét külön típus.',
  'capitals.rules.prosperity.tiles.picture': 'Egy jóléti lapka.',
  'capitals.rules.prosperity.lake':
    'Vagy az egyiket lefordítva, tóként rakod le bármely üres mezőre, amely érinti a városodat. 2 energiát hoz, nincs típusa és nincs hatása.',
  'capitals.rules.prosperity.lake.picture': 'Egy tó.',

  'capitals.rules.origin': 'Honnan valók a lapkák',
  'capitals.rules.origin.names':
    'A nyomtatott lapkákat sehol sem írták le teljesen. A szabálykönyv ezeket nevezi meg, és itt is megvannak: Szálloda, Városháza, Jefferson-lakások, Piac, Diadalív, Vasútállomás, Kórház, Kongresszusi központ, Nagytőke tere, Tudományos központ, Művészeti múzeum, a jóléti lapkák közül pedig Három zászló, Raktárház és Népgyűlési csarnok. Az összes többi, a 78 korszaklapkából 69 és a 25 jóléti lapkából 22, a mi tervünk.',
  'capitals.rules.origin.effects':
    'Amit a szabálykönyv egy lapka hatásáról mond, pontosan úgy van: teljesen a Városháza, a Diadalív, a Nagytőke tere, a Három zászló, a Raktárház és a Népgyűlési csarnok esetében, néhány másiknál részben. A többi hatás is a mi tervünk.',
  'capitals.rules.origin.board':
    'A tábláról ismertek a kultúra küszöbei, a sávok szabályai és néhány oszlop; a sávok hossza és kezdőmezői, az erőművek energiája és aktiválásai, a többi oszlop és a jólét fordulói tőlünk valók.',

  'capitals.rules.options': 'Az asztal beállításai',
  'capitals.rules.options.prosperity': 'A haladó játék, jóléti lapkákkal és tavakkal.',
  'capitals.rules.options.openScores':
    'Alapesetben csak a presztízsjelzők száma nyílt. Ezzel a beállítással mindenki presztízse az.',
  'capitals.rules.options.refill':
    'Alapesetben addig jönnek új lapkák, amíg a korszakból kettővel több nem lesz, mint ahány játékos. A „mindig” minden alkalommal ennyi újat hoz, akármennyi maradt.',
  'capitals.rules.options.lowestCityLosesTourist':
    'Alapesetben a legalacsonyabb kultúrájú város mindig elveszti a turistáját. Enélkül csak akkor, ha a legmagasabb város vonzereje eléri.',
  'capitals.rules.options.passBonus':
    'Aki semmit sem aktivál, 1 energiát vagy 1 fejlődést vesz el; ezzel a beállítással a fejlődés helyett 1\u00a0$-t.',
  'capitals.rules.options.endPayment':
    'A végén mindenki az oszlopa $ értékét fizeti; ezzel a beállítással a szorzójával megszorozva.',
  'capitals.rules.options.lastFairReturnsEnergy':
    'Alapesetben az energia az utolsó kiállításon is visszatér az épületekről, és számít az értékelésben. Enélkül elvész.',
  'capitals.rules.options.markedTiles':
    'A több játékosra jelölt lapkák a dobozban maradnak. Ezzel a beállítással négyen az 5-össel jelölteket is használják.',
  'capitals.rules.options.cityHallType': 'A városháza lakólapka; ezzel a beállítással közösségi.',
  'capitals.rules.options.touristOncePerPhase':
    'Egy turista fordulónként egyszer segít. Enélkül újra segíthet, ha mindig másik épületre megy.',
  'capitals.rules.options.autoEndTurn':
    'Az aktiválásod akkor ér véget, amikor mondod; ezzel a beállítással akkor, amikor már semmi sem aktiválható.',
};
