### Translated by machine, not yet read by a native speaker.

lab-which = Welke regels?
lab-which-note = Twee tot vier, naast elkaar.
lab-rules = Reglement { $number }
lab-change = Een wijziging in reglement { $number }
lab-no-change = Geen wijziging
# same as in English
lab-option = { $option }: { $value }
lab-add = Reglement toevoegen
lab-remove = Reglement { $number } verwijderen
lab-who = Wie speelt?
lab-player-a = Speler A
lab-player-b = Speler B
lab-unequal = Twee verschillende spelers laten ook zien hoeveel van geluk afhangt en hoeveel van keuzes.
lab-against = { $a } tegen { $b }
lab-played = { $a } tegen { $b }.
lab-how-many = Hoeveel spellen per reglement?
lab-seed = Startwaarde van de worpen
lab-seed-note = Dezelfde startwaarde geeft dezelfde getallen, hier en in de terminal.
lab-play = { $games } spellen spelen
lab-choose = Wijzigen
lab-stop = Stoppen en bewaren wat klaar is
lab-finished = Alle spellen zijn gespeeld.
lab-kept = Gestopt. Bewaarde spellen: { $games }
lab-failed = De computer kan niet verderspelen. Bewaarde spellen: { $games }
lab-waiting = De computerspeler wordt geladen.
lab-questions = Vragen
lab-ask-long = Duurt Murray te lang?
lab-ask-begin = Maakt het uit wie begint?
lab-ask-choice = Waar tellen keuzes het meest?
lab-ask-b7 = Wat verandert er als een enkel stuk op B7 geslagen kan worden?
lab-ask-again = Is slaan met een extra worp oneerlijk voor de kant die achterstaat?
lab-so-far = Tot nu toe: { $answer }
lab-answer-few = Er zijn te weinig spellen voor een antwoord: minder dan { $games }.
lab-answer-long = Ja, als je minder dan { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
} hebt: de helft van de spellen duurt langer.
lab-answer-begin-helps = Beginnen helpt bij { $rules }.
lab-answer-begin-harms = Als tweede spelen is beter bij { $rules }.
lab-answer-begin-both = Beginnen helpt bij { $helps }, en als tweede spelen is beter bij { $harms }.
lab-answer-begin-none = Er zijn te weinig spellen om een voordeel voor een van beide kanten te tonen.
lab-answer-choice = Van deze regels tellen keuzes het meest bij { $rules }.
lab-answer-behind-yes = Ja: volgens deze meetwaarden schaadt die worp de kant die achterstaat.
lab-answer-behind-no = Nee: volgens deze meetwaarden helpt die worp de kant die achterstaat.
lab-answer-behind-both = Ja en nee: volgens sommige van deze meetwaarden schaadt die worp de kant die achterstaat, volgens andere helpt hij.
lab-answer-unclear = Uit deze spellen valt het niet op te maken: het verschil kan toeval zijn.
lab-answer-differences = { $count ->
    [0] Geen enkele meetwaarde verschilt meer dan toeval verklaart.
    [one] { $count } van de { $all } meetwaarden verschilt meer dan toeval verklaart.
   *[other] { $count } van de { $all } meetwaarden verschillen meer dan toeval verklaart.
}
lab-answer-most = Het meest: { $what }.
lab-line-long = { $rules }: de helft van de spellen duurt meer dan { $throws } worpen (95%: { $low } tot { $high }), { $time }.
lab-line-first = { $rules }: wie begint, wint { $value }% (95%: { $low }% tot { $high }%).
lab-line-better = { $rules }: { $player } wint { $value }% (95%: { $low }% tot { $high }%).
lab-line-behind = { $rules }: op het slechtste moment stond de latere winnaar { $value } stappen achter (95%: { $low } tot { $high }).
lab-sign-behind = { $apart ->
    [more] De latere winnaars stonden verder achter: dat pleit voor ‘nee’.
   *[less] De latere winnaars stonden minder ver achter: dat pleit voor ‘ja’.
  }
lab-sign-lead-changes = { $apart ->
    [more] De koploper wisselt vaker: dat pleit voor ‘nee’.
   *[less] De koploper wisselt minder vaak: dat pleit voor ‘ja’.
  }
lab-sign-late = { $apart ->
    [more] De winnaar staat later voorgoed voor: dat pleit voor ‘nee’.
   *[less] De winnaar staat eerder voorgoed voor: dat pleit voor ‘ja’.
  }
lab-line-exact = { $rules }, als beide kanten perfect spelen: wie begint, wint { $value }%.
lab-line-mean = { $what }, gemiddeld: { $first } { $before }, { $second } { $after }
lab-line-share = { $what }: { $first } { $before }%, { $second } { $after }%
lab-example = Dit voorbeeld is eerder gemeten. Laat de computer spelen om het zelf te meten.
lab-interval = De werkelijke waarde ligt met 95% zekerheid tussen de twee getallen na ‘95%’.
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Spellen: { $games }
lab-luck = Wat beslist, per 100 spellen
lab-by-luck = geluk { $value }
lab-by-choices = keuzes { $value }
lab-captured = Geslagen stukken op elk vak, van de 100
lab-arrivals = Aankomsten op elk vak, van de 100
lab-half = helft: { $throws }
lab-even = gelijk { $value }%
lab-more = meer dan bij { $rules }, en niet alleen door toeval
lab-less = minder dan bij { $rules }, en niet alleen door toeval
lab-table = De getallen als tabel
lab-measure = Meetwaarde (gemiddelde van de spellen)
lab-percent = { $value }%
lab-value = { $value } (95%: { $low } tot { $high })
lab-value-share = { $value }% (95%: { $low }% tot { $high }%)
lab-csv = Tabel (CSV)
lab-svg = Afbeelding (SVG)
lab-png = Afbeelding (PNG)
lab-link = Link kopiëren
lab-how = Alle regels vergeleken
lab-notebook = Een Jupyter-notebook om ze zelf te meten
