### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = Un nombre secret, la graine, a fixé tous les lancers avant le premier. Voici son empreinte (SHA-256), montrée dès le début :
dice-later = Après la partie, la graine s’affiche ici, et chaque lancer peut être recalculé à partir d’elle.
dice-seed = La graine
dice-word = Le mot que vous y avez mis
dice-game = Le nom de la partie
dice-checking = Calcul de chaque lancer…
dice-right = { $n ->
    [one] Le lancer est bien celui que donne la graine, et la graine correspond à son empreinte.
   *[other] Les { $n } lancers sont bien ceux que donne la graine, et la graine correspond à son empreinte.
  }
dice-wrong = { $n ->
    [one] { $n } lancer n’est pas celui que donne la graine.
   *[other] { $n } lancers ne sont pas ceux que donne la graine.
  }
dice-unkept = La graine ne correspond pas à l’empreinte montrée avant.
dice-typed = { $n ->
    [one] { $n } lancer a été saisi d’après de vrais dés : la page ne peut pas le vérifier.
   *[other] { $n } lancers ont été saisis d’après de vrais dés : la page ne peut pas les vérifier.
  }
dice-imported = Cette partie est venue sans graine de cette page : ses dés ne prouvent rien.
dice-proves-title = Ce que cela prouve
dice-proves = Les lancers étaient fixés avant vos coups, ils n’ont pas suivi votre jeu, et l’ordinateur ne les a pas choisis. Avec un mot de vous dans la graine, ils n’ont pas non plus été choisis d’avance.
dice-proves-nothing = Rien : ces lancers ne peuvent pas être recalculés à partir de cette graine. La feuille de partie vient d’ailleurs, ou a été modifiée.
dice-proves-not = Cela ne prouve rien contre une personne qui peut modifier cette page. La preuve la plus forte, ce sont de vrais dés : on peut les choisir en préparant une partie.
dice-table = Tous les lancers
dice-n = Tirage
dice-by = Qui
dice-fell = Lancé
dice-again = Selon la graine
dice-how = Calcul : le tirage numéro i est HMAC-SHA256, avec la graine comme clé, de « ur-dice-1|mot|partie|i » ; le dé k tombe selon le bit k, le premier osselet selon les deux bits les plus bas, le second selon le plus bas.
fell-yes = oui
fell-no = non
