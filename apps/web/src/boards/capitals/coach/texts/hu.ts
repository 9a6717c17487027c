// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { CapitalsCoachTexts } from './en.ts';

export const capitalsCoach: CapitalsCoachTexts = {
  // Decisions
  'capitals.coach.column':
    'Válaszd meg a helyed e forduló sorrendjében. Ára az oszlop $ értéke szorozva annak az oszlopnak a szorzójával, ahonnan jössz. A bal szélső kezd, és a legjobb lapkákból választ, a jobb oldali pénzt spórol.',
  'capitals.coach.column.short': 'Válassz oszlopot: mennyit ér neked, hogy előbb kerülj sorra?',
  'capitals.coach.take':
    'Vegyél el egy építendő lapkát. Az újak ingyenesek, a régebbiek 2 vagy 4\u00a0$-ba kerülnek. Minden fordulóban építened kell egyet, ezért azt keresd, ami a városodból hiányzik.',
  'capitals.coach.take.short': 'Vegyél el egy lapkát: mi hiányzik a városodból?',
  'capitals.coach.cell':
    'Válassz helyet a lapkának: {tile, term, capitals.tile}. Nincs levonás, ha a mező darut érint, és azonos típusú lapkát is, ha van ilyened; minden megszegett szabály 2 presztízsbe kerül. Az előnézet mindent megmutat, ami változna.',
  'capitals.coach.cell.short': 'Válassz helyet a lapkának: {tile, term, capitals.tile}.',
  'capitals.coach.order':
    'Ezek a hatások tetszés szerinti sorrendben jöhetnek, és itt számít a sorrend. Többnyire az jöjjön előbb, ami helyet ad: népesség a foglalkoztatás előtt.',
  'capitals.coach.confirm':
    'Megépült. Nézd meg, mi változott; a „Visszavonás” visszavonja, a „Kész” véglegesíti.',
  'capitals.coach.confirm.short': 'A „Kész” véglegesíti.',
  'capitals.coach.activate':
    'Aktiválj egy lapkát: energiát fizetsz, és megteszi, ami rajta áll. Az energia a következő világkiállításig a lapkán marad, ezért ugyanaz legközelebb drágább.',
  'capitals.coach.activate.short': 'Aktiválj egy lapkát, vagy vedd el a bónuszt.',
  'capitals.coach.activateMore': 'Még egyszer aktiválhatsz, vagy jelezheted, hogy kész vagy.',
  'capitals.coach.activateMore.short': 'Még egy aktiválás, vagy „Kész”.',
  'capitals.coach.noMore':
    'Többet nem aktiválhatsz. A „Visszavonás” az utolsó lépést vonja vissza, a „Kész” továbbviszi a játékot.',
  'capitals.coach.noMore.short': 'A „Kész” továbbviszi a játékot.',
  'capitals.coach.bonus':
    'Semmit sem tudsz aktiválni, ezért bónuszt veszel el: válassz a kettő közül.',
  'capitals.coach.paying':
    'Fizesd ki az aktiválást. A turista, aki a lapkára megy, 1 energiát kifizet, és ott marad.',
  'capitals.coach.token':
    'Egy daru mind a négy mezője betelt: áthelyezheted a város szélére, oda, ahol legközelebb építenél.',
  'capitals.coach.prosperity':
    'Építs olyan jóléti lapkát, amelynek teljesíted a feltételét, vagy rakj le egyet tóként: az 2 energiát hoz.',
  'capitals.coach.prosperity.short': 'Jóléti lapka vagy tó.',
  'capitals.coach.waiting':
    'A többiek játszanak. Figyeld a sávokat: a kiállításon a közszolgáltatást hasonlítják össze, minden fordulóban pedig a kultúrát.',
  'capitals.coach.waiting.short': 'A többiek játszanak.',
  'capitals.coach.over': 'Áll a város. Az összesítő megmutatja, honnan jött a presztízs.',

  // What is special about a decision
  'capitals.coach.room':
    'A népességed még {gap, number} foglalkoztatásnak ad helyet. A kiállításon a hézag presztízsbe kerül, ezért foglalkoztatást keress.',
  'capitals.coach.noRoom':
    'A foglalkoztatás már eléri a népességedet: több belőle elveszne. Előbb népességet keress.',
  'capitals.coach.upgradeNear':
    'Már csak {spaces, number} fejlődés hiányzik a következő erőműhöz. Az azonnal energiát hoz.',
  'capitals.coach.services':
    'A közszolgáltatásban le vagy maradva. A kiállításon minden előtted járó város 2 presztízsbe kerül.',
  'capitals.coach.fairSoon':
    'E forduló végén világkiállítás van: a foglalkoztatást, a munkanélküliséget és a közszolgáltatást értékelik. Nézd meg a kilátásokat.',
  'capitals.coach.poor':
    'Kevés a pénzed. Aki nem tud fizetni, 3\u00a0$-t kap 1 presztízsért, ahányszor kell: ez drága.',
  'capitals.coach.tourists':
    'Egy turista várakozik a városod mellett. Aktiváláskor 1 energiát kifizethet.',
  'capitals.coach.highest':
    'Nálad a legmagasabb a kultúra, ezért eggyel többször aktiválhatsz, mint amit az erőműved enged.',
  'capitals.coach.energyReturns':
    'E forduló után az energia az épületeidről visszakerül az erőműbe: költsd el most, amid van.',

  // What happened
  'capitals.coach.newEra':
    'Kezdődik a {era, select, 2 {II.} other {III.}} korszak. A lapkái erősebbek. A régebbiek addig maradnak a sorokban, amíg el nem viszik őket, vagy ki nem szorulnak.',
  'capitals.coach.fair':
    'Világkiállítás: a foglalkoztatás presztízst hoz, a munkanélküliség elvesz belőle; a közszolgáltatás fejlődést hoz, és ott minden előtted járó város 2 presztízsbe kerül. Aztán visszatér az energia.',
  'capitals.coach.gotToken':
    'A te városodban a legmagasabb a kultúra: hozzád jönnek a turisták, és eggyel több aktiválásod van.',
  'capitals.coach.touristLeft':
    'A turistád egy nagyobb kultúrájú városba ment. Több kultúra hazahozná.',
  'capitals.coach.upgraded':
    'Az erőműved {level, article} {level, number}. szintre lépett: azonnal energiát kapsz, és a szintekkel több aktiválás is jár.',
  'capitals.coach.taxed':
    'Nem tudtál fizetni, ezért különadót vetettél ki: alkalmanként 3\u00a0$ 1 presztízsért.',
  'capitals.coach.broken':
    'Megszegtél egy építési szabályt: ez presztízsbe került. Néha megéri a hely.',
  'capitals.coach.unemployed':
    'A városodban több ember volt, mint munka. A kiállításon ez presztízsbe került.',
  'capitals.coach.behind':
    'Más városokban jobb a közszolgáltatás. A kiállításon mindegyik 2 presztízsedbe került.',
  'capitals.coach.rows':
    'A sorokban lévő lapkák megdrágultak, és újak jöttek. Minél tovább vársz egy lapkára, annál drágább, és a végén eltűnik.',
  'capitals.coach.beyond':
    'Egy jelző túllépett volna a sávja végén. Ott marad, és a sáv vége egyszer ad vagy elvesz valamit: nyisd meg a sáv nevét, és meglátod, mit.',
  'capitals.coach.final':
    'A végső értékelés: a végén ható lapkák, energia, pénz, kultúra és fejlődés.',

  // Why a move is good
  'capitals.coach.because.prestige': 'Azonnal presztízst hoz.',
  'capitals.coach.because.employment':
    'A foglalkoztatás minden további kiállításon presztízst hoz.',
  'capitals.coach.because.publicServices': 'Előrébb visz a közszolgáltatásban.',
  'capitals.coach.because.culture': 'A kultúra a végén számít, és turistákat vonz.',
  'capitals.coach.because.economy': 'Több pénzed marad.',
  'capitals.coach.because.energy': 'Több energiád marad.',
  'capitals.coach.because.progress': 'Közelebb visz a következő erőműhöz.',
  'capitals.coach.because.buildings': 'A lapkáid többet hoznak a következő fordulókban.',
  'capitals.coach.because.initiative': 'Jó helyen maradsz a sorrendben, és nem fizetsz túl sokat.',
};
