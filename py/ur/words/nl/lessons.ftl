### Translated by machine, not yet read by a native speaker.

# The lessons: what to do, and what has been learned. $from, $to, $own and $other are squares: where
# the right move begins and ends, where the learner's first piece stands, and where it would come to.
# $forced is how far the other player then moves a piece; $exit is the rulebook's sentence about leaving the
# board. No sentence here may claim more than every part and option makes true: the tests ask the engine.

lesson-aim = Breng { $n ->
    [one] je stuk
   *[other] al je { $n } { $birds ->
        [true] vogels
       *[false] stukken
      }
  } thuis voordat de tegenstander dat doet.
lesson-way = { $n } vakken leiden { $back ->
    [true] heen en terug, van
   *[false] van
  } { $first } naar { $last }: de lijn toont de route.
lesson-enter-kind = Je hebt een { $score } gegooid, het getal van deze vogel: { $piece }. Breng hem in op { $to }.
    .after = De getallen en waarden van de vogels: { $table }.
lesson-bird = { $name } { $score } (waarde { $value })
lesson-enter = Breng een { $piece } uit je voorraad in op { $to }.
    .after = Goed gedaan. Vanaf hier gaat de route vak voor vak verder tot het eind.
lesson-again-rosette = Een rozet is binnen bereik. Zet van { $from } naar { $to }.
    .after = Een rozet: je gooit meteen nog eens.
lesson-again-four = Je hebt een { $score } gegooid. Zet van { $from } naar { $to }.
    .after = Bij deze regels geeft een { $score } nog een worp, waar het stuk ook landt.
lesson-again-capture = Op { $to } staat een vijandelijk stuk. Zet van { $from } naar { $to }.
    .after = Bij deze regels geeft elk geslagen stuk nog een worp.
lesson-again-lots = Hier geeft elke zet nog een worp. Zet van { $from } naar { $to }.
    .after = Je gooit nog eens. Een worp die niets telt, beëindigt je beurt.
lesson-capture = Op { $to } staat een vijandelijk stuk. Sla het met het stuk op { $from }.
    .after = Het gaat terug naar de voorraad van zijn speler en moet opnieuw in het spel komen.
lesson-unsafe = Op de rozet { $to } staat een vijandelijk stuk. Sla het vanaf { $from }.
    .after = Bij deze regels kan een stuk op een rozet geslagen worden.
lesson-safe = Je stuk op { $own } zou op { $other } kunnen komen, maar het vijandelijke stuk daar is veilig op zijn rozet. Doe een andere zet.
    .after = Op een rozet wordt geen stuk geslagen: een goede plek om te wachten.
lesson-other-side = Je stuk op { $own } zou op { $other } kunnen komen, maar het vijandelijke stuk daar toont zijn andere kant. Doe een andere zet.
    .after = Alleen stukken die dezelfde kant tonen, slaan elkaar. Een stuk met de andere kant boven blokkeert.
lesson-own-stack = Op { $to } staat al een stuk van jou. Zet dat van { $from } erbij.
    .after = Hier mogen je stukken samen staan.
lesson-mixed = Op { $to } staat een vijandelijk stuk, en daar vormen stukken van beide spelers stapels. Land erbovenop.
    .after = In deze stapel gaat het bovenste stuk eerst: het vijandelijke stuk moet op je wachten.
lesson-turn = Zet van { $from } naar { $to }, en let op het stuk.
    .after = Het heeft zijn stippen naar boven gedraaid en is op weg naar huis.
lesson-twice = Hier keert de route om. Zet van { $from } naar { $to }.
    .after = Vanaf hier gaat het stuk naar huis over vakken waar het al geweest is.
lesson-doubles = Zet van { $from } naar { $to }, een vak dat de zet verdubbelt.
    .after = Het stuk ging meteen met dezelfde waarde verder.
lesson-award = Een rozet is binnen bereik. Zet van { $from } naar { $to }.
    .after = Een bonus: je mag nog een stuk op de start zetten.
lesson-forfeit = Zet van { $from } naar { $to }, en zie wat het je kost.
    .after = Nu zet de tegenstander een stuk { $forced } verder, en daarna gaat jouw beurt verder.
lesson-run-in = Op { $other } staan twee vijandelijke stukken samen: land je daar, dan gaat je eigen stuk terug naar je voorraad. Doe een andere zet.
    .after = Twee stukken samen zijn veilig, en gevaarlijk voor een enkel vijandelijk stuk.
lesson-fine = Zet van { $from } naar de rozet { $to }.
    .after = Op een rozet landen kost een boete, die in de pot gaat. { $kitty }
lesson-landed = Zet van { $from } naar de rozet { $to }.
    .after = Een vogel die op een rozet landt, pakt zijn waarde uit de pot.
lesson-passed = Zet van { $from } naar { $to }, langs een rozet.
    .after = Je vogel ging een rozet voorbij zonder te stoppen: zijn waarde ging naar de pot.
lesson-convert = Een { $score } is weinig. Gooi de tweede bikkel: ja maakt er { $converted } van.
    .after = Ja verandert het getal. Nee beëindigt de beurt: dat is het risico.
lesson-off = Met een { $score } kan het stuk op { $from } het bord verlaten. Breng het thuis.
    .after = Weer een stuk thuis. { $exit }
lesson-end = Dit is je laatste stuk. Breng het vanaf { $from } thuis.
    .after = Al je stukken zijn thuis: je wint. Nu ken je het spel.
