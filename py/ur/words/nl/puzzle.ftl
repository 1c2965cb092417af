### Translated by machine, not yet read by a native speaker.

puzzle-title = Puzzels
puzzle-day-title = Puzzel van de dag
puzzle-leave = Terug naar het begin
puzzle-leave-game = Terug naar het spel
puzzle-question = Welke keuze is de beste?
puzzle-aim = { $kind ->
    [chance] Dat is de keuze die het vaakst wint.
    [points] Dat is de keuze die gemiddeld de meeste punten oplevert.
   *[money] Dat is de keuze die gemiddeld het meeste geld overlaat.
  }
puzzle-not = Niet de beste keuze: { $move }.
puzzle-yes = Ja: { $move }.

puzzle-tried = geprobeerd
puzzle-next = Volgende puzzel
puzzle-play = Vanaf hier verderspelen
puzzle-list = Alle puzzels
puzzle-failed = De puzzel kon niet geladen worden.
puzzle-made = Met de hand gemaakt
puzzle-no-link = Deze link is geen puzzel. { $reason }
puzzle-number = Puzzel { $n }
puzzle-easy = makkelijk
puzzle-middling = gemiddeld
puzzle-hard = moeilijk
puzzle-errors = Van 100 keuzes hier heeft niveau 1 van de computer er { $first } fout, bij niveau 3 zijn het er { $third }, bij niveau 5 { $fifth }.
puzzle-unit = { $kind ->
    [chance] gewonnen spellen van de 100
    [points] punten netto, gemiddeld
   *[money] fiches, gemiddeld
  }
puzzle-rules = Regels
puzzle-themes = Waar het over gaat

puzzle-theme-all = Alle
puzzle-theme-again = Extra worp
puzzle-theme-award = Een stuk erbij
puzzle-theme-build = Rustige zetten
puzzle-theme-convert = De tweede bikkel
puzzle-theme-cover = Een stuk bedekken
puzzle-theme-enter = Inbrengen
puzzle-theme-forfeit = Een zet na ogen
puzzle-theme-forgo = Van een worp afzien
puzzle-theme-hit = Slaan
puzzle-theme-home = Thuisbrengen
puzzle-theme-run = Uit het gevaar
puzzle-theme-spare = Niet slaan
puzzle-theme-stay = Niets doen
puzzle-theme-wait = Op de rozet blijven
puzzle-hardness = Hoe moeilijk een puzzel is
puzzle-kept = Fouten om te herhalen: { $n }
puzzle-judged-exact = De beste keuzes staan vast: deze stellingen zijn opgelost.
puzzle-judged-rollouts = De beste keuzes komen uit veel spellen van de computer tegen zichzelf.
puzzle-solved = opgelost
mistakes-title = Leren van fouten
mistakes-question = Wat is beter dan ‘{ $move }’?
mistakes-none = Niets heeft je veel gekost. Goed gespeeld.
mistakes-no-kept = Vandaag is er geen fout te herhalen.
mistakes-moment = Moment { $n } van { $all }
mistakes-next = Volgende: { $n } van { $all }
mistakes-again = Nog een keer vragen
mistakes-only = Alleen deze keuze was over, dus de vraag komt nog een keer.
mistakes-done = Klaar
mistakes-keep = Voor later bewaren
mistakes-kept = Bewaard: { puzzle-title }

against-capture = Het stuk op { $square } blijft ongeslagen.
against-throw = Een extra worp gaat verloren.
against-home = Hij brengt geen stuk thuis.
against-rosette = Hij verlaat { $square }: de tegenstander kan daar komen bij { $throws } van de { $all } worpen.
against-tempo = Daarna is er alleen een zet mogelijk bij { $throws } van de { $all } worpen.
against-enter = Hij brengt geen nieuw stuk in.
against-stays = Het stuk op { $square } blijft daar: het kan geslagen worden bij { $throws } van de { $all } worpen.
against-aim = Daarna kan er minder vaak geslagen worden: bij { $throws } van de { $all } worpen, na de beste keuze bij { $best }.
against-again = Daarna kan minder vaak nog een worp volgen: bij { $throws } van de { $all } worpen, na de beste keuze bij { $best }.
against-off = Daarna kan minder vaak een stuk thuiskomen: bij { $throws } van de { $all } worpen, na de beste keuze bij { $best }.
against-reply = Daarna kan de tegenstander vaker nog een worp krijgen: bij { $throws } van de { $all } worpen, na de beste keuze bij { $best }.
