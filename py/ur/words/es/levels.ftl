### Translated by machine, not yet read by a native speaker.

level = Nivel { $level }
level-1 = Principiante
    .line = Elige casi al azar, pero gana cuando ve la ocasión. Para una primera partida.
level-2 = Novato
    .line = Ve las jugadas sencillas, y a menudo se le escapan las demás.
level-3 = Aprendiz
    .line = Encuentra muchas buenas jugadas, y de vez en cuando comete un error claro.
level-4 = Jugador
    .line = Una partida equilibrada: comete errores pequeños, no grandes.
level-5 = Jugador de club
    .line = Sus errores son pocos y pequeños.
level-6 = Experto
    .line = Rara vez se equivoca. Necesitas un plan y algo de suerte.
level-7 = Maestro
    .line = El mejor juego del ordenador: calcula varias tiradas por delante.
