### Translated by machine, not yet read by a native speaker.

# The start screen: the buttons, the doors, and the cards of the rulesets.

# Below the title: an invitation for somebody who knows nothing about the game.
start-lead = Ein rund 4.500 Jahre alter Wettlauf. Würfle, schlag, was dir im Weg steht, und bring alle deine Steine vor dem Gegner ins Ziel.
# The same place when other rules are chosen.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] zwei Personen hier
    [watch] der Computer gegen sich selbst
   *[computer] gegen den Computer
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
# same as in English
start-minutes = { $minutes } min
start-go-on = Dein Spiel fortsetzen
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } Wurf oder Zug
   *[other] { $plies } Würfe und Züge
  }
start-two = Zu zweit
start-about = Über { $rules }
start-players = Wer spielt, Stufe und Würfel
start-play-these = { $rules } spielen
start-pieces = { $n ->
    [one] { $n } Stein pro Spieler
   *[other] { $n } Steine pro Spieler
  }

start-learn = Spielend lernen
start-learn-note = Wenige Schritte, in jedem eine Regel
start-puzzle = Aufgabe des Tages
start-puzzles = Aufgaben
start-puzzle-note = Eine Stellung, eine beste Wahl
start-puzzle-solved = Gelöst: Morgen kommt die nächste
start-story = Die Geschichte des Bretts
start-story-note = Ein Grab, eine Tontafel und viele Vermutungen
start-editor = Stellung aufbauen
start-museum = Für Museen und Schulen
museum-lab-title = Das Regellabor

start-filters = Nur zeigen
start-ways = { $filter ->
    [short] { $n } von { $all }: ein kurzes Spiel
    [plain] { $n } von { $all }: ein reiner Wettlauf
    [stacking] { $n } von { $all }: Steine bilden Stapel
    [betting] { $n } von { $all }: mit Einsatz
   *[all] { $all } Spielweisen, und deine eigenen Regeln
  }
filter-all = Alle
filter-short = Kurz
filter-plain = Wettlauf
filter-stacking = Stapel
filter-betting = Einsatz
