### Translated by machine, not yet read by a native speaker.

# The start screen: the buttons, the doors, and the cards of the rulesets.

# Below the title: an invitation for somebody who knows nothing about the game.
start-lead = Een wedloop van ongeveer 4.500 jaar oud. Gooi de dobbelstenen, sla wat in de weg staat, en breng als eerste al je stukken thuis.
# The same place when other rules are chosen.
start-lead-rules = { $rules }: { $special }
start-play-note = { $rules } · { $opponent ->
    [people] twee personen hier
    [watch] de computer tegen zichzelf
   *[computer] tegen de computer
  }{ start-length }
start-length = { $minutes ->
    [0] { "" }
   *[other] { " " }· { start-minutes }
  }
# same as in English
start-minutes = { $minutes } min
start-go-on = Verder met je spel
start-go-on-note = { $rules } · { $plies ->
    [one] { $plies } worp of zet
   *[other] { $plies } worpen en zetten
  }
start-two = Met z’n tweeën
start-about = Over { $rules }
start-players = Wie speelt, niveau en dobbelstenen
start-play-these = { $rules } spelen
start-pieces = { $n ->
    [one] { $n } stuk per speler
   *[other] { $n } stukken per speler
  }

start-learn = Spelend leren
start-learn-note = Een paar stappen, in elke één regel
start-puzzle = Puzzel van de dag
start-puzzles = Puzzels
start-puzzle-note = Eén stelling, één beste keuze
start-puzzle-solved = Opgelost: morgen is er een nieuwe
start-story = Het verhaal van het bord
start-story-note = Een graf, een kleitablet en veel vermoedens
start-editor = Stelling opzetten
start-museum = Voor musea en scholen
museum-lab-title = Het regellab

start-filters = Alleen tonen
start-ways = { $filter ->
    [short] { $n } van { $all }: een kort spel
    [plain] { $n } van { $all }: een gewone wedloop
    [stacking] { $n } van { $all }: stukken stapelen
    [betting] { $n } van { $all }: met inzet
   *[all] { $all } manieren om te spelen, en je eigen regels
  }
filter-all = Alle
filter-short = Kort
filter-plain = Wedloop
filter-stacking = Stapelen
filter-betting = Inzet
