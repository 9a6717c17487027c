// What the board says: prompts, choices, consequences, warnings.
import type { BoardTexts } from '../en/board.ts';

export const board: BoardTexts = {
  // Craftsmen
  'pillars.recipe': '{takes} für {gives}, bis zu {uses}-mal je Runde',
  'pillars.recipe.once': '{takes} für {gives}, einmal je Runde',
  'pillars.recipe.nothing': 'nichts',
  'pillars.recipe.needs': '{needs} (bleibt)',
  'pillars.side.mortarMixer': 'Ohne ihn arbeiten keine Maurer',
  'pillars.side.woodworker': 'Nötig, um Holz zu kaufen',
  'pillars.side.stonecutter': 'Nötig, um Stein zu verkaufen',
  'pillars.side.mason': 'Arbeitet nur mit einem Mörtelmischer',
  'pillars.price': 'Preis {gold} Gold',

  // Resource cards, locations and steps
  'pillars.workers': '{count} Arbeiter',

  // Advantages and events
  'pillars.event.good': 'Gut',
  'pillars.event.bad': 'Schlecht',
  'pillars.event.hidden': 'Das Ereignis dieser Runde ist noch verborgen.',
  'pillars.event.foreseen':
    'Du ahnst voraus: {happening, term, pillars.happening}. {happening, term, pillars.brings}',
  'pillars.event.averted': 'Nicht betroffen: {seats, seats}',

  // Parts of the table
  'pillars.valley': 'Das Tal',
  'pillars.players': 'Die Personen am Tisch',
  'pillars.road': 'Der Weg dieser Runde',
  'pillars.desk': 'Jetzt auf dem Tisch',
  'pillars.yard': 'Dein Hof',
  'pillars.decision': 'Deine Entscheidung',
  'pillars.panel.land': 'Tal',
  'pillars.panel.desk': 'Tisch',
  'pillars.panel.road': 'Weg',
  'pillars.panel.players': 'Personen',
  'pillars.status.events': 'Noch {count, plural, one {# Ereignis} other {# Ereignisse}}',
  'pillars.cathedral': 'Die Kathedrale: {built} von 6 Teilen',
  'pillars.start': 'Startspieler',
  'pillars.acting': 'Am Zug',
  'pillars.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'pillars.limit': '{count} von {most} Handwerkern',
  'pillars.cubes': 'Nur {count} Würfel bleiben',
  'pillars.grey': 'Graue Arbeiter für die nächste Runde',
  'pillars.free': 'Arbeiter ohne Karte',
  'pillars.nobody': 'niemand',
  'pillars.place.label': '{place}: {who}',
  'pillars.place.free': '{count, plural, one {# freier Platz} other {# freie Plätze}}',
  'pillars.place.here': 'Baumeister einsetzen: {place}',
  'pillars.place.card': 'Baumeister einsetzen: {place}, {card}',
  'pillars.gathered': '{resource} ({name})',
  'pillars.castle.grey': '{count, plural, one {# grauer} other {# graue}} Arbeiter hier',
  'pillars.court.metal': 'Metall für den Ersten',
  'pillars.stock': 'Vorrat: {goods}',
  'pillars.uses': 'Einsätze: noch {left} von {uses}',

  // Offer
  'pillars.offer.resources': 'Rohstoffkarten',
  'pillars.offer.craftsmen': 'Handwerker zum Anwerben',
  'pillars.offer.none': 'Nichts mehr da',
  'pillars.offer.pass': 'Keine Karten mehr nehmen',
  'pillars.offer.passed': 'In dieser Runde fertig: {seats, seats}',
  'pillars.offer.hire': 'Anwerben: {craftsman}',
  'pillars.offer.gather': '{workers} schicken. {resource}',
  'pillars.offer.left':
    '{count, plural, one {# Arbeiter bleibt} other {# Arbeiter bleiben}} für die Mühle',
  'pillars.offer.gold': 'Danach {gold} Gold',

  // Bag
  'pillars.bag': 'Der Beutel',
  'pillars.bag.left': 'Baumeister im Beutel',
  'pillars.bag.price': 'Preis eines Baumeisters',
  'pillars.bag.now': 'Preis jetzt: {price} Gold',
  'pillars.bag.drawn': '{seat, seat, you {Dein Baumeister} other {Baumeister von #}}',
  'pillars.bag.parked': 'Gepasst, später kostenlos',
  'pillars.bag.aside': 'Zur Seite gelegt',
  'pillars.bag.pass': 'Passen, später kostenlos einsetzen',
  'pillars.bag.keep': 'Dabei bleiben',
  'pillars.bag.redraw': 'Zurücklegen und neu ziehen',
  'pillars.bag.card': 'Freies Einsetzen nutzen: kein Preis',
  'pillars.bag.pay': 'Doch {price} Gold zahlen',
  'pillars.bag.order': 'Passen, solange der Preis höher ist als',
  'pillars.bag.order.off': 'nachfragen',
  'pillars.bag.keepAll': 'In dieser Runde nicht neu ziehen',

  // Event, bishop, court
  'pillars.bishop.protection': 'Um Schutz bitten',
  'pillars.bishop.cube': 'Um einen Würfel bitten',
  'pillars.bishop.take': '{cube, term, pillars.good} nehmen',
  'pillars.card.play': '{card, term, pillars.advantage} einsetzen',
  'pillars.card.hold': 'Für später behalten',
  'pillars.tax': 'Die Steuer beträgt {tax} Gold',

  // Market
  'pillars.market.buy': 'Kaufen',
  'pillars.market.sell': 'Verkaufen',
  'pillars.market.stock': 'da',
  'pillars.market.yours': 'deine',
  'pillars.market.price': 'Preis',
  'pillars.market.less': 'Eins weniger',
  'pillars.market.more': 'Eins mehr',
  'pillars.market.deal.buy': '{count} {cube, term, pillars.good} für {gold} Gold kaufen',
  'pillars.market.deal.sell': '{count} {cube, term, pillars.good} für {gold} Gold verkaufen',
  'pillars.market.purse': 'Gold {before} → {after}',
  'pillars.market.withdraw': 'Diesen Baumeister zurückziehen',
  'pillars.market.order': 'Es handeln der Reihe nach: {seats, seats}',

  // Cathedral
  'pillars.build': 'Dombauhütte',
  'pillars.build.suggest': 'Vorschlag',
  'pillars.build.suggested': 'Das Beste, was möglich ist:',
  'pillars.build.nothing': 'Mehr ist nicht zu holen.',
  'pillars.build.play': 'So arbeiten lassen',
  'pillars.build.so': 'In diesem Schritt bisher:',
  'pillars.keep': 'Was bleibt',
  'pillars.keep.count': '{count} von 5 gewählt',
  'pillars.keep.confirm': 'Diese behalten',
  'pillars.keep.fewer': '{cube, term, pillars.good}: eins weniger behalten',
  'pillars.keep.more': '{cube, term, pillars.good}: eins mehr behalten',
  'pillars.dismiss': 'Entlassen: {craftsman}',

  // Warnings
  'pillars.warning.lastOfTrade.mortarMixer': 'Ohne Mörtelmischer stünden die Maurer still.',
  'pillars.warning.lastOfTrade.woodworker': 'Ohne Schreiner kein Holzkauf.',
  'pillars.warning.lastOfTrade.stonecutter': 'Ohne Steinmetz kein Steinverkauf.',
  'pillars.warning.overLimit': 'Einer deiner Handwerker müsste gehen.',
  'pillars.warning.goldLost':
    '{amount, plural, one {# Gold ginge} other {# Gold gingen}} verloren: Mehr als 30 geht nicht.',
  'pillars.warning.cubesLost':
    '{amount, plural, one {# Würfel muss} other {# Würfel müssen}} zurück.',
  'pillars.warning.taxShort':
    'Die Steuer könnte dich {points, plural, one {# Punkt} other {# Punkte}} kosten.',
  'pillars.warning.toolmakerIdle': 'Dein Werkzeugmacher fände kein Metall mehr.',
  'pillars.warning.cannotWork': 'Ohne Mörtelmischer keine Arbeit.',

  // Prompts
  'pillars.prompt.over': 'Die Kathedrale steht. {seats, seats, you {Du gewinnst} other {Sieg: #}}.',
  'pillars.prompt.pick': 'Nimm eine Karte aus der Auslage oder keine mehr.',
  'pillars.prompt.dismiss': 'Zu viele Handwerker: Entlasse einen.',
  'pillars.prompt.collapse': 'Einsturz: Entlasse einen Handwerker.',
  'pillars.prompt.redraw':
    '{seat, seat, you {Dein Baumeister} other {Ein Baumeister von #}} ist gezogen, Preis {price} Gold. Dabei bleiben oder neu ziehen?',
  'pillars.prompt.place': 'Dein Baumeister ist gezogen: Setze ihn für {price} Gold ein oder passe.',
  'pillars.prompt.placeFree': 'Setze deinen Baumeister ein; es kostet nichts.',
  'pillars.prompt.cardOnly': 'Dein Gold reicht nicht: Setze ihn mit deiner Karte ein oder passe.',
  'pillars.prompt.bishop': 'Das Ereignis ist schlecht: Schutz oder Würfel?',
  'pillars.prompt.cloak': 'Das Ereignis ist schlecht: den Mantel des Erzbischofs einsetzen?',
  'pillars.prompt.cube': 'Nimm einen Würfel vom Markt.',
  'pillars.prompt.waiver': 'Die Steuer beträgt {tax} Gold: den Steuererlass einsetzen?',
  'pillars.prompt.trade': 'Kaufe oder verkaufe eine Sorte oder zieh dich zurück.',
  'pillars.prompt.build': 'Lass deine Handwerker arbeiten, dann bestätige.',
  'pillars.prompt.keep': 'Zu viele Würfel: Wähle fünf, die bleiben.',
  'pillars.prompt.done': 'Bestätige oder mach es rückgängig.',
  'pillars.prompt.deal': 'Wie viele?',
  'pillars.prompt.wait.pick': '{seats, seats, you {# nimmst} other {# nimmt}} eine Karte …',
  'pillars.prompt.wait.dismiss': '{seats, seats} entlässt einen Handwerker …',
  'pillars.prompt.wait.redraw': '{seats, seats, you {# darfst} other {# darf}} neu ziehen …',
  'pillars.prompt.wait.place': '{seats, seats} setzt einen Baumeister ein …',
  'pillars.prompt.wait.bishop': '{seats, seats, you {# fragst} other {# fragt}} den Bischof …',
  'pillars.prompt.wait.cloak':
    '{seats, seats, you {# kannst} other {# kann}} das Ereignis abwenden …',
  'pillars.prompt.wait.cube': '{seats, seats, you {# nimmst} other {# nimmt}} einen Würfel …',
  'pillars.prompt.wait.waiver':
    '{seats, seats, you {# kannst} other {# kann}} der Steuer entgehen …',
  'pillars.prompt.wait.trade': '{seats, seats, you {# handelst} other {# handelt}} auf dem Markt …',
  'pillars.prompt.wait.build': 'Am Bau: {seats, seats} …',
  'pillars.prompt.wait.keep': 'Würfel abgeben: {seats, seats} …',

  // Forecast, almanac, procession, end
  'pillars.forecast': 'Deine Runde, wenn sonst nichts geschieht',
  'pillars.forecast.mill': 'Mühle',
  'pillars.forecast.tax': 'Steuer',
  'pillars.forecast.cubes': 'Würfel',
  'pillars.forecast.points': 'Priorat',
  'pillars.forecast.gold': 'Gold danach mindestens',
  'pillars.forecast.risk':
    'Die höchste Steuer würde dich {points, plural, one {# Punkt} other {# Punkte}} kosten.',
  'pillars.almanac': 'Almanach',
  'pillars.almanac.craftsmen': 'Handwerker',
  'pillars.almanac.advantages': 'Vorteilskarten',
  'pillars.almanac.events': 'Ereignisse',
  'pillars.almanac.round': 'Runde {round}',
  'pillars.almanac.start': 'Von Beginn an',
  'pillars.almanac.state.coming': 'kommt noch',
  'pillars.almanac.state.offer': 'in der Auslage',
  'pillars.almanac.state.shiring': 'in Shiring',
  'pillars.almanac.state.board': 'in Kingsbridge',
  'pillars.almanac.state.gone': 'aus dem Spiel',
  'pillars.almanac.state.unseen': 'noch nicht gesehen',
  'pillars.almanac.state.seen': 'gesehen',
  'pillars.almanac.owned': '{seats, seats, you {gehört dir} other {Besitz: #}}',
  'pillars.almanac.note':
    'Vier Vorteilskarten und vier Ereignisse haben das Spiel ungesehen verlassen.',
  'pillars.procession.skip': 'Überspringen',
  'pillars.scoring': 'Quelle',
  'pillars.beats.gold':
    '{seat, seat, you {# liegst} other {# liegt}} durch mehr Gold {other, seat, you {vor dir} other {vor #}}.',
};
