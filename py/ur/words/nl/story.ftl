### Translated by machine, not yet read by a native speaker.

# The story of the board: what was found, what was written about it, and what is guessed.

story-head = Bij het bord zijn geen regels gevonden.
story-lead = Een bord uit een graf, een kleitablet dat meer dan tweeduizend jaar jonger is, en veel vermoedens. Lezen duurt vijf minuten.

story-tomb = De graven van Ur
    .one = Vanaf 1926 groef Leonard Woolley de koningsgraven van Ur op, in wat nu Irak is. Onder de vondsten waren borden van twintig vakken, ongeveer 4.500 jaar oud.
    .two = Het hout van het bekendste bord was vergaan, en het mozaïek was verzakt. Woolley tilde het mozaïek met was uit de aarde.
    .picture = Het inlegwerk ligt scheef in de aarde, waar het hout vergaan is.
story-board = Het bord
    .one = Dit bord is nu in het British Museum, nummer 1928,1009.379.a. Twintig plaatjes van schelp zijn ingelegd met lapis lazuli en rode kalksteen en zitten vast in bitumen. Vijf ervan dragen een rozet.
    .two = Het is iets langer dan een vel A4-papier, en ongeveer half zo breed.
    .picture = Het bord op een vel A4-papier: 30,1 centimeter lang, 11 breed, 5,7 bij de brug, en 2,4 hoog.
    .sheet = A4-papier, 29,7 cm
    .long = 30,1 cm
story-finds = Stukken en dobbelstenen
    .one = Bij één spel lagen zeven witte stukken van schelp en zeven zwarte met vijf witte stippen. Er lagen zes dobbelstenen in de vorm van een piramide bij: van elke waren twee van de vier hoeken gemerkt.
    .two = Andere borden uit dezelfde opgraving hebben dezelfde twintig vakken. Hun ornamenten verschillen, en sommige vakken tonen dieren. Uit het Middellandse Zeegebied en het Midden-Oosten zijn meer dan honderd borden van dit spel bekend. Op sommige latere borden staat een lange staart in plaats van het kleine blok.
    .picture = Zeven stukken voor elke speler, en zes dobbelstenen met elk twee gemerkte hoeken.
story-tablet = Het kleitablet van 177 v.Chr.
    .one = In 177 of 176 v.Chr. schreef de schrijver Itti-Marduk-balāṭu in Babylon een kleitablet, een kopie van een ander tablet. Het werd rond 1880 gevonden en is nu in het British Museum, nummer 33333B.
    .two = Het kleitablet noemt vijf stukken naar vogels. Zoals het gelezen wordt, zegt het met welk getal elke vogel op het bord komt, en op welk vak.
    .picture = De vogels van het kleitablet, in onze woorden
    .piece = Stuk
    .number = Getal om in te brengen
    .house = Vak van de route
story-reading = Hoe de regels ervan gelezen werden
    .one = Irving Finkel publiceerde zijn lezing in 2007. Er worden twee bikkels gegooid: de ene telt één tot vier, en de andere kan 1, 2, 3 en 4 veranderen in 5, 6, 7 en 10. Met deze getallen komen vier vogels in het spel, de zwaluw met een 2. Er werd om een inzet gespeeld.
    .two = Het kleitablet zegt niet welke weg de stukken gingen, en de bedragen zijn een voorstel van Finkel. Het is niet bekend hoeveel hiervan al in Ur gespeeld werd.
    .picture = Wat de tweede bikkel maakt van het getal op de eerste.
story-time = Tijdlijn
story-time-1 = { $tag ->
    [year] rond 2600–2400 v.Chr.
   *[what] Borden, stukken en dobbelstenen gaan mee in de graven van Ur.
  }
story-time-2 = { $tag ->
    [year] 177 of 176 v.Chr.
   *[what] Een schrijver schrijft over het spel.
  }
story-time-3 = { $tag ->
    [year] vanaf 1926
   *[what] Woolley vindt borden in Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray beschrijft het spel in zijn geschiedenis van bordspellen.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games verkoopt het in een doos.
  }
story-time-6 = { $tag ->
    [year] jaren negentig
   *[what] Het British Museum biedt een korter spel aan.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel publiceert de regels van het kleitablet.
  }
story-known = Wat bekend is, en wat een vermoeden is
    .known = Bekend
    .guessed = Vermoeden
story-known-1 = De borden: hun grootte, hun materiaal en hun ornamenten.
story-known-2 = Eén spel: twee keer zeven stukken, en zes dobbelstenen.
story-known-3 = De namen van vijf vogels, uit het late kleitablet.
story-guess-1 = Welke weg de stukken gingen.
story-guess-2 = Wat een rozet in Ur deed: nog een worp, veiligheid, of allebei.
story-guess-3 = Of ogen en stippen een betekenis hadden.
story-guess-4 = Of de late regels ooit in Ur gespeeld zijn.
story-grew = Regels die hieruit ontstonden:
story-learn = Leren: { $rules }
story-end = Elk reglement hier zegt waar zijn regels vandaan komen.
story-all = Alle reglementen bekijken
story-sources = Waar dit vandaan komt
story-sources-list = Collectiegegevens van het British Museum bij 1928,1009.379.a (grootte, materiaal, de was van Woolley). Ur Online, U.10478 (stukken en dobbelstenen), U.9776 en U.11162 (andere borden, jaren van de opgraving). D. Walker, The Royal Game of Ur, vouwblad (opgraving). D. Skiryuk, spelregels met commentaar (aantal borden). Het gangbare spel, Murray, het British Museum, R. C. Bell (het spel van de jaren negentig). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, pagina 16 (schrijver, datum, vondst en nummer van het kleitablet), en pagina’s 16 tot en met 32, ons bekend uit twee samenvattingen met paginanummers (vogels, bikkels, inzet). De pagina’s van Murray en Bell over het spel zijn geciteerd naar het vouwblad. Spelregels van Merit Games, 1976.
