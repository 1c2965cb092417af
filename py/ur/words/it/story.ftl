### Translated by machine, not yet read by a native speaker.

story-head = Con il tavoliere non furono trovate regole.
story-lead = Un tavoliere da una tomba, una tavoletta d’argilla più giovane di oltre duemila anni, e molte ipotesi. Si legge in cinque minuti.
story-tomb = Le tombe di Ur
    .one = A partire dal 1926 Leonard Woolley scavò le tombe reali di Ur, nell’odierno Iraq. Tra i ritrovamenti c’erano tavolieri di venti caselle, di circa 4500 anni fa.
    .two = Il legno del tavoliere più noto si era disfatto, e il suo mosaico aveva ceduto. Woolley sollevò il mosaico dalla terra con la cera.
    .picture = L’intarsio giace storto nella terra, dove il legno si è disfatto.
story-board = Il tavoliere
    .one = Questo tavoliere è oggi al British Museum, numero 1928,1009.379.a. Venti placche di conchiglia, intarsiate di lapislazzuli e calcare rosso, sono fissate nel bitume. Cinque di esse portano una rosetta.
    .two = È un po’ più lungo di un foglio di carta A4, e largo circa la metà.
    .picture = Il tavoliere su un foglio di carta A4: lungo 30,1 centimetri, largo 11, 5,7 al ponte, e alto 2,4.
    .sheet = Carta A4, 29,7 cm
    .long = 30,1 cm
story-finds = Pedine e dadi
    .one = Uno dei corredi comprendeva sette pedine bianche di conchiglia e sette nere con cinque pallini bianchi. Con esso c’erano sei dadi a forma di piramide: due dei quattro vertici di ciascuno erano segnati.
    .two = Altri tavolieri dello stesso scavo hanno le stesse venti caselle. I loro ornamenti sono diversi, e alcune caselle mostrano animali. Si ha notizia di oltre cento tavolieri di questo gioco nel Mediterraneo e in Medio Oriente. Su alcuni tavolieri più recenti una lunga coda sta al posto del blocco piccolo.
    .picture = Sette pedine per ogni giocatore, e sei dadi con due vertici segnati ciascuno.
story-tablet = La tavoletta del 177 a.C.
    .one = Nel 177 o 176 a.C. lo scriba Itti-Marduk-balāṭu scrisse a Babilonia una tavoletta d’argilla, copia di un’altra. Fu trovata verso il 1880 ed è oggi al British Museum, numero 33333B.
    .two = La tavoletta dà a cinque pedine nomi di uccelli. Così come viene letta, dice quale numero porta ogni uccello sul tavoliere, e su quale casella.
    .picture = Gli uccelli della tavoletta, con parole nostre
    .piece = Pedina
    .number = Numero con cui entra
    .house = Casella del percorso
story-reading = Come furono lette le sue regole
    .one = Irving Finkel pubblicò la sua lettura nel 2007. Si lanciano due astragali: uno vale da uno a quattro, e l’altro può trasformare 1, 2, 3 e 4 in 5, 6, 7 e 10. Con questi numeri entrano quattro uccelli, la rondine con un 2. Si giocava con poste.
    .two = La tavoletta non dice per quale strada andassero le pedine, e le somme pagate sono una proposta di Finkel. Non si sa quanto di tutto questo si giocasse già a Ur.
    .picture = Che cosa fa il secondo astragalo del numero del primo.
story-time = Linea del tempo
story-time-1 = { $tag ->
    [year] circa 2600–2400 a.C.
   *[what] Tavolieri, pedine e dadi vanno nelle tombe di Ur.
  }
story-time-2 = { $tag ->
    [year] 177 o 176 a.C.
   *[what] Uno scriba scrive del gioco.
  }
story-time-3 = { $tag ->
    [year] dal 1926
   *[what] Woolley trova tavolieri a Ur.
  }
story-time-4 = { $tag ->
    [year] 1952
   *[what] H. J. R. Murray descrive il gioco nella sua storia dei giochi da tavolo.
  }
story-time-5 = { $tag ->
    [year] 1976
   *[what] Merit Games lo vende in scatola.
  }
story-time-6 = { $tag ->
    [year] anni ’90
   *[what] Il British Museum propone un gioco più breve.
  }
story-time-7 = { $tag ->
    [year] 2007
   *[what] Finkel pubblica le regole della tavoletta.
  }
story-known = Che cosa si sa, e che cosa si suppone
    .known = Si sa
    .guessed = Si suppone
story-known-1 = I tavolieri: le loro misure, il materiale e gli ornamenti.
story-known-2 = Un corredo: due volte sette pedine, e sei dadi.
story-known-3 = I nomi di cinque uccelli, dalla tavoletta tarda.
story-guess-1 = Per quale strada andavano le pedine.
story-guess-2 = Che cosa faceva una rosetta a Ur: dare un altro lancio, proteggere, o entrambe le cose.
story-guess-3 = Se occhi e pallini avevano un significato.
story-guess-4 = Se le regole tarde furono mai giocate a Ur.
story-grew = Regole nate da questo:
story-learn = Impara: { $rules }
story-end = Qui ogni regolamento dice da dove vengono le sue regole.
story-all = Vedi tutti i regolamenti
story-sources = Da dove viene questo
story-sources-list = Scheda del British Museum su 1928,1009.379.a (misura, materiale, la cera di Woolley). Ur Online, U.10478 (pedine e dadi), U.9776 e U.11162 (altri tavolieri, anni dello scavo). D. Walker, The Royal Game of Ur, foglietto (scavo). D. Skiryuk, regole con commenti (numero dei tavolieri). Il gioco convenzionale, Murray, il British Museum, R. C. Bell (il gioco degli anni ’90). I. L. Finkel, On the Rules for the Royal Game of Ur, 2007, pagina 16 (scriba, data, ritrovamento e numero della tavoletta) e pagine da 16 a 32, che conosciamo da due riassunti con i numeri di pagina (uccelli, astragali, poste). Le pagine di Murray e di Bell sul gioco sono citate secondo il foglietto. Regole di Merit Games, 1976.
