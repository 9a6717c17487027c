// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { CalimalaCoachTexts } from './en.ts';

export const calimalaCoach: CalimalaCoachTexts = {
  // Decisions
  'calimala.coach.endCard':
    'Behalte eine Schlusskarte. Am Ende wird sie für alle gewertet, mit 5, 3 und 1 Punkten; aber nur du kennst sie jetzt schon, also nimm einen Ort, an dem du stark sein willst.',
  'calimala.coach.startCard':
    'Nimm eine Karte auf die Hand. Holz und Stein bezahlen die ersten Bauten, „Bauen“ stellt einen auf, „Weben“ bringt Tuch.',
  'calimala.coach.place':
    'Wähle eine Straße: Deine Scheibe gibt dir beide Aktionen daneben. Suche zwei, die zusammenpassen, und achte darauf, was als Nächstes gewertet wird: {tile, term, calimala.category}.',
  'calimala.coach.place.short':
    'Eine Straße für deine nächste Scheibe. Als Nächstes wird gewertet: {tile, term, calimala.category}.',
  'calimala.coach.placeLast':
    'Wähle eine Straße. Alle Plättchen sind gewertet; jetzt lohnt nur noch, was die Schlusskarten zählen.',
  'calimala.coach.act':
    'Deine Scheibe wird aktiviert. Tippe auf eine ihrer Aktionen, in beliebiger Reihenfolge; gibt es etwas zu wählen, leuchtet es auf dem Plan.',
  'calimala.coach.act.short': 'Nutze die Aktionen deiner Scheibe, die noch offen sind.',
  'calimala.coach.react':
    'Jemand hat auf deine Scheibe gelegt, darum wird auch sie aktiviert: Beide Aktionen gehören dir, und du musst keine davon ausführen.',
  'calimala.coach.react.short':
    'Deine Scheibe wird in einem fremden Zug aktiviert: Nimm, was du bekommen kannst.',
  'calimala.coach.again':
    'Du hast auf eine eigene Scheibe gelegt, darum wird auch sie aktiviert: Beide Aktionen gehören dir, und du musst keine davon ausführen.',
  'calimala.coach.again.short':
    'Auch deine untere Scheibe wird aktiviert: Nimm, was du bekommen kannst.',
  'calimala.coach.othersAct':
    'Noch ist es dein Zug: Deine Scheibe liegt auf denen anderer, und jetzt werden ihre aktiviert.',
  'calimala.coach.othersAct.short': 'Noch ist es dein Zug: Scheiben unter deiner werden aktiviert.',
  'calimala.coach.done':
    'Alles ist erledigt. „Rückgängig“ nimmt Schritte zurück, aber nie eine gezogene Karte; mit „Fertig“ geht es weiter.',
  'calimala.coach.done.short': 'Mit „Fertig“ geht es weiter.',
  'calimala.coach.replace':
    'Die vierte Scheibe ist weiß, also gehört der Sitz im Rat dir. Wähle, welche deiner Scheiben ihn einnimmt: die, von der du am wenigsten erwartest.',
  'calimala.coach.choosing': 'Auch die anderen wählen. Dann beginnt der erste Zug.',
  'calimala.coach.waiting':
    'Die anderen spielen. Achte darauf, wo: Wer auf deine Scheibe legt, aktiviert sie, und du kommst auch dran.',
  'calimala.coach.waiting.short': 'Die anderen spielen.',
  'calimala.coach.over':
    'Die Partie ist vorbei. Die übrigen Plättchen wurden der Reihe nach gewertet, dann die Schlusskarten: 5, 3 und 1 Punkte.',

  // What is special about a decision
  'calimala.coach.fullStreet':
    'Auf manchen Straßen liegen drei Scheiben: Eine vierte schickt die unterste in den Rat, und gewertet wird: {tile, term, calimala.category}. Wähle so eine Straße, und du siehst vorher, wer was bekäme.',
  'calimala.coach.ownDiscBelow':
    'Auf einer Straße liegt eine deiner Scheiben weit oben: Lege noch eine dorthin, und beide werden aktiviert.',
  'calimala.coach.whiteDisc':
    'Du hast weiße Scheiben: Eine weiße gibt jede Aktion zweimal, wird aber nie wieder aktiviert. Gut, wo vier Aktionen auf einmal helfen.',
  'calimala.coach.impossible':
    'Jetzt unmöglich und darum eine Karte wert: {action, term, calimala.action}. Kann deine andere Aktion das ändern, dann nimm sie zuerst – oder zuletzt, wenn du die Karte willst.',
  'calimala.coach.card':
    'Du kannst jetzt auch eine Karte spielen, vor, zwischen oder nach den Aktionen. Behalte sie, wenn sie später mehr wert ist.',
  'calimala.coach.material':
    'Ein Lager fasst vier. Holz und Stein sind zum Bauen, jedes Material ist gut für Kirchen, Marmor für Kunstwerke.',
  'calimala.coach.build':
    'Ein Schiff erreicht jeden Hafen, ein Handelshaus eine Handelsstadt, eine Werkstatt bringt bei jedem Weben mehr Tuch.',
  'calimala.coach.weave':
    'Weben lohnt sich mit mehreren Werkstätten; Tuch ist, was Schiffe und Handelshäuser liefern.',
  'calimala.coach.ship':
    'Jedes Schiff bringt ein Tuch, in einen beliebigen Hafen. {when, select, soon {Bald gewertet: {tiles, terms, calimala.category}.} later {Von den nächsten Plättchen zählt das keines, spätere schon.} other {Kein Plättchen zählt das noch, vielleicht aber eine Schlusskarte.}}',
  'calimala.coach.transport':
    'Jedes Handelshaus bringt ein Tuch in seine Stadt. {when, select, soon {Bald gewertet: {tiles, terms, calimala.category}.} later {Von den nächsten Plättchen zählt das keines, spätere schon.} other {Kein Plättchen zählt das noch, vielleicht aber eine Schlusskarte.}}',
  'calimala.coach.contribute':
    'Ein Würfel in einer Kirche zählt für die Kirche und für sein Material. {when, select, soon {Bald gewertet: {tiles, terms, calimala.category}.} later {Von den nächsten Plättchen zählt das keines, spätere schon.} other {Kein Plättchen zählt das noch, vielleicht aber eine Schlusskarte.}}',
  'calimala.coach.artwork':
    'Ein Kunstwerk zählt für die Kunstwerke und für seine Kirche; im Palazzo Vecchio hilft es bei Gleichstand, statt für eine Kirche zu zählen. {when, select, soon {Bald gewertet: {tiles, terms, calimala.category}.} later {Von den nächsten Plättchen zählt das keines, spätere schon.} other {Kein Plättchen zählt das noch, vielleicht aber eine Schlusskarte.}}',

  // What happened
  'calimala.coach.scored':
    'Eine Wertung: Eine vierte Scheibe kam in den Rat, darum wurde gezählt: {tile, term, calimala.category}. Die meisten Würfel bringen 3 Punkte, dann 2 und 1; bei Gleichstand entscheidet der Rat. Du bekommst {points, plural, one {# Punkt} other {# Punkte}}.',
  'calimala.coach.seat':
    'Deine Scheibe hat einen Sitz im Rat eingenommen. Er hilft dir bei Gleichstand und zählt am Ende für den Palazzo Vecchio.',
  'calimala.coach.cardDrawn':
    'Eine Aktion war unmöglich, darum hast du eine Karte gezogen: {card, term, calimala.action}. Du kannst sie spielen, wann immer eine deiner Scheiben aktiviert wird.',
  'calimala.coach.lastRound':
    'Alle fünfzehn Plättchen sind gewertet, diese Runde ist also die letzte. Ab jetzt zählen nur noch die Schlusskarten.',

  // Why a move is good
  'calimala.coach.because.points': 'Er bringt sofort Punkte.',
  'calimala.coach.because.tiles': 'Er bringt dich nach vorn, wo bald gewertet wird.',
  'calimala.coach.because.endCards': 'Er hilft bei einer Schlusskarte, die du kennst.',
  'calimala.coach.because.goods': 'Er bringt Waren, die du bald brauchst.',
  'calimala.coach.because.engine': 'Er macht deine späteren Aktionen stärker.',
  'calimala.coach.because.cards': 'Er lässt dir gute Karten auf der Hand.',
  'calimala.coach.because.discs':
    'Deine Scheiben liegen dann dort, wo sie wieder aktiviert werden.',
  'calimala.coach.because.council': 'Er stärkt deinen Einfluss im Rat.',
};
