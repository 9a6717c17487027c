// The rules of The Capitals: chapters with their passages.
import type { CapitalsRulesTexts } from './en.ts';

export const capitalsRules: CapitalsRulesTexts = {
  'capitals.rules.aim': 'Ziel',
  'capitals.rules.aim.aim':
    'Du baust eine Stadt durch drei Ären und zwölf Runden. In jeder Runde kommt ein Gebäude dazu, Kultur zieht Touristen an, und mit Energie aktivierst du Gebäude. Drei Weltausstellungen beurteilen deine Stadt, und am Ende wird gezählt, was übrig ist. Wer das meiste Prestige hat, gewinnt.',
  'capitals.rules.aim.aim.picture': 'Eine Stadt nach einigen Runden, mit ihrem Kraftwerk.',

  'capitals.rules.city': 'Was du hast',
  'capitals.rules.city.start':
    'Deine Stadt beginnt mit Hotel und Rathaus nebeneinander und zwei Kränen dazwischen: Sie zeigen, wo du ohne Abzug bauen kannst. Daneben steht ein Kraftwerk mit 4 Energie. Du hast einen Touristen.',
  'capitals.rules.city.tracks':
    'Sechs Leisten: Wirtschaft ist dein Geld (12\u00a0$ zu Beginn, minus die $ deiner ersten Spalte), Kultur zieht Touristen an, öffentliche Dienste und Beschäftigung werden bei den Ausstellungen beurteilt, Bevölkerung macht Platz für Beschäftigung, Fortschritt baut das Kraftwerk aus.',
  'capitals.rules.city.tracks.picture':
    'Wirtschaft, Kultur, öffentliche Dienste, Fortschritt, Bevölkerung, Beschäftigung.',
  'capitals.rules.city.prestige':
    'Prestige ist die Punktzahl und kann negativ sein. Wie viele Prestigemarken du hast, ist offen; was sie zusammen wert sind, bleibt bis zum Ende dein Geheimnis.',

  'capitals.rules.round': 'Eine Runde',
  'capitals.rules.round.eras':
    'Es gibt drei Ären mit je vier Runden. Nach der vierten Runde jeder Ära ist Weltausstellung.',
  'capitals.rules.round.phases':
    'Eine Runde hat fünf Phasen: Initiative, Bauen, Tourismus, Aktivieren, Verwaltung. Die erste Runde hat keine Initiative.',

  'capitals.rules.initiative': 'Initiative',
  'capitals.rules.initiative.pick':
    'Von links nach rechts wählen alle eine Spalte, die noch niemand gewählt hat; auch die eigene ist frei. In der neuen Reihenfolge von links nach rechts wird die Runde gespielt.',
  'capitals.rules.initiative.price':
    'Du zahlst die $ der neuen Spalte mal den Faktor der Spalte, aus der du kommst: von links nach rechts 4\u00a0$\u00a0×5, 3\u00a0$\u00a0×4, 2\u00a0$\u00a0×2, 1\u00a0$\u00a0×2, 1\u00a0$\u00a0×1, 0\u00a0$\u00a0×2. Vorn zu sein ist teuer und macht auch den nächsten Wechsel teuer.',
  'capitals.rules.initiative.price.picture': 'Die Spalten mit ihren $ und Faktoren.',
  'capitals.rules.initiative.open':
    'Zu zweit sind die Spalten 1 bis 4 offen, zu dritt und zu viert 1 bis 5, zu fünft alle sechs. Zu fünft zählt Spalte 6 in Runde 2 ×1.',

  'capitals.rules.building': 'Bauen',
  'capitals.rules.building.take':
    'Der Reihe nach nehmen alle genau ein Plättchen aus den Reihen für 0, 2 oder 4\u00a0$, zahlen und bauen es sofort. Passen geht nicht.',
  'capitals.rules.building.take.picture':
    'Fünf Arten: Wohnen, Industrie, Handel, Tourismus, Öffentlich.',
  'capitals.rules.building.rules':
    'Zwei Regeln: Das Plättchen soll einen Kran berühren und neben einem Plättchen seiner Art liegen, wenn du eines hast. Eine verletzte Regel kostet 2 Prestige, beide kosten 4. Manchmal lohnt es sich.',
  'capitals.rules.building.rules.picture':
    'Mit einem Plättchen in der Hand zeigt jedes Feld, was es kosten würde.',
  'capitals.rules.building.touch':
    'Diagonale Nachbarn zählen überall. Ein Plättchen muss immer deine Stadt berühren, wenigstens an einer Ecke.',
  'capitals.rules.building.effects':
    'Sofortwirkungen geschehen beim Bau. „Je 3 Bevölkerung“ heißt: so oft, wie 3 in deine Bevölkerung passt; die Leiste bleibt, wo sie ist. Was ein Plättchen nimmt, musst du geben.',
  'capitals.rules.building.effects.picture':
    'Zwei Plättchen mit Wirkungen beim Bau, eines zählt Bevölkerung.',
  'capitals.rules.building.later':
    'Manche Plättchen zählen andere: jedes passende, das schon steht, und jedes, das später kommt. Nachbarwirkungen zählen nur die bis zu acht Plättchen ringsum.',
  'capitals.rules.building.later.picture': 'Ein Plättchen, das seine Nachbarn zählt.',
  'capitals.rules.building.order':
    'Die Wirkungen eines Baus darfst du in beliebiger Reihenfolge ausführen; gefragt wirst du nur, wenn die Reihenfolge etwas ändert. Bis du bestätigst, lässt sich jeder Schritt rückgängig machen, und die Vorschau zeigt, was sich ändert.',

  'capitals.rules.tracks': 'Die Leisten',
  'capitals.rules.tracks.employment':
    'Beschäftigung ist nie höher als Bevölkerung. Was darüber ginge, verfällt, und sinkt die Bevölkerung unter die Beschäftigung, sinkt diese mit.',
  'capitals.rules.tracks.progress':
    'Fortschritt ist ein Ring aus acht Feldern. Immer wenn dein Marker das Symbol erreicht oder überschreitet, steigt dein Kraftwerk um eine Stufe: Du bekommst seine Energie und ab Stufe 3 mehr Aktivierungen. Stufe 1 und 2 erlauben eine, 3 und 4 zwei, 5 und 6 drei. Wer zuerst eine Stufe erreicht, bekommt das Kraftwerk mit der meisten Energie.',
  'capitals.rules.tracks.progress.picture':
    'Fortschritt baut das Kraftwerk aus und bringt Energie.',
  'capitals.rules.tracks.ends':
    'Am Ende einer Leiste bleibt der Marker stehen, und das Ende zahlt einmal: Wirtschaft über 50: 1 Prestige; Kultur über 30: 1 Prestige; öffentliche Dienste über 6: 3 Energie; Bevölkerung über 20: 2 Kultur; Beschäftigung über 20: 2 Prestige. Unten hinauszufallen kostet 1 Prestige; bei der Wirtschaft folgt stattdessen eine Sondersteuer.',
  'capitals.rules.tracks.tax':
    'Wer nicht zahlen kann, erhebt eine Sondersteuer: 3\u00a0$ für 1 Prestige, so oft wie nötig, sodass mindestens 1\u00a0$ bleibt. Eine Bedingung lässt sich damit nie erfüllen.',

  'capitals.rules.tourism': 'Tourismus',
  'capitals.rules.tourism.highest':
    'Die Stadt mit der höchsten Kultur bekommt die Marke und hat eine Aktivierung mehr. Bei Gleichstand: mehr Wirtschaft, dann weiter links in der Initiative.',
  'capitals.rules.tourism.walk':
    'Der Tourist der Stadt mit der niedrigsten Kultur geht in die mit der höchsten. Ab Kultur 9, 14 oder 24 lockt sie auch die Touristen der Städte mit Kultur bis 6, 9 oder 23 an.',
  'capitals.rules.tourism.walk.picture': 'Touristen gehen dorthin, wo Kultur ist.',
  'capitals.rules.tourism.stay':
    'Alle anderen bleiben, wo sie sind, oder kommen heim. Wer die Stadt wechselt, wartet neben der neuen.',

  'capitals.rules.activating': 'Aktivieren',
  'capitals.rules.activating.price':
    'Der Reihe nach aktivierst du Plättchen, die sich aktivieren lassen, so oft, wie dein Kraftwerk erlaubt, auch dasselbe noch einmal. Der Preis ist die aufgedruckte Energie, plus Energie und Touristen darauf, plus 1. Die gezahlte Energie bleibt auf dem Plättchen: Das nächste Mal ist teurer.',
  'capitals.rules.activating.price.picture':
    'Ein Plättchen, das sich aktivieren lässt, mit seiner aufgedruckten Energie.',
  'capitals.rules.activating.tourists':
    'Ein Tourist neben deiner Stadt oder auf einem anderen Gebäude darf auf das Plättchen gehen und 1 Energie zahlen. Ein Tourist auf dem Plättchen selbst macht es nur teurer.',
  'capitals.rules.activating.react':
    'Erst kommt, was das Plättchen selbst bringt, dann andere Plättchen, die darauf reagieren.',
  'capitals.rules.activating.bonus':
    'Wer nichts aktiviert, nimmt stattdessen 1 Energie oder 1 Fortschritt.',

  'capitals.rules.administration': 'Verwaltung',
  'capitals.rules.administration.tokens':
    'Ein Kran mit Plättchen auf allen vier Feldern darf an eine Ecke am Rand, die ein leeres Feld hat.',
  'capitals.rules.administration.tokens.picture': 'Ein Kran.',
  'capitals.rules.administration.rows':
    'Plättchen für 4\u00a0$ verlassen das Spiel, die anderen rücken weiter: 2\u00a0$ auf 4\u00a0$, 0\u00a0$ auf 2\u00a0$. Neue kommen, bis von der Ära zwei Plättchen mehr ausliegen, als Personen spielen.',

  'capitals.rules.fair': 'Die Weltausstellung',
  'capitals.rules.fair.employment':
    'Beschäftigung bringt ihren Wert minus 4 als Prestige. Eine Lücke zwischen Bevölkerung und Beschäftigung kostet so viel Prestige, wie sie groß ist, höchstens 3.',
  'capitals.rules.fair.employment.picture':
    'Bei der Ausstellung beurteilt: Beschäftigung, Arbeitslosigkeit, öffentliche Dienste.',
  'capitals.rules.fair.services':
    'Öffentliche Dienste bringen Fortschritt, von −3 bis +3. Dann kostet dich jede Stadt, die bei den öffentlichen Diensten vor dir liegt, 2 Prestige. Bei Gleichstand: mehr Wirtschaft, dann weiter links.',
  'capitals.rules.fair.energy':
    'Alle Energie auf Gebäuden kehrt in die Kraftwerke zurück. Zu keiner anderen Zeit tut sie das. Touristen bleiben.',

  'capitals.rules.end': 'Das Ende der Partie',
  'capitals.rules.end.last':
    'Nach Runde 12 kommen Wirkungen „Vor der letzten Weltausstellung“, dann die dritte Ausstellung. Dann zahlen alle noch einmal die $ ihrer Spalte.',
  'capitals.rules.end.scoring':
    'Dann zählen Plättchen mit einer Wirkung am Ende, und 1 Prestige je 4 Energie, je 4\u00a0$, je 2 Kultur und je Feld hinter dem Symbol beim Fortschritt.',
  'capitals.rules.end.winner':
    'Wer das meiste Prestige hat, gewinnt. Bei Gleichstand: Energie, Wirtschaft, dann weiter links in der Initiative.',

  'capitals.rules.two': 'Zu zweit',
  'capitals.rules.two.marker':
    'Ein neutraler Marker steht auf der Kulturleiste und rückt in jeder Verwaltung 1 vor. Die niedrigere Stadt gilt nur als niedrigste, wenn sie unter diesem Marker liegt. Ein neutraler Tourist geht in die Stadt mit mehr Kultur.',
  'capitals.rules.two.tiles':
    'In jeder Ära verlässt ein Plättchen jeder Art ungesehen das Spiel. Nur die Spalten 1 bis 4 sind offen.',

  'capitals.rules.prosperity': 'Wohlstandsplättchen',
  'capitals.rules.prosperity.tiles':
    'Im Spiel für Fortgeschrittene haben alle sechs geheime Wohlstandsplättchen, zu fünft fünf. Nach den Runden 3, 5, 7, 9 und 11 bauen alle eines davon. Seine Bedingung musst du in dem Moment erfüllen; Gleichstand genügt. Es gelten die Bauregeln, und Wohlstand ist eine eigene Art.',
  'capitals.rules.prosperity.tiles.picture': 'Ein Wohlstandsplättchen.',
  'capitals.rules.prosperity.lake':
    'Oder du legst eines verdeckt als See auf ein leeres Feld, das deine Stadt berührt. Er bringt 2 Energie, hat keine Art und keine Wirkung.',
  'capitals.rules.prosperity.lake.picture': 'Ein See.',

  'capitals.rules.origin': 'Woher die Plättchen kommen',
  'capitals.rules.origin.names':
    'Die gedruckten Plättchen sind nirgends vollständig beschrieben. Die Spielregel nennt diese, und sie sind hier: Hotel, Rathaus, Jefferson-Wohnungen, Markt, Prachtbogen, Bahnhof, Krankenhaus, Kongresszentrum, Platz der Hochfinanz, Wissenschaftszentrum, Kunstmuseum, und von den Wohlstandsplättchen Drei Wimpel, Lagerhaus und Versammlungshalle. Alle anderen, 69 der 78 Ära-Plättchen und 22 der 25 Wohlstandsplättchen, sind von uns entworfen.',
  'capitals.rules.origin.effects':
    'Was die Spielregel über die Wirkung eines Plättchens sagt, gilt hier genauso: ganz für Rathaus, Prachtbogen, Platz der Hochfinanz, Drei Wimpel, Lagerhaus und Versammlungshalle, zum Teil für einige andere. Die übrigen Wirkungen sind ebenfalls von uns entworfen.',
  'capitals.rules.origin.board':
    'Vom Spielplan sind die Schwellen der Kultur, die Regeln der Leisten und einige Spalten bekannt; Längen und Startfelder der Leisten, Energie und Aktivierungen der Kraftwerke, die übrigen Spalten und die Runden für Wohlstand sind von uns.',

  'capitals.rules.options': 'Einstellungen eines Tisches',
  'capitals.rules.options.prosperity':
    'Das Spiel für Fortgeschrittene, mit Wohlstandsplättchen und Seen.',
  'capitals.rules.options.openScores':
    'Normalerweise ist nur die Zahl der Prestigemarken offen, mit dieser Einstellung das Prestige von allen.',
  'capitals.rules.options.refill':
    'Normalerweise kommen neue Plättchen, bis von der Ära zwei mehr ausliegen, als Personen spielen. Mit „immer“ kommen jedes Mal so viele neue, egal wie viele noch liegen.',
  'capitals.rules.options.lowestCityLosesTourist':
    'Normalerweise verliert die Stadt mit der niedrigsten Kultur immer ihren Touristen, sonst nur, wenn die Anziehung der höchsten Stadt sie erreicht.',
  'capitals.rules.options.passBonus':
    'Wer nichts aktiviert, nimmt 1 Energie oder 1 Fortschritt; mit dieser Einstellung 1\u00a0$ anstelle des Fortschritts.',
  'capitals.rules.options.endPayment':
    'Am Ende zahlen alle die $ ihrer Spalte; mit dieser Einstellung mal ihren Faktor.',
  'capitals.rules.options.lastFairReturnsEnergy':
    'Normalerweise kehrt die Energie auch bei der letzten Ausstellung von den Gebäuden zurück und zählt in der Wertung, sonst ist sie verloren.',
  'capitals.rules.options.markedTiles':
    'Plättchen, die für mehr Personen markiert sind, bleiben in der Schachtel. Mit dieser Einstellung sind zu viert auch die mit 5 dabei.',
  'capitals.rules.options.cityHallType':
    'Das Rathaus ist ein Wohnplättchen; mit dieser Einstellung ein öffentliches.',
  'capitals.rules.options.touristOncePerPhase':
    'Normalerweise hilft ein Tourist einmal in einer Runde, sonst beliebig oft, solange er jedes Mal auf ein anderes Gebäude geht.',
  'capitals.rules.options.autoEndTurn':
    'Dein Aktivieren endet, wenn du es sagst; mit dieser Einstellung, sobald sich nichts mehr aktivieren lässt.',
};
