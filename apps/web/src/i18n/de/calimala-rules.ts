// The rules of Calimala in short, chapter by chapter.
import type { CalimalaRulesTexts } from '../texts.ts';

export const calimalaRules: CalimalaRulesTexts = {
  'calimala.rules.1.title': 'Ziel',
  'calimala.rules.1.text':
    'Ihr seid Tuchhändler in Florenz. Ihr liefert Tuch, spendet Material für Kirchen und stiftet Kunstwerke. Fünfzehn Wertungsplättchen kommen nacheinander; am Ende zählen auch die behaltenen Schlusskarten. Die meisten Punkte gewinnen.',
  'calimala.rules.2.title': 'Dein Zug',
  'calimala.rules.2.text':
    'Lege eine Scheibe auf eine der zwölf Straßen, oben auf das, was dort liegt. Eine Straße verbindet zwei Aktionen: Deine Scheibe gibt dir beide, je einmal, in beliebiger Reihenfolge. Mindestens eine davon musst du ausführen können. Eine weiße Scheibe gibt jede zweimal, handelt aber nie wieder.',
  'calimala.rules.3.title': 'Auch andere handeln',
  'calimala.rules.3.text':
    'Nach dir handeln die zwei Scheiben unter deiner für ihre Besitzer, von oben nach unten. Eine weiße darunter wird übersprungen. So kann ein Zug bis zu drei Scheiben wecken – auch in fremden Zügen.',
  'calimala.rules.4.title': 'Die vierte Scheibe',
  'calimala.rules.4.text':
    'Liegen vier Scheiben im Stapel, kommt die unterste in den Rat, sobald alle gehandelt haben: Wem sie gehört, erhält einen Sitz, und das nächste Plättchen wird gewertet. Ist sie weiß, legt wer am Zug ist stattdessen eine eigene Scheibe dorthin.',
  'calimala.rules.5.title': 'Die neun Aktionen',
  'calimala.rules.5.text':
    'Holz, Stein, Marmor: 1 Würfel ins Lager (je 4).\nBauen: ein Schiff (2 Holz), ein Handelshaus (2 Stein, eins je Stadt) oder eine Werkstatt (1 Holz, 1 Stein).\nWeben: 1 Tuch in jede Werkstatt mit Platz.\nSchiff: bis zu 1 Tuch je Schiff in beliebige Häfen.\nTransport: bis zu 1 Tuch je Handelshaus in dessen Stadt.\nSpenden: 1 Material in seine Reihe einer Kirche.\nKunstwerk: 1 Marmor auf ein Kunstwerkfeld einer Kirche oder des Palazzo Vecchio.',
  'calimala.rules.6.title': 'Unmöglich oder verzichtet',
  'calimala.rules.6.text':
    'Für eine Aktion, die du nicht ausführen kannst, ziehst du eine Karte. Wer verzichtet, bekommt nichts. Weniger zu liefern als möglich ist erlaubt.',
  'calimala.rules.7.title': 'Karten',
  'calimala.rules.7.text':
    'Solange eine deiner Scheiben handelt, darfst du beliebig viele Aktionskarten spielen, vor, zwischen und nach ihren Aktionen, auch eine eben gezogene.',
  'calimala.rules.8.title': 'Wertung',
  'calimala.rules.8.text':
    'Ein Plättchen zählt Würfel: einer Stadt, einer Kirche, eines Materials, aller Kunstwerke, aller Häfen oder aller Handelsstädte. Erste 3 Punkte, Zweite 2, Dritte 1. Jeder Würfel zählt in zwei Wertungen.',
  'calimala.rules.9.title': 'Gleichstand',
  'calimala.rules.9.text':
    'Bei Gleichstand entscheidet der Rat: mehr Sitze und Kunstwerke dort zusammen; dann mehr Sitze; dann wer sie früher hatte; dann das frühere Kunstwerk. Wer dort gar nichts hat, teilt sich die Punkte, abgerundet.',
  'calimala.rules.10.title': 'Das Ende',
  'calimala.rules.10.text':
    'Das Spiel endet, wenn alle Scheiben liegen, oder mit der Runde der fünfzehnten Wertung. Übrige Plättchen werden gewertet, dann alle behaltenen Schlusskarten: 5, 3, 1 Punkte.',
};
