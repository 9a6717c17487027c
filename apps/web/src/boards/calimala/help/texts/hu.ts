// The rules of Calimala: chapters with their passages, and the captions of their pictures.
import type { CalimalaRulesTexts } from './en.ts';

export const calimalaRules: CalimalaRulesTexts = {
  'calimala.rules.aim': 'Cél',
  'calimala.rules.aim.aim':
    'Posztókereskedők vagytok Firenzében. Posztót szőttök, és hat városba szállítjátok, fát, téglát és márványt adtok három templomnak, és műalkotásokat adományoztok. Tizenöt értékelőlapka kerül sorra egymás után, mindegyik egyféle kockát számol; a végén a megtartott zárólapokat is értékeljük. A legtöbb pont nyer.',
  'calimala.rules.aim.aim.picture':
    'Ami számít: hat város, három templom, műalkotások, kikötők, kereskedővárosok, fa, tégla, márvány.',

  'calimala.rules.table': 'Mi van az asztalon',
  'calimala.rules.table.city':
    'A város háromszor három akcióból áll; a középső mindig ugyanaz. Tizenkét utca köti össze a szomszédos akciókat, átlósan soha. Az utcákon korongok állnak egymáson: mindenki így cselekszik.',
  'calimala.rules.table.city.picture':
    'A város az első játszma elrendezésében, néhány koronggal az utcákon.',
  'calimala.rules.table.map':
    'A posztó három kikötőbe (Barcelona, Lisszabon, London) és három kereskedővárosba (Troyes, Brugge, Hamburg) kerül. Mindegyikben tizenkét posztónak van helye. Egy kereskedővárosban ezenkívül minden játékos egy kereskedőházának is van helye.',
  'calimala.rules.table.map.picture':
    'Egy kikötő és egy kereskedőváros két kereskedőházzal; mindkettőben van posztó.',
  'calimala.rules.table.churches':
    'Egy templomban egy-egy sor hely van fának, téglának, márványnak és műalkotásnak: a Santa Maria del Fioréban öt-öt, a Santa Crocéban négy-négy, a San Miniatóban három-három. A Palazzo Vecchióban, ahol a tanács ülésezik, négy hely van, csak műalkotásoknak.',
  'calimala.rules.table.churches.picture': 'A Santa Croce négy sora és a Palazzo Vecchio.',
  'calimala.rules.table.council':
    'A tanácsnak tizenöt számozott széke van, mindegyiken egy értékelőlapka. Az összes lapka kezdettől nyíltan fekszik. Sorban értékeljük őket, egyet-egyet, valahányszor valaki széket foglal el.',
  'calimala.rules.table.council.picture':
    'A következő lapka: kinek mennyi van ott, és most mennyit kapna.',
  'calimala.rules.table.own':
    'A tábládon három raktár van (fa, tégla, márvány) négy-négy kockának, hely három műhelynek négy-négy posztóval, és kikötő három hajónak. Egy kocka az, amivé a helye teszi: anyag, posztó, adomány vagy műalkotás. A kockák sosem fogynak el, és a nagy táblán ott maradnak, ahol vannak.',
  'calimala.rules.table.own.picture':
    'Egy játékos táblája: raktárak, műhelyek, kikötő, megmaradt korongok.',
  'calimala.rules.table.hidden':
    'Csak a kézben tartott lapok (a számuk nem), a kiosztott zárólapok és a pakli sorrendje titkos. Minden mást mindenki lát.',

  'calimala.rules.setup': 'Előkészületek',
  'calimala.rules.setup.discs':
    'Három játékosnál mindenkinek 12 színes és 3 fehér korongja van, négynél 10 és 2, ötnél 8 és 2. Minden korong egy kör, tehát mindenkinek legfeljebb 15, 12 vagy 10 köre van. A kezdőjátékost a véletlen választja ki.',
  'calimala.rules.setup.discs.picture': 'Három játékos korongjai és egy fehér.',
  'calimala.rules.setup.endCards':
    'Tíz zárólap van: hat város, három templom és a Palazzo Vecchio. Három játékosnál mindenki hármat kap, négynél vagy ötnél kettőt. Egyet titokban megtartasz, a többit felfedés nélkül elteszed. Három és négy játékosnál még egy lap nyíltan fekszik. A végén minden megtartott lapot és a nyíltat mindenkinek értékeljük.',
  'calimala.rules.setup.endCards.picture': 'Zárólapok: egy kikötő, egy templom, a Palazzo Vecchio.',
  'calimala.rules.setup.startCards':
    'Öt akciólap fekszik kint: fa, tégla, márvány, szövés és építés. A játék irányával szemben, a kezdőjátékos jobb oldali szomszédjától indulva mindenki elvesz egyet; így a kezdőjátékos választ utoljára. A maradékot a pakliba keverjük.',
  'calimala.rules.setup.startCards.picture': 'Az öt kezdőlap.',
  'calimala.rules.setup.begin': 'Mindenki egy üres műhellyel, egy akciólappal és pont nélkül kezd.',

  'calimala.rules.turn': 'Egy kör',
  'calimala.rules.turn.place':
    'Tedd egy korongodat, színeset vagy fehéret, a tizenkét utca bármelyikére, az ott lévők tetejére. Egyetlen utca sincs soha lezárva. Az utca két akciót köt össze, és a korongod mindkettőt megadja, egyszer-egyszer, tetszőleges sorrendben.',
  'calimala.rules.turn.place.picture':
    'A Fa és az Adomány közti utcára tett korong mindkét akciót megadja.',
  'calimala.rules.turn.duty':
    'A két akció közül legalább az egyiket végre kell hajtanod, ha kell, a kezedben lévő lapok segítségével. Olyan utca, amely csak lapokat hozna, nem választható. Csak ha ez minden utcára igaz, választhatsz bármelyiket, és akkor nincs kötelességed.',
  'calimala.rules.turn.others':
    'Ezután a felülről második, majd a harmadik korong cselekszik a gazdája javára: mindkét akció egyszer-egyszer, más körében is. Akinek több van köztük, többször cselekszik. Nekik nincs kötelességük: két lehetetlen akció egyszerűen két lapot hoz. Az sem számít, te miről mondtál le.',
  'calimala.rules.turn.others.picture':
    'Felülről lefelé: előbb a kék (rombusz), aztán a piros (háromszög), aztán a sárga (kör).',
  'calimala.rules.turn.white':
    'A fehér korong mindkét akciót kétszer adja, tetszőleges sorrendben: négy akció, amelyekből legalább egyet végre kell hajtanod. Utána senkié sem. Más korongok alatt többé nem cselekszik, átugorjuk.',
  'calimala.rules.turn.white.picture':
    'A felül lévő fehér korong négyszer cselekszik; lejjebb átugorjuk.',
  'calimala.rules.turn.next':
    'Ha mindegyik cselekedett, és a negyedik korong, ha volt, lekerült az utcáról, a bal oldali szomszéd következik.',

  'calimala.rules.activation': 'Amikor egy korong cselekszik',
  'calimala.rules.activation.slots':
    'A cselekvő korong minden akcióját egészben vagy részben végrehajtod, vagy lemondasz róla, vagy – ha lehetetlen – lapot húzol helyette. A sorrendet te választod.',
  'calimala.rules.activation.impossible':
    'Ha egy akcióból semmi sem hajtható végre, helyette lapot húzol. Az adott pillanat dönt: a kezedben lévő lapok nem számítanak, és úgy is választhatod a sorrendet, hogy egy akció még éppen lehetetlen.',
  'calimala.rules.activation.impossible.picture': 'Lehetetlen: lap jár helyette.',
  'calimala.rules.activation.giveUp':
    'Amit megtehetnél, de nem akarsz, arról lemondhatsz; ez semmit sem hoz. A saját körödben nem mondhatsz le az utolsó lehetőségről, amellyel a kötelességedet teljesítenéd.',
  'calimala.rules.activation.done':
    'Ha minden megvan, erősítsd meg a „Kész” gombbal. Addig visszavonhatod az utolsó lépést, vagy mindet együtt, a lerakott koronggal. Csak az végleges, ami egy laphúzás előtt történt.',

  'calimala.rules.actions': 'A kilenc akció',
  'calimala.rules.actions.material.title': 'Fa, tégla, márvány',
  'calimala.rules.actions.material':
    'Tégy egy kockát az anyag raktárába. Lehetetlen, ha már négy van ott.',
  'calimala.rules.actions.material.picture': 'Egy kocka fa, tégla vagy márvány.',
  'calimala.rules.actions.build':
    'Építs egyet ezek közül: hajót két fáért; kereskedőházat két tégláért, olyan kereskedővárosban, ahol még nincs házad; műhelyt egy fáért és egy tégláért. Mindegyikből három lehet, az első műhelyt is beleszámítva, és végleg a tieid. Lehetetlen, ha mindháromhoz hiányzik anyag vagy elem.',
  'calimala.rules.actions.build.picture':
    'Két fából hajó lesz, két téglából kereskedőház, egy-egyből műhely.',
  'calimala.rules.actions.weave':
    'Tégy egy posztót minden műhelyedbe, ahol van hely. Lehetetlen, ha mind tele van.',
  'calimala.rules.actions.weave.picture': 'Egy posztó minden műhelybe.',
  'calimala.rules.actions.ship':
    'Minden hajód legfeljebb egy posztót visz bármely kikötőbe, ahol van hely; több is mehet ugyanoda. Küldhetsz kevesebbet, de legalább egyet. A posztó magától a legtelibb műhelyedből megy el. Lehetetlen posztó nélkül, hajó nélkül, vagy ha mindhárom kikötő tele van.',
  'calimala.rules.actions.ship.picture': 'Hajónként egy posztó, bármely kikötőbe.',
  'calimala.rules.actions.transport':
    'Minden kereskedőházad legfeljebb egy posztót juttat a saját városába, ha ott van hely. Küldhetsz kevesebbet, de legalább egyet. Lehetetlen posztó nélkül, kereskedőház nélkül, vagy ha minden olyan város tele van, ahol házad van.',
  'calimala.rules.actions.transport.picture': 'Kereskedőházanként egy posztó, a ház városába.',
  'calimala.rules.actions.contribute':
    'Egy fa, tégla vagy márvány a raktáradból egy szabad helyre kerül a három templom egyikében, a fajtájának sorába. Lehetetlen, ha egyik anyagodnak sincs sehol szabad helye.',
  'calimala.rules.actions.contribute.picture': 'Egy kocka anyag a maga sorába egy templomban.',
  'calimala.rules.actions.artwork':
    'Egy márvány a raktáradból műalkotás lesz a három templom egyikében vagy a Palazzo Vecchióban. Lehetetlen márvány nélkül, vagy ha mind a tizenhat hely foglalt.',
  'calimala.rules.actions.artwork.picture':
    'Egy márványból műalkotás lesz, templomban vagy a Palazzo Vecchióban.',

  'calimala.rules.cards': 'Akciólapok',
  'calimala.rules.cards.play':
    'Összesen 45 lap van, minden akcióból öt, és a kézben bármennyi lehet. Amíg valamelyik korongod cselekszik, mások körében is, bármennyit kijátszhatsz: az akciói előtt, között és után, akár a most húzottat is. Máskor nem.',
  'calimala.rules.cards.play.picture': 'Minden lap a kilenc akció egyikét adja.',
  'calimala.rules.cards.must':
    'A kijátszott lapnak legalább részben hatnia kell; különben a kezedben marad. Lapot sosem hoz, és a kötelességet sem teljesíti: azt a korong egyik akciójának kell. De egy lap lehetővé teheti ezt az akciót. Olyan lap, amely után a kötelesség már nem volna teljesíthető, nem játszható ki.',
  'calimala.rules.cards.deck':
    'A kijátszott lapok nyíltan fekszenek. Amint valaki kihúzza a pakli utolsó lapját, ezeket megkeverjük, és belőlük lesz az új pakli. Ha egyáltalán nincs lap, nem húz senki, és később sem jár érte.',

  'calimala.rules.council': 'A negyedik korong',
  'calimala.rules.council.fourth':
    'Ha négy korong van az utcán, a legalsó nem cselekszik. Miután a többi cselekedett, a tanács legkisebb számú szabad székére kerül: széket szerez a gazdájának, bárki van is soron. Ezután az ottani lapkát értékeljük. Körönként legfeljebb egy értékelés van.',
  'calimala.rules.council.fourth.picture':
    'A negyedik korong (négyzet) elhagyja az oszlopát, és széket foglal a tanácsban.',
  'calimala.rules.council.white':
    'Ha a negyedik korong fehér, a soron lévő játékosé a szék: a készletéből tesz oda színes korongot, a fehér pedig a készletébe kerül, hogy később lerakja. Ha nincs ilyenje, egy saját korongja bármelyik utcáról foglalja el a széket, a fehér pedig annak az oszlopnak a tetejére kerül, ahonnan az jött, és nem cselekszik. Ha ott sincs, a fehér kikerül a játékból, és a lapkát szék nélkül értékeljük.',
  'calimala.rules.council.white.picture': 'A fehér visszakerül, saját korong foglalja el a széket.',
  'calimala.rules.council.seats':
    'A székek döntenek egyenlőségnél, és számítanak a Palazzo Vecchio zárólapjánál. Az új szék már a saját értékelésében is számít.',

  'calimala.rules.scoring': 'Értékelés',
  'calimala.rules.scoring.counts':
    'A város az ottani posztót számolja. A templom a benne lévő anyagot és műalkotásokat. A kikötők és a kereskedővárosok a posztót mindháromban. A fa, a tégla és a márvány azt, amennyit belőle a három templomnak adtak; a műalkotás itt nem márvány. A műalkotások mind a négy épületben számítanak.',
  'calimala.rules.scoring.points':
    'A legtöbb kocka 3 pontot hoz, a második legtöbb 2-t, a harmadik 1-et. Akinek nincs semmije abból, amit számolunk, nem kap sem helyezést, sem pontot.',
  'calimala.rules.scoring.points.picture': 'Egy értékelés: a megszámolt kockák és a pontjaik.',
  'calimala.rules.scoring.twice':
    'Majdnem minden kocka két lapkánál számít: a lisszaboni posztó Lisszabonnál és a kikötőknél, a fa a Santa Crocéban a templomnál és a fánál. Egy műalkotás a Palazzo Vecchióban csak a műalkotásoknál számít, de a tanácsban annyit nyom, mint egy szék.',
  'calimala.rules.scoring.twice.picture':
    'A lisszaboni posztó Lisszabonnál és a kikötőknél számít; a fa a Santa Crocéban a templomnál és a fánál.',

  'calimala.rules.ties': 'Egyenlőség',
  'calimala.rules.ties.chain':
    'Egyenlő számnál a tanács dönt, lépésről lépésre: több szék és műalkotás a Palazzo Vecchióban együtt; aztán több szék; aztán aki korábban érte el ezt a székszámot; szék nélkül pedig az, akinek az első műalkotása korábban került a Palazzo Vecchióba.',
  'calimala.rules.ties.chain.picture':
    'A székek és a műalkotások a Palazzo Vecchióban ugyanannyit nyomnak.',
  'calimala.rules.ties.share':
    'Akinek ott se széke, se műalkotása, az egyenlőségnél az utolsó, és osztozik: az elfoglalt helyek pontjait összeadjuk, elosztjuk az osztozók számával, és lefelé kerekítjük. Ha ketten osztoznak az első és a második helyen, fejenként 2 pontot kapnak.',

  'calimala.rules.end': 'A játék vége',
  'calimala.rules.end.discs':
    'A játék véget ér, ha minden korongot leraktatok. Előbb az utolsó kört játsszuk végig, az értékelésével együtt, ha van. Aztán sorban értékeljük az összes lapkát, amelyen nem ül senki; szék ezekért nem jár.',
  'calimala.rules.end.fifteenth':
    'Vagy a tizenötödik lapkát is értékeltük: ekkor befejezzük a fordulót, hogy mindenkinek ugyanannyi köre legyen. Ezekben az utolsó körökben a negyedik korong egyszerűen kikerül a játékból, szék és értékelés nélkül.',
  'calimala.rules.end.cards':
    'Ezután felfedjük az összes megtartott zárólapot. Ezeket és a nyíltat mindenkinek értékeljük: 5, 3 és 1 pont, egyenlőség esetén a szokásos módon. A Palazzo Vecchio a székeket és az ottani műalkotásokat együtt számolja.',
  'calimala.rules.end.cards.picture': 'Egy zárólap: 5, 3 és 1 pont.',
  'calimala.rules.end.winner':
    'A legtöbb pont nyer. Egyenlőségnél a székek és a Palazzo Vecchio műalkotásai együtt döntenek, aztán az egyenlőség további lépései. Akik még mindig egyenlők, osztoznak a győzelmen.',

  'calimala.rules.options': 'Az asztal beállításai',
  'calimala.rules.options.layout':
    'Melyik akció hol van. Rendszerint nyolc akciót keverünk a középső Építés köré. Az első játszma elrendezése egymás mellé teszi, ami összetartozik. Ha mind a kilenc véletlenszerű, az Építést is megkeverjük.',
  'calimala.rules.options.whiteSwap':
    'Ha egy fehér negyedik korong székét egy utcáról vett korong foglalja el, a fehér annak az oszlopnak a tetejére kerül. Ezzel a beállítással ehelyett kikerül a játékból, és az oszlop egy koronggal alacsonyabb lesz.',
  'calimala.rules.options.oneCardPerTurn':
    'A második kiadásból: a soron lévő játékos ebben a körben legfeljebb egy lapot húz lehetetlen akciókért, az összes saját korongjával együtt. Mások körében nincs korlát.',
  'calimala.rules.options.extraStartCard':
    'A második kiadásból: a sorrendben negyedik és ötödik játékos az elején eggyel több lapot húz.',
  'calimala.rules.options.seatsAfterFifteenth':
    'A második kiadásból: a tizenötödik értékelés után is széket foglal a negyedik korong, és ez számít egyenlőségnél és a Palazzo Vecchiónál. Lapkát érte nem értékelünk.',
};
