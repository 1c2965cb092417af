### Translated by machine, not yet read by a native speaker.

# The computer's levels: what each is called, and what it is like to play against.

level = Stufe { $level }
level-1 = Anfänger
    .line = Wählt fast zufällig, greift aber zu, wenn er einen Sieg sieht. Für ein erstes Spiel.
level-2 = Neuling
    .line = Sieht einfache Züge und übersieht den Rest oft.
level-3 = Lernender
    .line = Findet viele gute Züge und macht hin und wieder einen deutlichen Fehler.
level-4 = Spieler
    .line = Ein faires Spiel: Er macht kleine Fehler, keine großen.
level-5 = Vereinsspieler
    .line = Seine Fehler sind selten und klein.
level-6 = Experte
    .line = Macht selten einen Fehler. Du brauchst einen Plan und etwas Glück.
level-7 = Meister
    .line = So gut der Computer spielen kann: Er denkt mehrere Würfe voraus.
