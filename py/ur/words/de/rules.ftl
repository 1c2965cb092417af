### Translated by machine, not yet read by a native speaker.

# The rulebook: one sentence for each fact of a rule. $squares, $kinds, $table and
# $values are lists of finished words.

## The board

rule-board-ur = Das Brett aus den Königsgräbern hat { $squares } Felder: einen großen und einen kleinen Block, verbunden durch eine Brücke.
rule-board-late = Das spätere Brett hat { $squares } Felder: einen Block mit zwölf und einen Schweif mit acht Feldern.
rule-pieces = Jeder Spieler beginnt mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
  } im Vorrat.
rule-pieces-kinds = Jeder Spieler beginnt mit diesen Vögeln im Vorrat: { $kinds }.
rule-sides = Jeder Stein hat eine glatte Seite und eine Seite mit Tupfen. Er wird mit der glatten Seite oben eingesetzt.
rule-spaces = Jeder Spieler hat zwei Plätze neben dem Brett: einen Start vor dem ersten Feld des Weges und ein Ziel nach dem letzten.
rule-path = Der Weg hat { $count } Felder. Hell zieht über { $squares }; der Weg von Dunkel ist das Spiegelbild.
rule-fork = Ein Stein darf diese Felder in beiden Richtungen umrunden und bleibt bei dem Weg, den er nimmt: { $squares }.
rule-twice = Ein Weg führt zweimal über manche Felder, für Hell über diese: { $squares }.
rule-shared = Diese Felder nutzen beide Spieler: { $squares }.
rule-private = Diese Felder nutzt jeweils nur ein Spieler: { $squares }.
rule-unused = Auf diesen Feldern steht nie ein Stein, weil Steine erst dahinter eingesetzt werden: { $squares }.

## Who begins

rule-start-lot = Der Zufall entscheidet, wer beginnt.
rule-start-higher = Jeder Spieler würfelt einmal, und wer den höheren Wert hat, beginnt. Bei gleichen Werten würfeln beide noch einmal. Für den ersten Zug wird neu gewürfelt.
rule-start-guess = Der Zufall entscheidet, wer einen einzelnen Würfel wirft. Der andere Spieler sagt voraus, wie er fällt, und beginnt, wenn das stimmt. Stimmt es nicht, beginnt der Spieler, der geworfen hat.
rule-start-one = Beide Spieler würfeln, bis genau einer von ihnen den Wert 1 hat. Dieser Spieler beginnt, und diese 1 ist der erste Zug.

## The throws

rule-lots = Wirf { $count } vierseitige Würfel und zähl die, die markiert fallen, mit einer markierten Ecke oben. Ein Wurf ohne Markierung zählt { $none ->
    [0] nichts
   *[other] { $none }
  }.
rule-lots-table = { $kind ->
    [cubes] Wirf { $count } sechsseitige Würfel. Ein Würfel ist markiert, wenn eine Markierung oben liegt.
   *[other] Wirf { $count } vierseitige Würfel. Ein Würfel ist markiert, wenn eine markierte Ecke oben liegt.
  } Was der Wurf zählt, hängt davon ab, wie viele markiert sind: { $table }.
rule-lots-one = { $marked ->
    [0] keiner
   *[other] { $marked }
  } markiert { $score ->
    [0] zählt nichts
   *[other] zählt { $score }
  }
rule-kit-rosette = { $usual } Würfel entscheiden, wer beginnt. Wähl vor jedem späteren Wurf { $usual } oder { $count } Würfel, wenn du Steine für beides hast. { $count } Würfel bewegen nur einen Stein, der auf einer Rosette steht, und { $usual } Würfel bewegen so einen Stein nie. Ist keiner von { $count } markiert, zählt der Wurf { $none }.
rule-bones = Wirf einen Astragal. Er zeigt eine Zahl von { $low } bis { $high }.
rule-convert = Statt die Zahl zu spielen, darfst du einen zweiten Astragal werfen, der Ja oder Nein sagt. Ja ändert die Zahl ({ $table }); bei Nein ist der Gegner dran. Bewegt die Zahl keinen Stein, darfst du trotzdem den zweiten Astragal werfen oder weitergeben.

## Entering

rule-enter-count = Ein Stein wird auf dem Feld eingesetzt, zu dem der Wurf vom Anfang des Weges aus führt: für Hell { $squares }. Das ist auch erlaubt, wenn andere Steine auf dem Brett sind.
rule-enter-kit = Steine werden mit einem Wurf von { $count } Würfeln eingesetzt.
rule-enter-with = Ein Stein wird nur eingesetzt, wenn alle { $marked } markiert fallen. Er kommt sofort auf Feld { $step } des Weges, { $square }. Mit diesem Wurf darfst du stattdessen einen Stein um { $score } Felder ziehen.
rule-enter-start = Ein Stein wird nur eingesetzt, wenn alle { $marked } markiert fallen oder als Bonus. Er kommt auf den Start. Wenn alle markiert fallen, wählst du: einen Stein einsetzen oder einen um { $score } Felder ziehen.
rule-launch = Jeder Vogel wird mit seiner eigenen Zahl auf seinem eigenen Feld eingesetzt (für Hell): { $table }.
rule-launch-one = { $kind } mit { $score } auf { $to }
rule-launch-order = { $fixed ->
    [true] Die Vögel werden zuerst in dieser Reihenfolge eingesetzt. Vögel auf dem Brett dürfen dazwischen ziehen.
   *[false] Die Vögel dürfen in beliebiger Reihenfolge eingesetzt werden.
  }
rule-launch-again = Dieser Vogel wird, wenn er geschlagen wurde, direkt vor einer Rosette auf einem Feld deiner Wahl wieder eingesetzt (für Hell): { $kind } auf { $squares }.

## Moving

rule-move = Zieh einen Stein auf seinem Weg vorwärts, um den ganzen Wert.
rule-must = { $second ->
    [true] Wenn du ziehen kannst, musst du ziehen oder den zweiten Astragal werfen.
   *[false] Wenn du ziehen kannst, musst du ziehen.
  } Auch das Einsetzen eines Steins ist ein Zug.
rule-may-pass = Du darfst passen, obwohl du ziehen könntest. Passen bringt keinen Zusatzwurf.
rule-over = Steine dürfen an allen anderen Steinen vorbeiziehen.
rule-top-only = Auf { $squares } darf nur der oberste Stein eines Stapels ziehen.
rule-turn = Ein Stein, der auf { $square } landet oder darüber hinwegzieht, dreht seine Seite mit den Tupfen nach oben und behält sie oben. Erst dreht er sich um; dann gelten die Regeln für das Landen.
rule-lost-throw-ends = Ein Wurf, der nichts bewegt, ist verloren, und der Gegner ist dran{ $second ->
    [true] , außer du wirfst den zweiten Astragal
   *[false] { "" }
  }.
rule-lost-throw-kept = Ein Wurf, der zählt, aber nichts bewegt, gibt trotzdem noch einen Wurf. Nur nach einem Wurf, der nichts zählt, ist der Gegner dran.
rule-skips = Nach { $limit } verlorenen Würfen hintereinander, von beiden Spielern zusammen, endet das Spiel unentschieden.
rule-stuck-wins = Wenn du nur deshalb nicht ziehen kannst, weil Steine von dir unter gegnerischen liegen, gewinnst du sofort. Viele Spiele enden so.
rule-unbury = Wenn du nur deshalb nicht ziehen kannst, weil Steine von dir unter gegnerischen liegen, ziehst du einen davon heraus und ziehst mit ihm.

## Landing

rule-own-blocks = { $alone ->
    [true] Zwei deiner Steine stehen nie auf demselben Feld.
   *[false] Auf allen anderen Feldern stehen nie zwei deiner Steine zusammen.
  }
rule-safe-rosettes = Ein Stein auf einer Rosette ist sicher: Kein gegnerischer Stein darf dort landen ({ $squares }).
rule-safe-everywhere = Es wird nicht geschlagen: Ein gegnerischer Stein versperrt sein Feld.
rule-safe = Ein Stein ist auf { $squares } sicher: Kein gegnerischer Stein darf dort landen.
rule-capture = Wer auf einem gegnerischen Stein landet, schlägt ihn: Er kommt in den Vorrat seines Spielers zurück. Das kann auf { $squares } geschehen.
rule-unsafe = Rosetten schützen nicht: Ein Stein kann auf { $squares } geschlagen werden.
rule-mixed = Auf { $squares } bilden Steine beider Spieler Stapel, bis zu { $limit } hoch. Ein neuer Stein kommt obenauf, und nichts wird geschlagen.
rule-own-stack = Auf { $squares } bilden Steine eines Spielers Stapel, bis zu { $limit } hoch. Solange sie dort stehen, darf der Gegner nicht dort landen.
rule-own-stack-open = Auf { $squares } bilden Steine eines Spielers Stapel, bis zu { $limit } hoch.
rule-own-stack-free = Beliebig viele deiner eigenen Steine dürfen auf einem Feld stehen.
rule-single = Auf { $squares } kann ein einzelner gegnerischer Stein geschlagen werden, der dieselbe Seite zeigt wie dein Stein. Zwei oder mehr gegnerische Steine, oder einer, der seine andere Seite zeigt, versperren das Feld.
rule-capture-side = Wer auf einem gegnerischen Stein landet, der dieselbe Seite zeigt, schlägt ihn: Er kommt in den Vorrat seines Spielers zurück. Das kann auf { $squares } geschehen.
rule-other-side = Ein gegnerischer Stein, der seine andere Seite zeigt, versperrt das Feld.
rule-turned-safe = Ein getupfter Stein auf { $squares } kann nicht geschlagen werden, ein glatter schon.
rule-capture-one = Wer auf einem einzelnen gegnerischen Stein landet, schlägt ihn: Er kommt in den Vorrat seines Spielers zurück. Das kann auf { $squares } geschehen.
rule-run-in = Landest du auf zwei oder mehr gegnerischen Steinen, muss dein eigener Stein in deinen Vorrat zurück.
rule-doubles = Ein Stein, der auf einem dieser Felder landet, zieht sofort um denselben Wert weiter: { $squares }.
rule-award = Landet dein Stein auf einer Rosette ({ $squares }), darfst du noch einen Stein aus dem Vorrat auf den Start setzen.
rule-forfeit = Landet dein Stein auf Augen ({ $squares }), zieht der Gegner sofort einen Stein um { $score } Felder. Dieser Zug bringt ihm seine eigenen Boni und kann das Spiel gewinnen; Augen, auf denen er landet, bewirken nichts. Danach bist du weiter dran.

## Extra throws

rule-again-rosette = Wer auf einer Rosette landet ({ $squares }), würfelt noch einmal.
rule-again-capture = Ein Schlag gibt noch einen Wurf.
rule-again-score = Ein Zug mit einer { $score } gibt noch einen Wurf. Eine { $score }, die nichts bewegt, gibt keinen, ebenso wenig der Zug, der gewinnt.
rule-again-lots = Ein Zug mit einem Wurf, der zählt, gibt noch einen Wurf.
rule-no-rosette = Rosetten geben keinen Zusatzwurf.
rule-chain = Ein Zug bringt höchstens einen Zusatzwurf, und der nächste Zug kann wieder einen bringen.{ $any ->
    [true] { " " }Jeder deiner Steine darf ihn nutzen.
   *[false] { "" }
  }
rule-bars = Der Stein, der den Wurf gebracht hat, darf ihn nicht nutzen. Kann es kein anderer, ist der Wurf verloren.

## Choices

rule-ask-extra = Du wirst gefragt, ob du einen Zusatzwurf willst. Wenn nicht, ist der Gegner dran.
rule-award-choice = Du musst den Bonus nicht nehmen.
rule-forfeit-must = Der Gegner muss den Zug nach Augen machen, wenn ein Stein ziehen kann.

## Money and points

rule-stake = { $limited ->
    [true] Jeder Spieler beginnt mit { $purse } und zahlt davon vor dem ersten Wurf { $stake } in den Topf. Ein Spieler zahlt nie mehr, als er hat.
   *[false] Jeder Spieler zahlt vor dem ersten Wurf { $stake } in den Topf. Ein Beutel darf unter null fallen.
  }
rule-fine = Wer auf einer Rosette landet, zahlt { $amount } in den Topf{ $limited ->
    [true] , oder was im Beutel noch übrig ist
   *[false] { "" }
  }.
rule-values = Jeder Vogel hat einen Wert: { $values }.
rule-value = { $kind } { $value }
rule-landed = Ein Vogel, der auf einer Rosette landet, nimmt seinen Wert aus dem Topf.
rule-passed = { $single ->
    [true] Ein Vogel, der an Rosetten vorbeizieht, zahlt seinen Wert einmal in den Topf, oder nichts, wenn er auf einer Rosette landet.
   *[false] Ein Vogel zahlt für jede Rosette, an der er vorbeizieht, seinen Wert in den Topf, bevor sein Landen abgerechnet wird.
  } Beim Einsetzen zieht er an keiner vorbei.
rule-kitty = Der Sieger nimmt den Topf.
rule-penalty = { $all ->
    [true] Der Verlierer zahlt dem Sieger den Wert jedes Vogels, der nicht im Ziel ist, auch derer im Vorrat.
   *[false] Der Verlierer zahlt dem Sieger den Wert jedes Vogels, der noch auf dem Brett ist.
  }
rule-pool = { $split ->
    [true] Dann wird der Topf geteilt. Eine übrige Marke bekommt der Sieger.
   *[false] Dann nimmt der Sieger den Topf.
  }

## The end

rule-off-exact = Ein Stein kommt nur mit dem genauen Wert ins Ziel: einen Schritt hinter sein letztes Feld (für Hell { $last }).
rule-end = Wer zuerst alle Steine ins Ziel bringt, gewinnt, und das Spiel ist sofort zu Ende.
rule-points = Der Sieger bekommt Punkte für jeden Stein, den der Verlierer noch hat: { $hand } für einen im Vorrat, { $start } für einen auf dem Start und für die anderen den Wert ihres Feldes ({ $table }).
rule-match = Die Punkte von { $games } Spielen werden zusammengezählt.
rule-length = Ein Spiel mit { $limit } Würfen wird abgebrochen und endet unentschieden.
