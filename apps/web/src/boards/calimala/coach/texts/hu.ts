// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { CalimalaCoachTexts } from './en.ts';

export const calimalaCoach: CalimalaCoachTexts = {
  // Decisions
  'calimala.coach.endCard':
    'Tarts meg egy zárólapot. A végén mindenkinek értékeljük, 5, 3 és 1 ponttal; de most csak te ismered, ezért olyan helyet tarts meg, ahol erős akarsz lenni.',
  'calimala.coach.startCard':
    'Vegyél egy lapot a kezedbe. Fából és téglából épülnek az első épületek, az Építés felhúz egyet, a Szövés posztót ad.',
  'calimala.coach.place':
    'Válassz utcát: a korongod mindkét szomszédos akciót megadja. Keress kettőt, amelyek összeillenek, és figyeld, mit számol a következő lapka: {tile, term, calimala.category}.',
  'calimala.coach.place.short':
    'Utca a következő korongodnak. Legközelebb ezt értékeljük: {tile, term, calimala.category}.',
  'calimala.coach.placeLast':
    'Válassz utcát. Minden lapkát értékeltünk, most már csak az számít, amit a zárólapok értékelnek.',
  'calimala.coach.act':
    'A korongod cselekszik. Hajtsd végre az akcióit, tetszőleges sorrendben; ha van miből választani, az felragyog a táblán.',
  'calimala.coach.act.short': 'Hajtsd végre a korongod még nyitott akcióit.',
  'calimala.coach.react':
    'Valaki a korongodra tett egyet, ezért az is cselekszik: mindkét akció a tiéd, és egyiket sem kötelező végrehajtanod.',
  'calimala.coach.react.short': 'A korongod más körében cselekszik: vidd, amit lehet.',
  'calimala.coach.again':
    'A saját korongodra tettél egyet, ezért az is cselekszik: mindkét akciója a tiéd, és egyiket sem kötelező végrehajtanod.',
  'calimala.coach.again.short': 'Az alsó korongod is cselekszik: vidd, amit lehet.',
  'calimala.coach.othersAct':
    'Még a te köröd van: a korongod másokéin fekszik, és most azok cselekszenek.',
  'calimala.coach.othersAct.short': 'Még a te köröd van: a korongod alattiak cselekszenek.',
  'calimala.coach.done':
    'Minden megvan. A „Visszavonás” visszavonja a lépéseket, de a húzott lapot soha; a „Kész” továbbviszi a játékot.',
  'calimala.coach.done.short': 'A „Kész” továbbviszi a játékot.',
  'calimala.coach.replace':
    'A negyedik korong fehér, tehát tiéd a szék a tanácsban. Válaszd ki, melyik korongod foglalja el: azt, amelyiktől a legkevesebbet várod.',
  'calimala.coach.choosing': 'A többiek is választanak. Utána jön az első kör.',
  'calimala.coach.waiting':
    'A többiek játszanak. Figyeld, hol: aki a korongodra tesz, felébreszti, és te is cselekszel.',
  'calimala.coach.waiting.short': 'A többiek játszanak.',
  'calimala.coach.over':
    'A játszma véget ért. A megmaradt lapkákat sorban értékeltük, aztán a zárólapokat: 5, 3 és 1 pont.',

  // What is special about a decision
  'calimala.coach.fullStreet':
    'Van utca három koronggal: a negyedik a legalsót a tanácsba küldi, és értékelés következik: {tile, term, calimala.category}. Válassz ilyen utcát, és előre látod, ki mennyit kapna.',
  'calimala.coach.ownDiscBelow':
    'Az egyik utcán fent van egy korongod: tégy oda még egyet, és mindkettő cselekszik.',
  'calimala.coach.whiteDisc':
    'Van fehér korongod: egy fehér mindkét akciót kétszer adja, de többé nem cselekszik. Ott jó, ahol négy akció egyszerre segít.',
  'calimala.coach.impossible':
    'Most lehetetlen, ezért lapot hozna: {action, term, calimala.action}. Ha a másik akciód lehetővé teheti, azt vedd előre – vagy hagyd a végére, ha a lap kell.',
  'calimala.coach.card':
    'Most lapot is kijátszhatsz, az akciók előtt, között vagy után. Tartsd meg, ha később többet ér.',
  'calimala.coach.material':
    'Egy raktárban négy fér el. Fa és tégla az építéshez kell, minden anyag jó a templomoknak, a márvány a műalkotásokhoz.',
  'calimala.coach.build':
    'Egy hajó minden kikötőt elér, egy kereskedőház egy kereskedővárost, egy műhely minden szövésnél több posztót hoz.',
  'calimala.coach.weave':
    'A szövés több műhellyel éri meg; a posztó az, amit a hajók és a kereskedőházak szállítanak.',
  'calimala.coach.ship':
    'Minden hajó egy posztót visz, bármely kikötőbe. {when, select, soon {Hamarosan értékeljük: {tiles, terms, calimala.category}.} later {A következő lapkák közül egyik sem számolja, a későbbiek igen.} other {Ezt már egyik lapka sem számolja, de egy zárólap még számolhatja.}}',
  'calimala.coach.transport':
    'Minden kereskedőház egy posztót küld a saját városába. {when, select, soon {Hamarosan értékeljük: {tiles, terms, calimala.category}.} later {A következő lapkák közül egyik sem számolja, a későbbiek igen.} other {Ezt már egyik lapka sem számolja, de egy zárólap még számolhatja.}}',
  'calimala.coach.contribute':
    'Egy kocka a templomban a templomnál és az anyagánál is számít. {when, select, soon {Hamarosan értékeljük: {tiles, terms, calimala.category}.} later {A következő lapkák közül egyik sem számolja, a későbbiek igen.} other {Ezt már egyik lapka sem számolja, de egy zárólap még számolhatja.}}',
  'calimala.coach.artwork':
    'Egy műalkotás a templománál és a műalkotásoknál számít; a Palazzo Vecchióban templom helyett egyenlőségnél segít. {when, select, soon {Hamarosan értékeljük: {tiles, terms, calimala.category}.} later {A következő lapkák közül egyik sem számolja, a későbbiek igen.} other {Ezt már egyik lapka sem számolja, de egy zárólap még számolhatja.}}',

  // What happened
  'calimala.coach.scored':
    'Egy negyedik korong a tanácsba került, ezért értékelés volt: {tile, term, calimala.category}. A legtöbb kocka 3 pontot hoz, aztán 2-t és 1-et; egyenlőségnél a tanács dönt. Te {points, plural, other {# pontot}} kaptál.',
  'calimala.coach.seat':
    'A korongod széket foglalt a tanácsban. Egyenlőségnél segít, és a végén a Palazzo Vecchiónál is számít.',
  'calimala.coach.cardDrawn':
    'Egy akció lehetetlen volt, ezért lapot húztál: {card, term, calimala.action}. Bármikor kijátszhatod, amikor egy korongod cselekszik.',
  'calimala.coach.lastRound':
    'Mind a tizenöt lapkát értékeltük, tehát ez az utolsó forduló. Innentől csak a zárólapok számítanak.',

  // Why a move is good
  'calimala.coach.because.points': 'Még ebben a körben pontot hoz.',
  'calimala.coach.because.tiles': 'Előrébb visz ott, ahol hamarosan értékelés lesz.',
  'calimala.coach.because.endCards': 'Segít egy zárólapnál, amelyet ismersz.',
  'calimala.coach.because.goods': 'Olyan árut hoz, amelyet hamar felhasználhatsz.',
  'calimala.coach.because.engine': 'Erősebbé teszi a későbbi akcióidat.',
  'calimala.coach.because.cards': 'Jó lapok maradnak a kezedben.',
  'calimala.coach.because.discs': 'A korongjaid ott lesznek, ahol újra cselekszenek.',
  'calimala.coach.because.council': 'Növeli a tekintélyedet a tanácsban.',
};
