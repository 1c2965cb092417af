### Translated by machine, not yet read by a native speaker.

# The computer's levels: what each is called, and what it is like to play against.

level = Niveau { $level }
level-1 = Beginneling
    .line = Kiest bijna willekeurig, maar pakt de winst als hij die ziet. Voor een eerste spel.
level-2 = Nieuwkomer
    .line = Ziet eenvoudige zetten en mist de rest vaak.
level-3 = Leerling
    .line = Vindt veel goede zetten en maakt af en toe een duidelijke fout.
level-4 = Speler
    .line = Een eerlijk spel: hij maakt kleine fouten, geen grote.
level-5 = Clubspeler
    .line = Zijn fouten zijn zeldzaam en klein.
level-6 = Kenner
    .line = Maakt zelden een fout. Je hebt een plan nodig, en wat geluk.
level-7 = Meester
    .line = Zo goed als de computer kan: hij kijkt meerdere worpen vooruit.
