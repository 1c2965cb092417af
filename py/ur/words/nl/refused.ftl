### Translated by machine, not yet read by a native speaker.

# Why a file, a link, a position or a request is refused: each a whole sentence, which stands after one such as "This file
# could not be read as a game." They are fetched when something is refused; the terminal says them too.

# $reason is one of the sentences below.
refused-line = Regel { $line }: { $reason }
# $text is what stands there, or what somebody typed; $reason is one of the sentences below.
refused-text = ‘{ $text }’ – { $reason }

## Rules

refused-no-rules = Er staat nergens volgens welke regels er gespeeld is.
refused-rules = Regels met de naam ‘{ $rules }’ zijn er hier niet.
refused-option = Deze regels hebben geen optie ‘{ $option }’.
# $values are words of the notation, with commas.
refused-value-of = De optie ‘{ $option }’ kan een van deze waarden hebben: { $values }.
# $key is the name of an option, or of a square in a position.
refused-twice = ‘{ $key }’ staat er twee keer.
refused-level = Er is geen niveau ‘{ $level }’.

## Records and links

refused-too-long = Het is te lang voor een spel.
refused-no-record = Het is geen partijverslag.
refused-version = Het komt uit een andere versie van dit spel en is hier niet te lezen.
refused-damaged = Het is beschadigd, of iemand heeft het gewijzigd.
# $n is the number of an entry in the record.
refused-at = Nummer { $n } in het partijverslag past niet bij wat ervoor komt.
refused-no-moves = Er staat geen zet in.
refused-link = Het is geen link naar een spel, of het einde ervan ontbreekt.
refused-no-link = Dit spel is te lang voor een link, of begint met een stelling. Bewaar het als bestand.
# A tag is a line at the head of a record, such as [Rules "finkel"].
refused-tag = Een regel die met een vierkante haak begint, heeft een naam, een tekst tussen aanhalingstekens en een sluithaak.
# $tag is the name of such a line; $stated is its text, $given what the moves lead to.
refused-result = Bij ‘{ $tag }’ staat ‘{ $stated }’, maar de zetten leiden tot ‘{ $given }’.
refused-comment = Commentaar staat tussen accolades, en na elke backslash daarin hoort een passend teken.
# $example is "start light 2-1".
refused-start = Een begin wordt zo geschreven: ‘{ $example }’.
refused-first = Vooraan in een spel staat het begin, of het nummer van een beurt.

## Moves and throws

refused-turn = { $by ->
    [light] Hier is Licht aan de beurt.
   *[dark] Hier is Donker aan de beurt.
  }
refused-without-throw = Er hoort een worp aan vooraf te gaan.
# $throw is the name of the throw, $score what it counts by the rules, $stated what stands there.
refused-score = De worp ‘{ $throw }’ telt volgens deze regels voor { $score }, niet voor { $stated }.
# $throws are the names of throws, with commas.
refused-throw = Deze worp is hier niet mogelijk. Mogelijk: { $throws }.
refused-no-throw-now = Dit kan nu niet gegooid worden.
# $moves are moves in notation, with commas.
refused-move = Deze zet is hier niet mogelijk. Mogelijk: { $moves }.
refused-pass-only = Hier is geen zet mogelijk.
# $could are moves or pieces in notation, with commas.
refused-unclear = Dit kan meer dan één ding betekenen. Schrijf een van deze: { $could }.
# $sign is a sign after a move, such as * for a rosette.
refused-mark = Het teken ‘{ $sign }’ past niet bij deze zet.
refused-pass = Passen mag hier niet.
refused-over = Het spel was al afgelopen.
refused-entry = Volgens deze regels kan dit hier niet staan.
refused-undo = Er is niets om terug te nemen.
refused-redo = Er is niets om opnieuw te spelen.

## Records of other programs

refused-goes-on = Volgens deze regels gaat het spel hier verder.
refused-unplayed = De worp van { $score } ervoor is niet gespeeld.
refused-unsaid = Deze regels vragen hier iets wat niet in het bestand staat.
# $move and $lost are examples in notation.
refused-word = Het is geen zet zoals { $move } en geen verloren worp zoals { $lost }.
refused-no-such-throw = Volgens deze regels past er geen worp bij, of meer dan één.
refused-disagree = { $what ->
    [capture] Het bestand en deze regels spreken elkaar tegen over de vraag of deze zet slaat.
   *[rosette] Het bestand en deze regels spreken elkaar tegen over de vraag of deze zet op een rozet eindigt.
  }

## Positions

# $example is a position in notation.
refused-position = Een stelling wordt zo geschreven: ‘{ $example }’.
refused-square = Er is geen vak ‘{ $square }’ in deze regels.
refused-piece = ‘{ $piece }’ kan volgens deze regels niet op { $square } staan.
refused-stack = Deze stukken kunnen volgens deze regels niet op { $square } staan.
refused-count = { $by ->
    [light] Stukken van Licht: { $n } in totaal; volgens deze regels zijn het er { $all }.
   *[dark] Stukken van Donker: { $n } in totaal; volgens deze regels zijn het er { $all }.
  }
refused-same-kind = { $by ->
    [light] Licht heeft dezelfde vogel twee keer.
   *[dark] Donker heeft dezelfde vogel twee keer.
  }
# $key is a word of the notation, such as hand or kitty.
refused-value = Wat er bij ‘{ $key }’ staat, is in deze regels niet mogelijk.
refused-won = { $by ->
    [light] Alle stukken van Licht zijn thuis, dus Licht heeft gewonnen.
   *[dark] Alle stukken van Donker zijn thuis, dus Donker heeft gewonnen.
  }

## Puzzles made of positions

refused-puzzle-position = In deze stelling kan niets gespeeld worden.
refused-puzzle-throw = Een puzzel heeft een worp nodig.
refused-puzzle-choice = Hier valt niets te kiezen: een puzzel heeft minstens twee keuzes nodig.
refused-puzzle-close = Geen keuze is hier duidelijk de beste.
