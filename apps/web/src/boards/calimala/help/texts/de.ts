// The rules of Calimala: chapters with their passages, and the captions of their pictures.
import type { CalimalaRulesTexts } from './en.ts';

export const calimalaRules: CalimalaRulesTexts = {
  'calimala.rules.aim': 'Ziel',
  'calimala.rules.aim.aim':
    'Ihr seid Tuchhändler in Florenz. Ihr webt Tuch und liefert es in sechs Städte, gebt Holz, Stein und Marmor an drei Kirchen und stiftet Kunstwerke. Fünfzehn Wertungsplättchen kommen nacheinander an die Reihe; jedes zählt Würfel einer Art. Am Ende werden auch die behaltenen Schlusskarten gewertet. Wer die meisten Punkte hat, gewinnt.',
  'calimala.rules.aim.aim.picture':
    'Was gezählt wird: sechs Städte, drei Kirchen, Kunstwerke, Häfen, Handelsstädte, Holz, Stein, Marmor.',

  'calimala.rules.table': 'Was auf dem Tisch liegt',
  'calimala.rules.table.city':
    'Die Stadt besteht aus drei mal drei Aktionen; die mittlere liegt immer am selben Platz. Zwölf Straßen verbinden benachbarte Aktionen, nie diagonal. Auf den Straßen stapeln sich Scheiben: Mit ihnen führen alle ihre Aktionen aus.',
  'calimala.rules.table.city.picture':
    'Die Stadt, wie sie in der ersten Partie liegt, mit einigen Scheiben auf den Straßen.',
  'calimala.rules.table.map':
    'Tuch geht in drei Häfen (Barcelona, Lissabon, London) und drei Handelsstädte (Troyes, Brügge, Hamburg). Jede Stadt hat Platz für zwölf Tuch. Eine Handelsstadt hat außerdem Platz für ein Handelshaus pro Person.',
  'calimala.rules.table.map.picture':
    'Ein Hafen und eine Handelsstadt mit zwei Handelshäusern; in beiden liegt Tuch.',
  'calimala.rules.table.churches':
    'Eine Kirche hat je eine Reihe Felder für Holz, Stein, Marmor und Kunstwerke: je fünf Felder in Santa Maria del Fiore, je vier in Santa Croce, je drei in San Miniato. Der Palazzo Vecchio, in dem der Rat sitzt, hat vier Felder, nur für Kunstwerke.',
  'calimala.rules.table.churches.picture':
    'Santa Croce mit ihren vier Reihen und der Palazzo Vecchio.',
  'calimala.rules.table.council':
    'Der Rat hat fünfzehn nummerierte Sitze, auf jedem liegt ein Wertungsplättchen. Alle Plättchen liegen von Anfang an offen. Sie werden der Reihe nach gewertet, immer eines, wenn ein Sitz eingenommen wird.',
  'calimala.rules.table.council.picture':
    'Das nächste Plättchen: wer dort wie viel hat und jetzt bekäme.',
  'calimala.rules.table.own':
    'Dein Tableau hat drei Lager (Holz, Stein, Marmor) für je vier Würfel, Platz für drei Werkstätten mit je vier Tuch und einen Hafen für drei Schiffe. Ein Würfel ist, was sein Platz aus ihm macht: Material, Tuch, Spende oder Kunstwerk. Würfel gehen nie aus, und auf dem Plan bleiben sie, wo sie sind.',
  'calimala.rules.table.own.picture': 'Ein Tableau: Lager, Werkstätten, Hafen, Scheiben im Vorrat.',
  'calimala.rules.table.hidden':
    'Geheim sind nur die Handkarten (nicht ihre Zahl), die ausgeteilten Schlusskarten und die Reihenfolge des Stapels. Alles andere ist für alle offen.',

  'calimala.rules.setup': 'Aufbau',
  'calimala.rules.setup.discs':
    'Zu dritt hat jede Person 12 farbige und 3 weiße Scheiben, zu viert 10 und 2, zu fünft 8 und 2. Jede Scheibe ist ein Zug, also hast du höchstens 15, 12 oder 10 Züge. Wer beginnt, entscheidet der Zufall.',
  'calimala.rules.setup.discs.picture': 'Scheiben von drei Personen und eine weiße.',
  'calimala.rules.setup.endCards':
    'Es gibt zehn Schlusskarten: sechs Städte, drei Kirchen und den Palazzo Vecchio. Zu dritt bekommt jede Person drei, zu viert oder fünft zwei. Du behältst eine geheim und legst die übrigen verdeckt weg. Zu dritt und zu viert liegt noch eine Karte offen. Am Ende werden alle behaltenen Karten und die offene für alle gewertet.',
  'calimala.rules.setup.endCards.picture':
    'Schlusskarten: ein Hafen, eine Kirche, der Palazzo Vecchio.',
  'calimala.rules.setup.startCards':
    'Fünf Aktionskarten liegen aus: Holz, Stein, Marmor, Weben und Bauen. Entgegen der Spielrichtung nehmen alle eine, zuerst die Person rechts neben der, die beginnt; wer beginnt, wählt also zuletzt. Der Rest wird in den Stapel gemischt.',
  'calimala.rules.setup.startCards.picture': 'Die fünf Startkarten.',
  'calimala.rules.setup.begin':
    'Alle beginnen mit einer leeren Werkstatt, einer Aktionskarte und ohne Punkte.',

  'calimala.rules.turn': 'Ein Zug',
  'calimala.rules.turn.place':
    'Lege eine deiner Scheiben, farbig oder weiß, auf eine beliebige der zwölf Straßen, oben auf das, was dort liegt. Keine Straße ist je gesperrt. Die Straße verbindet zwei Aktionen, und deine Scheibe gibt dir beide, je einmal, in beliebiger Reihenfolge.',
  'calimala.rules.turn.place.picture':
    'Eine Scheibe auf der Straße zwischen „Holz“ und „Spenden“ gibt beide Aktionen.',
  'calimala.rules.turn.duty':
    'Mindestens eine der beiden Aktionen musst du ausführen, notfalls mit Hilfe deiner Handkarten. Eine Straße, die dir nur Karten brächte, ist nicht erlaubt. Nur wenn das für alle Straßen gilt, darfst du jede wählen und musst keine der beiden Aktionen ausführen.',
  'calimala.rules.turn.others':
    'Dann werden nacheinander die zweite und die dritte Scheibe von oben aktiviert: Die Person, der die Scheibe gehört, darf beide Aktionen je einmal ausführen, auch in fremden Zügen. Wem mehrere gehören, der kommt mehrmals dran. Eine Pflicht gibt es dabei nicht: Zwei unmögliche Aktionen bringen einfach zwei Karten. Sie werden auch aktiviert, wenn du selbst auf eine Aktion verzichtet hast.',
  'calimala.rules.turn.others.picture':
    'Von oben nach unten: erst Blau (Raute), dann Rot (Dreieck), dann Gelb (Kreis).',
  'calimala.rules.turn.white':
    'Eine weiße Scheibe gibt dir jede der beiden Aktionen zweimal, in beliebiger Reihenfolge: vier Aktionen, von denen du mindestens eine ausführen musst. Danach gehört sie niemandem. Unter anderen Scheiben wird sie nie wieder aktiviert, sondern übersprungen.',
  'calimala.rules.turn.white.picture':
    'Eine weiße Scheibe ganz oben gibt vier Aktionen; weiter unten wird sie übersprungen.',
  'calimala.rules.turn.next':
    'Wenn alle Scheiben aktiviert sind und die vierte, falls es eine gibt, den Stapel verlassen hat, ist die Person links am Zug.',

  'calimala.rules.activation': 'Wenn eine Scheibe aktiviert wird',
  'calimala.rules.activation.slots':
    'Jede Aktion einer aktivierten Scheibe führst du ganz oder teilweise aus, oder du verzichtest darauf, oder du ziehst, wenn sie unmöglich ist, eine Karte dafür. Die Reihenfolge wählst du.',
  'calimala.rules.activation.impossible':
    'Lässt sich von einer Aktion gar nichts ausführen, ziehst du stattdessen eine Karte. Es zählt der Augenblick: Handkarten spielen keine Rolle, und du darfst die Reihenfolge so wählen, dass eine Aktion drankommt, solange sie noch unmöglich ist.',
  'calimala.rules.activation.impossible.picture': 'Unmöglich: dafür eine Karte.',
  'calimala.rules.activation.giveUp':
    'Auf das, was möglich wäre, kannst du verzichten; das bringt nichts. In deinem eigenen Zug kannst du nicht auf die letzte Gelegenheit verzichten, deine Pflicht zu erfüllen.',
  'calimala.rules.activation.done':
    'Ist alles erledigt, bestätige mit „Fertig“. Bis dahin kannst du den letzten Schritt rückgängig machen oder alle zusammen, samt der gelegten Scheibe. Nur was vor einer gezogenen Karte geschah, bleibt.',

  'calimala.rules.actions': 'Die neun Aktionen',
  'calimala.rules.actions.material.title': 'Holz, Stein, Marmor',
  'calimala.rules.actions.material':
    'Lege einen Würfel in das Lager dieser Art. Unmöglich, wenn dort schon vier liegen.',
  'calimala.rules.actions.material.picture': 'Ein Würfel Holz, Stein oder Marmor.',
  'calimala.rules.actions.build':
    'Baue eines davon: ein Schiff für zwei Holz; ein Handelshaus für zwei Stein, in einer Handelsstadt, in der du noch keines hast; eine Werkstatt für ein Holz und einen Stein. Von jedem kannst du drei haben, die erste Werkstatt eingerechnet, und sie bleiben dir. Unmöglich, wenn für alle drei Material oder Teile fehlen.',
  'calimala.rules.actions.build.picture':
    'Zwei Holz ergeben ein Schiff, zwei Stein ein Handelshaus, je eines eine Werkstatt.',
  'calimala.rules.actions.weave':
    'Lege ein Tuch in jede deiner Werkstätten, die Platz hat. Unmöglich, wenn alle voll sind.',
  'calimala.rules.actions.weave.picture': 'Ein Tuch für jede Werkstatt.',
  'calimala.rules.actions.ship':
    'Jedes deiner Schiffe bringt höchstens ein Tuch in einen beliebigen Hafen mit Platz; mehrere dürfen in denselben. Du darfst weniger schicken, aber mindestens eines. Das Tuch kommt von selbst aus deiner vollsten Werkstatt. Unmöglich ohne Tuch, ohne Schiff, oder wenn alle drei Häfen voll sind.',
  'calimala.rules.actions.ship.picture': 'Ein Tuch je Schiff, in einen beliebigen Hafen.',
  'calimala.rules.actions.transport':
    'Jedes deiner Handelshäuser bringt höchstens ein Tuch in seine Stadt, wenn dort Platz ist. Du darfst weniger schicken, aber mindestens eines. Unmöglich ohne Tuch, ohne Handelshaus, oder wenn jede Stadt mit einem Haus von dir voll ist.',
  'calimala.rules.actions.transport.picture': 'Ein Tuch je Handelshaus, in dessen Stadt.',
  'calimala.rules.actions.contribute':
    'Ein Holz, Stein oder Marmor kommt aus deinem Lager auf ein freies Feld in der Reihe dieser Art in einer der drei Kirchen. Unmöglich, wenn für kein Material, das du hast, irgendwo ein Feld frei ist.',
  'calimala.rules.actions.contribute.picture': 'Ein Würfel Material in seine Reihe einer Kirche.',
  'calimala.rules.actions.artwork':
    'Ein Marmor aus deinem Lager wird zum Kunstwerk in einer der drei Kirchen oder im Palazzo Vecchio. Unmöglich ohne Marmor, oder wenn alle sechzehn Felder belegt sind.',
  'calimala.rules.actions.artwork.picture':
    'Ein Marmor wird zum Kunstwerk, in einer Kirche oder im Palazzo Vecchio.',

  'calimala.rules.cards': 'Aktionskarten',
  'calimala.rules.cards.play':
    'Es gibt 45 Karten, fünf von jeder Aktion, und kein Handlimit. Während eine deiner Scheiben aktiviert wird, auch in fremden Zügen, darfst du beliebig viele spielen: vor, zwischen und nach ihren Aktionen, auch eine eben gezogene. Zu keiner anderen Zeit.',
  'calimala.rules.cards.play.picture': 'Jede Karte trägt eine der neun Aktionen.',
  'calimala.rules.cards.must':
    'Eine gespielte Karte muss wenigstens zum Teil etwas bewirken; sonst bleibt sie auf der Hand. Sie bringt nie eine Karte und erfüllt nicht die Pflicht: Das muss eine Aktion der Scheibe tun. Aber eine Karte kann diese Aktion möglich machen. Eine Karte, nach der die Pflicht nicht mehr zu erfüllen wäre, lässt sich nicht spielen.',
  'calimala.rules.cards.deck':
    'Gespielte Karten liegen offen. Sobald die letzte Karte des Stapels gezogen ist, werden sie gemischt und bilden den neuen Stapel. Gibt es gar keine Karte, wird keine gezogen und auch später keine nachgeholt.',

  'calimala.rules.council': 'Die vierte Scheibe',
  'calimala.rules.council.fourth':
    'Liegen vier Scheiben auf der Straße, wird die unterste nicht aktiviert. Nach den anderen kommt sie auf den niedrigsten freien Sitz des Rats: ein Sitz für die Person, der sie gehört, gleich wer am Zug ist. Dann wird das Plättchen dort gewertet. Pro Zug gibt es höchstens eine Wertung.',
  'calimala.rules.council.fourth.picture':
    'Die vierte Scheibe (Quadrat) verlässt ihren Stapel und nimmt einen Sitz im Rat ein.',
  'calimala.rules.council.white':
    'Ist die vierte Scheibe weiß, erhält den Sitz, wer am Zug ist: mit einer farbigen Scheibe aus dem Vorrat, und die weiße kommt in diesen Vorrat, um später gelegt zu werden. Fehlt eine solche, nimmt eine eigene Scheibe von einer beliebigen Straße den Sitz ein, und die weiße kommt oben auf den Stapel, von dem jene stammt, ohne aktiviert zu werden. Gibt es auch dort keine, verlässt die weiße das Spiel, und das Plättchen wird ohne Sitz gewertet.',
  'calimala.rules.council.white.picture':
    'Weiß geht zurück, eine eigene Scheibe nimmt den Sitz ein.',
  'calimala.rules.council.seats':
    'Sitze entscheiden bei Gleichstand und zählen für die Schlusskarte Palazzo Vecchio. Ein neuer Sitz zählt schon in seiner eigenen Wertung.',

  'calimala.rules.scoring': 'Wertung',
  'calimala.rules.scoring.counts':
    'Eine Stadt zählt das Tuch dort. Eine Kirche zählt Material und Kunstwerke in ihr. Häfen und Handelsstädte zählen das Tuch in allen dreien. Holz, Stein und Marmor zählen, was davon an die drei Kirchen gespendet wurde; ein Kunstwerk ist dabei kein Marmor. Kunstwerke zählen in allen vier Gebäuden.',
  'calimala.rules.scoring.points':
    'Die meisten Würfel bringen 3 Punkte, die zweitmeisten 2, die drittmeisten 1. Wer nichts davon hat, bekommt weder Platz noch Punkte.',
  'calimala.rules.scoring.points.picture': 'Eine Wertung: gezählte Würfel und die Punkte dafür.',
  'calimala.rules.scoring.twice':
    'Fast jeder Würfel zählt für zwei Plättchen: Tuch in Lissabon für Lissabon und für die Häfen, Holz in Santa Croce für diese Kirche und für Holz. Ein Kunstwerk im Palazzo Vecchio zählt nur für die Kunstwerke, wiegt aber im Rat wie ein Sitz.',
  'calimala.rules.scoring.twice.picture':
    'Tuch in Lissabon zählt für Lissabon und die Häfen; Holz in Santa Croce für die Kirche und für Holz.',

  'calimala.rules.ties': 'Gleichstand',
  'calimala.rules.ties.chain':
    'Bei gleicher Zahl entscheidet der Rat, Schritt für Schritt: mehr Sitze und Kunstwerke im Palazzo Vecchio zusammen; dann mehr Sitze; dann, wer diese Zahl an Sitzen früher hatte; und ohne Sitze, wessen erstes Kunstwerk im Palazzo Vecchio früher kam.',
  'calimala.rules.ties.chain.picture':
    'Sitze und Kunstwerke im Palazzo Vecchio wiegen gleich viel.',
  'calimala.rules.ties.share':
    'Wer dort weder Sitz noch Kunstwerk hat, kommt im Gleichstand zuletzt, und diese Personen teilen sich die Punkte: Die Punkte der Plätze, die sie einnehmen, werden addiert, durch ihre Zahl geteilt und abgerundet. Zwei, die sich den ersten und zweiten Platz teilen, bekommen je 2 Punkte.',

  'calimala.rules.end': 'Das Ende der Partie',
  'calimala.rules.end.discs':
    'Die Partie endet, wenn alle Scheiben gelegt sind. Zuerst wird der letzte Zug zu Ende gespielt, samt seiner Wertung, falls es eine gibt. Dann werden alle Plättchen ohne Sitz der Reihe nach gewertet; Sitze gibt es dafür keine.',
  'calimala.rules.end.fifteenth':
    'Oder das fünfzehnte Plättchen wurde gewertet: Dann wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. In diesen letzten Zügen verlässt eine vierte Scheibe einfach das Spiel, ohne Sitz und ohne Wertung.',
  'calimala.rules.end.cards':
    'Dann werden alle behaltenen Schlusskarten aufgedeckt. Sie und die offene werden für alle gewertet: 5, 3 und 1 Punkte, Gleichstand wie immer. Der Palazzo Vecchio zählt Sitze und Kunstwerke dort zusammen.',
  'calimala.rules.end.cards.picture': 'Eine Schlusskarte: 5, 3 und 1 Punkte.',
  'calimala.rules.end.winner':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden Sitze und Kunstwerke im Palazzo Vecchio zusammen, dann die weiteren Schritte für Gleichstände. Wer dann noch gleichauf liegt, teilt sich den Sieg.',

  'calimala.rules.options': 'Einstellungen eines Tisches',
  'calimala.rules.options.layout':
    'Welche Aktion wo liegt. In der Regel werden acht Aktionen um „Bauen“ in der Mitte gemischt. Der Plan für die erste Partie legt nebeneinander, was zusammengehört. Bei „Alle neun zufällig“ wird auch „Bauen“ gemischt.',
  'calimala.rules.options.whiteSwap':
    'Nimmt eine Scheibe von einer Straße den Sitz einer weißen vierten Scheibe ein, kommt die weiße oben auf jenen Stapel. Mit dieser Einstellung verlässt sie stattdessen das Spiel, und der Stapel ist um eine Scheibe niedriger.',
  'calimala.rules.options.oneCardPerTurn':
    'Aus der zweiten Auflage: Wer am Zug ist, zieht in diesem Zug für unmögliche Aktionen höchstens eine Karte, alle eigenen Scheiben zusammen. In fremden Zügen gibt es keine Grenze.',
  'calimala.rules.options.extraStartCard':
    'Aus der zweiten Auflage: Die vierte und die fünfte Person der Zugfolge ziehen zu Beginn eine Karte mehr.',
  'calimala.rules.options.seatsAfterFifteenth':
    'Aus der zweiten Auflage: Auch nach der fünfzehnten Wertung nimmt eine vierte Scheibe noch einen Sitz ein, der bei Gleichstand und für den Palazzo Vecchio zählt. Ein Plättchen wird dafür nicht gewertet.',
};
