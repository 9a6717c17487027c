// The rules of Pillars: chapters with their passages.
import type { PillarsRulesTexts } from './en.ts';

export const pillarsRules: PillarsRulesTexts = {
  'pillars.rules.aim': 'Ziel',
  'pillars.rules.aim.aim':
    'Ihr baut an einer großen Kathedrale. In sechs Runden schickt ihr Arbeiter nach Sand, Holz und Stein, werbt Handwerker an und setzt je drei Baumeister dort ein, wo sie am meisten nützen. Am Ende jeder Runde machen eure Handwerker aus Rohstoffen Punkte. Wer die meisten Punkte hat, gewinnt.',
  'pillars.rules.aim.aim.picture': 'Die Kathedrale, wenn alle sechs Teile stehen.',

  'pillars.rules.table': 'Was du hast',
  'pillars.rules.table.own':
    'Alle haben 12 Arbeiter, drei Baumeister in einem gemeinsamen Beutel und von Anfang an drei Handwerker: Mörtelmischer, Schreiner und Steinmetz. Du beginnst mit 2 Punkten und 20 bis 23 Gold.',
  'pillars.rules.table.own.picture': 'Zwölf Arbeiter und drei Baumeister.',
  'pillars.rules.table.goods':
    'Sand, Holz und Stein kommen aus Kiesgrube, Wald und Steinbruch. Metall ist selten: eines je Runde am Königshof und ein paar durch Karten. Mit Gold bezahlst du Handwerker, Baumeister, Steuern und Waren; mehr als 30 kannst du nie haben, was darüber ist, verfällt sofort.',
  'pillars.rules.table.goods.picture': 'Sand, Holz, Stein, Metall, Gold und Punkte.',
  'pillars.rules.table.craftsmen':
    'Auf jedem Handwerker steht, was er braucht, was er gibt und wie oft in einer Runde. Du darfst fünf haben; beim sechsten verlässt dich einer für immer, wenn du willst der neue.',
  'pillars.rules.table.craftsmen.picture':
    'Womit alle beginnen: Beruf, was hineingeht, was herauskommt, wie oft.',
  'pillars.rules.table.hidden':
    'Gold, Punkte, Würfel, Handwerker und Karten sind offen. Verborgen ist nur, was noch nicht aufgedeckt ist: Ereignisse, spätere Vorteilskarten und Handwerker, die Reihenfolge der Baumeister im Beutel, der Steuerwürfel.',

  'pillars.rules.setup': 'Aufbau',
  'pillars.rules.setup.players':
    'Der Zufall bestimmt den Startspieler, der 20 Gold hat; im Uhrzeigersinn haben die anderen 21, 22 und 23. Im Beutel liegen je drei Baumeister von allen.',
  'pillars.rules.setup.decks':
    'Von 14 Vorteilskarten und von zehn Ereignissen verlassen je vier ungesehen das Spiel. Zwei weitere Vorteilskarten sind der letzten Runde vorbehalten. Von den 24 Handwerkern kommen in jeder Runde vier, immer dieselben vier.',
  'pillars.rules.setup.round':
    'In jeder Runde liegen zwei Vorteilskarten in Kingsbridge und zwei Handwerker in Shiring. Die anderen zwei Handwerker der Runde liegen in der Auslage, dazu sieben der neun Rohstoffkarten. Der Markt hat je vier Sand, Holz und Stein.',

  'pillars.rules.cards': 'Phase I: Karten',
  'pillars.rules.cards.take':
    'Vom Startspieler an nehmen alle reihum eine Karte aus der Auslage oder passen. Wer passt, nimmt in dieser Runde keine mehr. Die Phase endet, wenn alle gepasst haben oder nichts mehr da ist.',
  'pillars.rules.cards.resources':
    'Eine Rohstoffkarte braucht Arbeiter; sie bleiben auf der Karte, bis diese ihre Würfel bringt. Sand: 2 Würfel für 2 Arbeiter, 3 für 4, 4 für 7. Holz: 2 für 3, 3 für 6, 4 für 9. Stein: 2 für 5, 3 für 8, 4 für 10.',
  'pillars.rules.cards.resources.picture':
    'Die neun Rohstoffkarten: Arbeiter und die Würfel, die sie bringen.',
  'pillars.rules.cards.hire':
    'Ein Handwerker kostet sofort das Gold auf der Karte. Du darfst eine Karte auch nur nehmen, damit andere sie nicht bekommen. Handwerker, die niemand nimmt, verlassen das Spiel.',
  'pillars.rules.cards.mill':
    'Arbeiter ohne Karte gehen in die Wollmühle und verdienen je 1 Gold. Jede Rohstoffkarte kostet dich also auch Gold.',
  'pillars.rules.cards.mill.picture': 'Ein Arbeiter in der Mühle verdient 1 Gold.',

  'pillars.rules.builders': 'Phase II: Baumeister',
  'pillars.rules.builders.draw':
    'Der Startspieler zieht die Baumeister einen nach dem anderen aus dem Beutel. Wem der gezogene gehört, der zahlt den Preis und stellt ihn auf einen freien Platz oder passt.',
  'pillars.rules.builders.draw.picture': 'Baumeister kommen zufällig aus dem Beutel.',
  'pillars.rules.builders.price':
    'Der erste Baumeister kostet 7 Gold, jeder weitere 1 weniger, bis 0. Der Preis fällt, ob der Baumeister eingesetzt wurde oder nicht. Bei 0 muss er eingesetzt werden.',
  'pillars.rules.builders.price.picture': '7 Gold, dann 6, dann 5 … und am Ende nichts.',
  'pillars.rules.builders.pass':
    'Passt du, wartet dein Baumeister. Ist der Beutel leer, werden die wartenden kostenlos eingesetzt, in der Reihenfolge, in der gepasst wurde. Sie kommen spät, kosten aber nichts.',
  'pillars.rules.builders.redraw':
    'Einmal je Runde darf der Startspieler gleich nach dem Ziehen den Baumeister zurücklegen und neu ziehen. Der Preis bleibt.',
  'pillars.rules.builders.places':
    'Es gibt acht Orte für Baumeister mit zusammen 17 Plätzen. Du darfst an einem Ort mehrere haben, wenn Platz ist. In Kingsbridge und Shiring wählst du die Karte, sonst füllen sich die Plätze der Reihe nach.',
  'pillars.rules.builders.two':
    'Zu zweit kosten die sechs Baumeister 7 bis 2; dann werden die wartenden kostenlos eingesetzt.',

  'pillars.rules.steps': 'Phase III: vierzehn Schritte',
  'pillars.rules.steps.event':
    'Das Ereignis der Runde wird aufgedeckt. Ein gutes gilt für alle. Ein schlechtes trifft alle, die es nicht abwenden. Manche wirken erst in einem späteren Schritt.',
  'pillars.rules.steps.bishop':
    'Ein Platz. Bei einem schlechten Ereignis wählst du: Es trifft dich nicht, oder du nimmst einen Würfel. Sonst nimmst du einfach 1 Sand, Holz oder Stein vom Markt. Du entscheidest, wenn du das Ereignis siehst.',
  'pillars.rules.steps.bishop.picture': 'Ein Baumeister beim Bischof.',
  'pillars.rules.steps.mill': 'Jeder deiner Arbeiter ohne Karte verdient 1 Gold.',
  'pillars.rules.steps.kingsbridge':
    'Zwei Plätze. Jeder Baumeister bringt die Vorteilskarte, auf der er steht. Eine Karte ohne Baumeister verlässt das Spiel.',
  'pillars.rules.steps.kingsbridge.picture':
    'Zwei Vorteilskarten; auf der ersten steht ein Baumeister.',
  'pillars.rules.steps.priory': 'Zwei Plätze. Der erste Baumeister bringt 2 Punkte, der zweite 1.',
  'pillars.rules.steps.priory.picture': 'Beide Plätze im Priorat sind besetzt.',
  'pillars.rules.steps.pits.title': 'Wald, Steinbruch, Kiesgrube',
  'pillars.rules.steps.pits':
    'Die Rohstoffkarten bringen ihre Würfel, erst Holz, dann Stein, dann Sand. Karten und Arbeiter gehen zurück. Die Würfel kommen nicht vom Markt.',
  'pillars.rules.steps.court':
    'Vier Plätze. Der Startspieler würfelt die Steuer: 2, 3, 3, 4, 4 oder 5 Gold. Alle zahlen sie, nur wer hier einen Baumeister hat, nicht. Der erste Baumeister bringt auch das Metall.',
  'pillars.rules.steps.court.picture': 'Zwei Baumeister am Hof; das Metall ist für den ersten.',
  'pillars.rules.steps.shiring':
    'Zwei Plätze. Jeder Baumeister bringt kostenlos den Handwerker, auf dem er steht. Ein Handwerker ohne Baumeister verlässt das Spiel.',
  'pillars.rules.steps.shiring.picture': 'Zwei Handwerker; auf dem zweiten steht ein Baumeister.',
  'pillars.rules.steps.castle':
    'Ein Platz. Du holst zwei graue Arbeiter, die dir nur in der nächsten Runde helfen: Dann hast du 14.',
  'pillars.rules.steps.castle.picture': 'Ein Baumeister auf der Burg.',
  'pillars.rules.steps.startPlayer':
    'Ein Platz. Du bist in der nächsten Runde Startspieler. Steht hier niemand, ist es der linke Nachbar des alten.',
  'pillars.rules.steps.startPlayer.picture': 'Ein Baumeister auf dem Platz des Startspielers.',

  'pillars.rules.market': 'Schritt 12: der Markt',
  'pillars.rules.market.turns':
    'Vier Plätze. Handeln darf nur, wer hier einen Baumeister hat. In der Reihenfolge, in der die Baumeister kamen, kauft oder verkauft jeder eine Sorte oder zieht sich zurück, immer wieder, bis alle sich zurückgezogen haben.',
  'pillars.rules.market.turns.picture':
    'Drei Baumeister auf dem Markt, in der Reihenfolge, in der sie kamen.',
  'pillars.rules.market.prices':
    'Sand kostet 2 Gold, Holz 3, Stein 4, beim Kauf wie beim Verkauf. Metall gibt es nicht zu kaufen, verkauft bringt es 5. Du kaufst nur, was da liegt; was du verkaufst, kommt nicht dazu.',
  'pillars.rules.market.prices.picture': 'Sand 2, Holz 3, Stein 4 Gold.',
  'pillars.rules.market.limits':
    'In einer Runde kannst du dieselbe Sorte nicht kaufen und auch verkaufen. Um Holz zu kaufen, brauchst du einen Schreiner, um Stein zu verkaufen, einen Steinmetz; jede Karte des Berufs genügt.',

  'pillars.rules.building': 'Schritt 13: die Kathedrale',
  'pillars.rules.building.uses':
    'Vom Startspieler an lassen alle ihre Handwerker arbeiten, in beliebiger Reihenfolge, jeden so oft, wie die Karte sagt. Niemand muss. Bis du fertig bist, kannst du alles rückgängig machen; „Vorschlag“ zeigt, was sich aus deinen Rohstoffen am besten machen lässt.',
  'pillars.rules.building.special':
    'Maurer arbeiten nur, wenn du einen Mörtelmischer hast. Ein Werkzeugmacher gibt 2 Gold, wenn du in dem Moment ein Metall hast; das Metall bleibt. Ein Statiker gibt einen Punkt für nichts. Hier verdientes Gold darf gleich zum Goldschmied.',
  'pillars.rules.building.special.picture': 'Kein Maurer ohne Mörtelmischer.',
  'pillars.rules.building.five':
    'Danach behältst du höchstens fünf Würfel, Metall eingeschlossen, und gibst den Rest ab. In der letzten Runde ist der Rest nichts wert.',
  'pillars.rules.building.grows':
    'Die Kathedrale wächst um ein Teil. Das sechste beendet die Partie.',

  'pillars.rules.craftsmen': 'Alle Handwerker',
  'pillars.rules.craftsmen.start':
    'Von Anfang an: Mörtelmischer, 3 Sand für einen Punkt, dreimal. Schreiner, 2 Holz für einen Punkt, viermal. Steinmetz, 2 Stein für einen Punkt, viermal.',
  'pillars.rules.craftsmen.round1':
    'Runde 1: Werkzeugmacher (2 Gold), 2 Gold, wenn du Metall hast. Schreiner (3), 1 Holz für 4 Gold, zweimal. Mörtelmischer (4), 2 Sand für einen Punkt, dreimal. Maurer (5), 1 Stein für einen Punkt, zweimal.',
  'pillars.rules.craftsmen.round1.picture': 'Die Handwerker der Runde 1.',
  'pillars.rules.craftsmen.round2':
    'Runde 2: Zimmermann (3), 1 Holz für einen Punkt, zweimal. Maurer (4), dreimal. Töpfer (5), 1 Sand für einen Punkt, zweimal. Statiker (6), ein Punkt für nichts.',
  'pillars.rules.craftsmen.round2.picture': 'Die Handwerker der Runde 2.',
  'pillars.rules.craftsmen.round3':
    'Runde 3: Maurer (4), viermal. Zimmermann (5), dreimal. Bildhauer (6), 1 Stein für 2 Punkte, einmal. Töpfer (7), dreimal.',
  'pillars.rules.craftsmen.round3.picture': 'Die Handwerker der Runde 3.',
  'pillars.rules.craftsmen.round4':
    'Runde 4: Maurer (5), fünfmal. Zimmermann (6), viermal. Bildhauer (7), zweimal. Glasbläser (8), 1 Sand und 1 Metall für 3 Punkte, einmal.',
  'pillars.rules.craftsmen.round4.picture': 'Die Handwerker der Runde 4.',
  'pillars.rules.craftsmen.round5':
    'Runde 5: Zimmermann (6), fünfmal. Goldschmied (7), 3 Gold für einen Punkt, sechsmal. Bildhauer (8), dreimal. Glasbläser (9), zweimal.',
  'pillars.rules.craftsmen.round5.picture': 'Die Handwerker der Runde 5.',
  'pillars.rules.craftsmen.round6':
    'Runde 6: Goldschmied (7), achtmal. Bildhauer (8), viermal. Orgelbauer (9), 1 Holz und 1 Metall für 6 Punkte, einmal. Glockengießer (10), 1 Metall für 4 Punkte, zweimal.',
  'pillars.rules.craftsmen.round6.picture': 'Die Handwerker der Runde 6.',

  'pillars.rules.advantages': 'Vorteilskarten',
  'pillars.rules.advantages.everyRound':
    'Für jede Runde: Anteil an Kiesgrube, Wald oder Steinbruch (1 Würfel mehr, mit oder ohne Karte, ab sofort); Vorahnung (du siehst das Ereignis jeder Runde im Voraus, ab der nächsten Runde); Gunst des Priorats (1 Punkt mehr für jeden deiner Baumeister dort); niedrige Steuer (immer 2 Gold); Freund der Zünfte (sechs Handwerker); helfende Hand (ein dreizehnter Arbeiter ab der nächsten Runde).',
  'pillars.rules.advantages.everyRound.picture': 'Die acht Karten, die bleiben.',
  'pillars.rules.advantages.once':
    'Einmal, wann du willst: freies Einsetzen (ein gezogener Baumeister kostet nichts); Mantel des Erzbischofs (ein schlechtes Ereignis trifft dich nicht, du entscheidest, wenn du es siehst); Steuererlass (keine Steuer, du entscheidest nach dem Wurf).',
  'pillars.rules.advantages.once.picture': 'Die drei Karten, die verbraucht werden.',
  'pillars.rules.advantages.atOnce':
    'Sofort: Wollhandel (8 Gold), Studien in der Ferne (2 Metall), weinende Madonna (3 Punkte). In der letzten Runde immer: letzte Fuhren (1 Stein, 1 Holz) und Gabe des Königs (1 Metall).',
  'pillars.rules.advantages.atOnce.picture': 'Die fünf Karten, die sofort wirken.',

  'pillars.rules.events': 'Ereignisse',
  'pillars.rules.events.good':
    'Gut: Sieg des Königs (5 Gold), Metall als Geschenk (1 Metall), offene Vorratskammern (bis zu fünf Arbeiter in der Mühle verdienen je 1 Gold mehr), die Statue (Handwerker dürfen einmal öfter arbeiten, als ihre Zahl sagt, außer Orgelbauer und Glockengießer), Freiwillige (jede Rohstoffkarte bringt einen Würfel mehr).',
  'pillars.rules.events.good.picture': 'Die fünf guten Ereignisse.',
  'pillars.rules.events.bad':
    'Schlecht: Einsturz (du verlierst einen Handwerker deiner Wahl), die Fehde (2 Punkte weniger), harter Winter (jede Rohstoffkarte bringt einen Würfel weniger), die Stadtmauer (nur zwei deiner Baumeister in der nächsten Runde), Erpressung (zahle 4 Gold).',
  'pillars.rules.events.bad.picture': 'Die fünf schlechten Ereignisse.',
  'pillars.rules.events.short':
    'Wer Erpressung oder Steuer nicht ganz zahlen kann, zahlt alles, was da ist, und verliert für je volle 2 fehlende Gold einen Punkt. Unter 0 fallen Punkte nie.',

  'pillars.rules.end': 'Ende der Runde, Ende der Partie',
  'pillars.rules.end.refill':
    'Für die nächste Runde wird der Markt auf je vier aufgefüllt, der Hof hat wieder ein Metall, ein Baumeister kostet 7, und neue Karten liegen aus.',
  'pillars.rules.end.end':
    'Nach der Kathedrale der sechsten Runde ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt, bei Gleichstand das meiste Gold. Wer dann noch gleichauf liegt, teilt sich den Sieg. Sonst zählt nichts.',

  'pillars.rules.options': 'Einstellungen eines Tisches',
  'pillars.rules.options.statue':
    'Mit der Statue darf jeder Handwerker mit einer Zahl einmal öfter arbeiten. Mit dieser Einstellung nur einer pro Person: der erste, der über seine Zahl hinaus arbeitet.',
  'pillars.rules.options.thirdBuilders':
    'Nur zwei Baumeister pro Person sind im Beutel. Nach den wartenden setzen alle ihren dritten kostenlos ein, in umgekehrter Reihenfolge ihres ersten Einsetzens in dieser Runde. Weniger Glück, mehr Planung.',
  'pillars.rules.options.building':
    'In den Runden 1 bis 5 bauen alle zugleich, denn beim Bauen kommt sich niemand in die Quere. Die letzte Runde wird immer nacheinander gespielt.',
};
