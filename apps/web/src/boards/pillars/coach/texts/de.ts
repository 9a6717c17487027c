// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { PillarsCoachTexts } from './en.ts';

export const pillarsCoach: PillarsCoachTexts = {
  // Decisions
  'pillars.coach.pick':
    'Nimm eine Karte oder passe. Eine Rohstoffkarte bindet Arbeiter und bringt in dieser Runde Würfel; ein Handwerker kostet Gold und arbeitet von jetzt an in jeder Runde für dich. Alle nehmen reihum eine Karte.',
  'pillars.coach.pick.short':
    'Nimm eine Karte oder passe. Freie Arbeiter: {workers, number}; jeder verdient 1 Gold in der Mühle.',
  'pillars.coach.dismiss':
    'Du hast zu viele Handwerker, einer geht für immer. Behalte einen Mörtelmischer für deine Maurer, einen Schreiner, um Holz zu kaufen, und alle, die viel für einen Würfel geben.',
  'pillars.coach.collapse':
    'Ein Einsturz: Du verlierst einen Handwerker. Meist ist es einer vom Anfang, aber denk daran, wozu er sonst gut ist.',
  'pillars.coach.redraw':
    'Du bist Startspieler. Einmal in dieser Runde darfst du einen gezogenen Baumeister zurücklegen und zum selben Preis neu ziehen. Meist lohnt es sich, auf einen besseren Moment zu warten.',
  'pillars.coach.redraw.short': 'Lass den gezogenen Baumeister gelten oder zieh neu.',
  'pillars.coach.place':
    'Dein Baumeister wurde gezogen. Zahle {price, number} Gold und wähle früh einen Platz, oder passe: Dann wartet er und wird später kostenlos eingesetzt, wo noch Platz ist.',
  'pillars.coach.place.short':
    'Setz diesen Baumeister für {price, number} Gold ein, oder passe und setz ihn später kostenlos ein.',
  'pillars.coach.placeFree':
    'Dieser Baumeister kostet nichts und muss eingesetzt werden. Nimm das Beste, was übrig ist.',
  'pillars.coach.placeFree.short': 'Setz diesen Baumeister kostenlos ein.',
  'pillars.coach.bishop':
    'Das Ereignis ist schlecht, und dein Baumeister steht beim Bischof. Bitte um Schutz, wenn es dir schadet; sonst nimm einen Würfel.',
  'pillars.coach.cloak':
    'Das Ereignis ist schlecht. Du kannst den Mantel des Erzbischofs verbrauchen, dann trifft es dich nicht, oder ihn für ein schlimmeres aufheben.',
  'pillars.coach.cube':
    'Der Bischof gibt dir einen Würfel vom Markt. Stein ist am meisten wert, aber denk daran, was deine Handwerker brauchen können.',
  'pillars.coach.waiver':
    'Die Steuer beträgt {tax, number} Gold. Du kannst deinen Steuererlass verbrauchen und nichts zahlen oder ihn für eine teurere Runde aufheben.',
  'pillars.coach.trade':
    'Du bist auf dem Markt. Kauf, was deine Handwerker zu Punkten machen, verkauf, was sie nicht brauchen. Immer eine Sorte; dann ist der nächste Baumeister dran.',
  'pillars.coach.trade.short': 'Kauf oder verkauf eine Sorte, oder zieh dich zurück.',
  'pillars.coach.build':
    'Jetzt entstehen Punkte: Lass deine Handwerker arbeiten, in beliebiger Reihenfolge. „Vorschlag“ zeigt, was sich aus deinen Rohstoffen am besten machen lässt.',
  'pillars.coach.build.short': 'Lass deine Handwerker arbeiten, dann bestätige.',
  'pillars.coach.keep':
    'Nur fünf Würfel dürfen bleiben, Metall zählt mit. Behalte, was du in der nächsten Runde brauchst.',
  'pillars.coach.done':
    'Du hast entschieden. „Rückgängig“ nimmt es zurück, mit „Fertig“ geht es weiter.',
  'pillars.coach.done.short': 'Mit „Fertig“ geht es weiter.',
  'pillars.coach.waiting':
    'Die anderen entscheiden. Sieh dir an, was sie haben: Würfel, Gold und Handwerker sind offen.',
  'pillars.coach.waiting.short': 'Die anderen entscheiden.',
  'pillars.coach.over': 'Die Kathedrale steht. Die Übersicht zeigt, woher die Punkte kamen.',

  // What is special about a decision
  'pillars.coach.workers':
    'Eine Rohstoffkarte kostet dich also auch das Gold, das ihre Arbeiter dort verdient hätten: Die billigen sind oft die besten.',
  'pillars.coach.craftsmen':
    'Handwerker der Auslage verlassen das Spiel, wenn niemand sie anwirbt. Zwei weitere liegen in Shiring, wo ein Baumeister dir einen kostenlos bringt.',
  'pillars.coach.limit':
    'Du hast so viele Handwerker, wie du haben darfst. Wirbst du noch einen an, musst du einen entlassen.',
  'pillars.coach.grey': 'Deine grauen Arbeiter helfen nur in dieser Runde: Nutze sie.',
  'pillars.coach.kingsbridge':
    'In Kingsbridge nimmt ein Baumeister eine Vorteilskarte. Eine, die in jeder Runde wirkt, ist früh am meisten wert.',
  'pillars.coach.shiring':
    'In Shiring bringt ein Baumeister einen Handwerker kostenlos: Das spart den Preis, kostet aber einen Baumeister.',
  'pillars.coach.court':
    'Am Königshof zahlst du keine Steuer, und wer zuerst kommt, nimmt das Metall. Metall ist selten, und spätere Handwerker machen viele Punkte daraus.',
  'pillars.coach.market':
    'Auf dem Markt darfst du kaufen und verkaufen. Ohne Baumeister dort kannst du in dieser Runde gar nicht handeln.',
  'pillars.coach.priory':
    'Das Priorat gibt einfach Punkte: 2 für den ersten Baumeister, 1 für den zweiten.',
  'pillars.coach.castle': 'Die Burg gibt dir für die nächste Runde zwei Arbeiter mehr.',
  'pillars.coach.bishopSpace':
    'Beim Bischof bist du vor einem schlechten Ereignis sicher, oder du nimmst einen Würfel.',
  'pillars.coach.startSpace':
    'Wer den Platz des Startspielers nimmt, beginnt die nächste Runde und darf einmal neu ziehen.',
  'pillars.coach.tax':
    'Du hast wenig Gold. Denk an die Steuer von bis zu 5: Je 2 fehlende Gold verlierst du einen Punkt.',
  'pillars.coach.lastRound':
    'Das ist die letzte Runde: Gold, Würfel und Karten, die übrig bleiben, sind nichts wert. Mach aus allem Punkte.',
  'pillars.coach.masons': 'Deine Maurer arbeiten nur, solange du einen Mörtelmischer hast.',
  'pillars.coach.metal':
    'Du hast Metall. Beschäftigst du einen Werkzeugmacher, lass ihn arbeiten, bevor das Metall verbraucht ist.',

  // What happened
  'pillars.coach.newRound':
    'Eine neue Runde: neue Handwerker, neue Vorteile, ein voller Markt, und ein Baumeister kostet wieder 7. Die Handwerker werden von Runde zu Runde besser.',
  'pillars.coach.finalRound': 'Die sechste Runde, die letzte. Was am Ende übrig ist, zählt nichts.',
  'pillars.coach.goodEvent':
    'Das Ereignis ist gut: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.coach.badEvent':
    'Das Ereignis ist schlecht: {happening, term, pillars.happening}. {happening, term, pillars.brings} Ein Baumeister beim Bischof schützt davor.',
  'pillars.coach.parked':
    'Dein Baumeister wartet. Ist der Beutel leer, setzt du ihn kostenlos ein, allerdings nur, wo noch Platz ist.',
  'pillars.coach.mill': 'Für Arbeiter ohne Karte hat dir die Mühle {gold, number} Gold gebracht.',
  'pillars.coach.advantage':
    'Du hast einen Vorteil erhalten: {advantage, term, pillars.advantage}. {advantage, term, pillars.effect}',
  'pillars.coach.joined':
    'Ein Handwerker aus Shiring ist zu dir gekommen: {craftsman, term, pillars.craftsman}. Er kann schon in dieser Runde arbeiten.',
  'pillars.coach.metalTaken':
    'Du warst zuerst am Hof und hast ein Metall bekommen. Heb es für Glasbläser, Orgelbauer oder Glockengießer auf.',
  'pillars.coach.taxed':
    'Die Steuer betrug {due, number} Gold. Ein Baumeister am Hof hätte sie gespart.',
  'pillars.coach.grew':
    'Die Kathedrale ist gewachsen; sie zeigt, welche Runde ist. Der nächste Schritt bestimmt den Startspieler, dann beginnt eine neue Runde.',

  // Why a move is good
  'pillars.coach.because.points': 'Er bringt sofort Punkte.',
  'pillars.coach.because.building': 'Er bringt in dieser Runde mehr Punkte in der Kathedrale.',
  'pillars.coach.because.goods': 'Er lässt dir Rohstoffe und Gold, die du brauchen kannst.',
  'pillars.coach.because.craftsmen': 'Er macht deine Handwerker für die kommenden Runden stärker.',
  'pillars.coach.because.cards': 'Er bringt dir einen Vorteil.',
  'pillars.coach.because.builders': 'Deine Baumeister bekommen bessere Plätze.',
  'pillars.coach.because.offer': 'Er lässt dir eine gute Auswahl an Karten und Arbeitern.',
  'pillars.coach.because.rounds': 'Er zahlt sich in den kommenden Runden aus.',
};
