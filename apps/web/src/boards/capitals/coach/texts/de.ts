// What the coach says in a first game: at a decision, when something happens, and why a move is
// good. A recurring topic has a shorter text; one without is told once.
import type { CapitalsCoachTexts } from './en.ts';

export const capitalsCoach: CapitalsCoachTexts = {
  // Decisions
  'capitals.coach.column':
    'Wähle deinen Platz in der Reihenfolge dieser Runde. Er kostet die $ der Spalte mal den Faktor der Spalte, aus der du kommst. Links ist zuerst dran und hat die beste Auswahl, rechts spart Geld.',
  'capitals.coach.column.short': 'Wähle eine Spalte: Was ist es dir wert, früh dran zu sein?',
  'capitals.coach.take':
    'Nimm ein Plättchen zum Bauen. Neue sind kostenlos, ältere kosten 2 oder 4\u00a0$. In jeder Runde musst du eines bauen, also such, was deiner Stadt fehlt.',
  'capitals.coach.take.short': 'Nimm ein Plättchen: Was fehlt deiner Stadt?',
  'capitals.coach.cell':
    'Wähle ein Feld für das Plättchen: {tile, term, capitals.tile}. Ein Feld, das an einen Kran grenzt und an ein Plättchen derselben Art, falls du eines hast, kostet nichts; jede verletzte Regel kostet 2 Prestige. Die Vorschau zeigt alles, was sich ändern würde.',
  'capitals.coach.cell.short': 'Wähle ein Feld für das Plättchen: {tile, term, capitals.tile}.',
  'capitals.coach.order':
    'Diese Wirkungen gehen in beliebiger Reihenfolge, und hier kommt es darauf an. Meist zuerst, was Platz schafft: Bevölkerung vor Beschäftigung.',
  'capitals.coach.confirm':
    'Gebaut. Sieh dir an, was sich geändert hat; „Rückgängig“ nimmt es zurück, mit „Fertig“ ist es endgültig.',
  'capitals.coach.confirm.short': 'Mit „Fertig“ ist es endgültig.',
  'capitals.coach.activate':
    'Aktiviere ein Plättchen: Du zahlst Energie, und es tut, was darauf steht. Die Energie bleibt bis zur nächsten Weltausstellung darauf, dasselbe ist also beim nächsten Mal teurer.',
  'capitals.coach.activate.short': 'Aktiviere ein Plättchen oder nimm den Bonus.',
  'capitals.coach.activateMore':
    'Du darfst noch einmal aktivieren oder sagen, dass du fertig bist.',
  'capitals.coach.activateMore.short': 'Noch eine Aktivierung oder „Fertig“.',
  'capitals.coach.noMore':
    'Mehr kannst du nicht aktivieren. „Rückgängig“ nimmt den letzten Schritt zurück, mit „Fertig“ geht es weiter.',
  'capitals.coach.noMore.short': 'Mit „Fertig“ geht es weiter.',
  'capitals.coach.bonus':
    'Du kannst nichts aktivieren, also nimmst du einen Bonus: Wähle einen der beiden.',
  'capitals.coach.paying':
    'Bezahle die Aktivierung. Ein Tourist, der auf das Plättchen geht, zahlt 1 Energie und bleibt dort.',
  'capitals.coach.token':
    'Alle vier Felder eines Krans sind voll: Du darfst ihn an den Rand versetzen, wo du als Nächstes bauen willst.',
  'capitals.coach.prosperity':
    'Bau ein Wohlstandsplättchen, dessen Bedingung du erfüllst, oder leg eines als See: Er bringt 2 Energie.',
  'capitals.coach.prosperity.short': 'Ein Wohlstandsplättchen oder ein See.',
  'capitals.coach.waiting':
    'Die anderen spielen. Achte auf die Leisten: Bei der Ausstellung werden die öffentlichen Dienste verglichen, in jeder Runde die Kultur.',
  'capitals.coach.waiting.short': 'Die anderen spielen.',
  'capitals.coach.over': 'Die Stadt steht. Die Übersicht zeigt, woher das Prestige kam.',

  // What is special about a decision
  'capitals.coach.room':
    'Deine Bevölkerung lässt noch Platz für {gap, number} Beschäftigung. Bei der Ausstellung kostet die Lücke Prestige, such also nach Beschäftigung.',
  'capitals.coach.noRoom':
    'Die Beschäftigung ist so hoch wie deine Bevölkerung: Mehr davon wäre verloren. Such zuerst nach Bevölkerung.',
  'capitals.coach.upgradeNear':
    'Bis zum nächsten Kraftwerk fehlt wenig Fortschritt: {spaces, plural, one {# Feld} other {# Felder}}. Es bringt sofort Energie.',
  'capitals.coach.services':
    'Bei den öffentlichen Diensten liegst du zurück. Bei der Ausstellung kostet jede Stadt vor dir 2 Prestige.',
  'capitals.coach.fairSoon':
    'Am Ende dieser Runde ist Weltausstellung: Beschäftigung, Arbeitslosigkeit und öffentliche Dienste werden beurteilt. Sieh in die Vorschau.',
  'capitals.coach.poor':
    'Du hast wenig Geld. Wer nicht zahlen kann, bekommt 3\u00a0$ für 1 Prestige, so oft wie nötig: Das ist teuer.',
  'capitals.coach.tourists':
    'Ein Tourist wartet neben deiner Stadt. Bei einer Aktivierung kann er 1 Energie zahlen.',
  'capitals.coach.highest':
    'Du hast die höchste Kultur und darfst einmal öfter aktivieren, als dein Kraftwerk sagt.',
  'capitals.coach.energyReturns':
    'Nach dieser Runde kehrt die Energie von deinen Gebäuden ins Kraftwerk zurück: Gib sie jetzt aus.',

  // What happened
  'capitals.coach.newEra':
    'Eine neue Ära beginnt: {era, select, 2 {II} other {III}}. Ihre Plättchen sind stärker. Ältere bleiben in den Reihen, bis sie jemand nimmt oder sie hinausgeschoben werden.',
  'capitals.coach.fair':
    'Weltausstellung: Beschäftigung bringt Prestige, Arbeitslosigkeit kostet welches; öffentliche Dienste bringen Fortschritt, und jede Stadt vor dir kostet dort 2 Prestige. Dann kehrt die Energie zurück.',
  'capitals.coach.gotToken':
    'Deine Stadt hat die höchste Kultur: Touristen kommen zu dir, und du hast eine Aktivierung mehr.',
  'capitals.coach.touristLeft':
    'Dein Tourist ist in eine Stadt mit mehr Kultur gegangen. Mehr Kultur würde ihn zurückholen.',
  'capitals.coach.upgraded':
    'Dein Kraftwerk wurde auf Stufe {level, number} ausgebaut: sofort Energie, und mit den Stufen kommen mehr Aktivierungen.',
  'capitals.coach.taxed':
    'Du konntest nicht zahlen, also gab es Sondersteuern: je 3\u00a0$ für 1 Prestige.',
  'capitals.coach.broken':
    'Eine Bauregel wurde verletzt: Das hat Prestige gekostet. Manchmal ist der Platz es wert.',
  'capitals.coach.unemployed':
    'In deiner Stadt gab es mehr Menschen als Arbeit. Bei der Ausstellung hat das Prestige gekostet.',
  'capitals.coach.behind':
    'Andere Städte haben bessere öffentliche Dienste. Bei der Ausstellung hat dich jede davon 2 Prestige gekostet.',
  'capitals.coach.rows':
    'Die Plättchen in den Reihen sind teurer geworden, und neue sind gekommen. Je länger du auf ein Plättchen wartest, desto mehr kostet es, und am Ende ist es weg.',
  'capitals.coach.beyond':
    'Ein Marker wäre über das Ende seiner Leiste gegangen. Er bleibt dort, und das Ende bringt oder kostet einmal etwas: Öffne den Namen der Leiste, um zu sehen, was.',
  'capitals.coach.final':
    'Die Schlusswertung: Plättchen mit einer Wirkung am Ende, Energie, Geld, Kultur und Fortschritt.',

  // Why a move is good
  'capitals.coach.because.prestige': 'Das bringt sofort Prestige.',
  'capitals.coach.because.employment':
    'Beschäftigung zahlt sich bei jeder kommenden Ausstellung aus.',
  'capitals.coach.because.publicServices':
    'Das bringt dich bei den öffentlichen Diensten nach vorn.',
  'capitals.coach.because.culture': 'Kultur zählt am Ende und zieht Touristen an.',
  'capitals.coach.because.economy': 'Das lässt dir mehr Geld.',
  'capitals.coach.because.energy': 'Das lässt dir mehr Energie.',
  'capitals.coach.because.progress': 'Das bringt dich dem nächsten Kraftwerk näher.',
  'capitals.coach.because.buildings': 'Deine Plättchen bringen in den kommenden Runden mehr.',
  'capitals.coach.because.initiative':
    'Du behältst einen guten Platz in der Reihenfolge, ohne zu viel zu zahlen.',
};
