### Translated by machine, not yet read by a native speaker.

## Rulesets

# same as in English
rules-finkel = Finkel
    .line = Il gioco più noto: sette pedine, quattro dadi e rosette che proteggono e danno un altro lancio.
    .special = Un percorso breve con rosette sicure. Solo quella al centro è raggiungibile da entrambi: una pedina lì tiene il centro del tavoliere.
# same as in English
rules-british-museum = British Museum
    .line = La corsa di Finkel con cinque pedine: una buona prima partita.
    .special = Tutto ciò che fa di Ur una corsa, e finisce presto. Un lancio senza dadi segnati è perso.
# same as in English
rules-biles = Biles
    .line = Sette pedine sul percorso breve, e tre dadi che valgono quattro quando nessuno è segnato.
    .special = Con tre dadi il quattro è più frequente, e ogni lancio vale almeno uno.
rules-leaflet = Il foglietto
    .line = Il percorso lungo, intorno al blocco piccolo. Un quattro dà un altro lancio; le rosette proteggono soltanto.
    .special = Il lancio extra lo dà il quattro, non la rosetta. Nel blocco piccolo i giocatori si vengono incontro.
rules-conventional = Convenzionale
    .line = Il percorso lungo, con rosette che proteggono e danno un altro lancio.
    .special = Ogni quattro caselle del percorso c’è una rosetta. Con i quattro una pedina passa dall’una all’altra, e ogni volta lanci di nuovo.
# same as in English
rules-masters = Masters
    .line = Il percorso lungo, con rosette che danno un altro lancio ma non proteggono.
    .special = Nessuna casella usata da entrambi i giocatori è sicura.
# same as in English
rules-blitz = Blitz
    .line = Cinque pedine, nessuna rosetta sicura, e un altro lancio per ogni rosetta e per ogni cattura.
    .special = Una cattura rende subito: lanci di nuovo.
# same as in English
rules-aseb = Aseb
    .line = Il tavoliere più recente di venti caselle, noto dall’Egitto: un blocco e una lunga coda.
    .special = Dritti lungo la coda: i giocatori condividono dodici caselle, fino in fondo.
# same as in English
rules-murray = Murray
    .line = Tutta l’andata e tutto il ritorno: 27 caselle, la corsa più lunga.
    .special = Le pedine che vanno incontrano quelle che tornano, e le tue si bloccano fra loro. Gioca con calma.
# same as in English
rules-bell = Bell
    .line = Un gioco con poste: una multa per ogni rosetta, e chi vince prende il piatto.
    .special = Una pedina entra solo quando tutti e tre i dadi sono segnati, e sulla quinta casella. Una mossa con un lancio che vale qualcosa dà un altro lancio.
# same as in English
rules-skiryuk = Skiryuk
    .line = Quasi tutti gli ornamenti hanno un significato; le pedine si girano e si impilano.
    .special = Le pedine vanno con la faccia liscia in su e tornano con i pallini. Catturano solo pedine che mostrano la stessa faccia, e in una pila possono coprire una pedina avversaria.
# same as in English
rules-merit = Merit
    .line = Il gioco in scatola del 1976: caselle che raddoppiano, premi, pegni, e punti alla fine.
    .special = Il tuo turno dura finché un lancio non vale nulla. Quando ti fermi sugli occhi, l’altro giocatore ottiene una mossa.
rules-tablet = La tavoletta
    .line = Il gioco di una tavoletta d’argilla del 177 a.C.: cinque uccelli, due astragali e un piatto.
    .special = Ogni uccello ha il suo numero e il suo valore. Un secondo astragalo può cambiare il numero o chiudere il turno.
rules-race = Regole della casa
    .line = Componi la tua corsa: percorso, pedine, dadi, protezione e lanci extra.
    .special = Puoi scegliere ogni parte e condividere le tue regole con un link.
