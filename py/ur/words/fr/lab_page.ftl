### Translated by machine, not yet read by a native speaker.

lab-which = Quelles règles ?
lab-which-note = De deux à quatre, côte à côte.
lab-rules = Jeu de règles { $number }
lab-change = Un changement dans le jeu de règles { $number }
lab-no-change = Aucun changement
lab-option = { $option } : { $value }
lab-add = Ajouter un jeu de règles
lab-remove = Retirer le jeu de règles { $number }
lab-who = Qui joue ?
lab-player-a = Joueur A
lab-player-b = Joueur B
lab-unequal = Deux joueurs différents montrent aussi ce qui dépend de la chance et ce qui dépend des choix.
lab-against = { $a } contre { $b }
lab-played = { $a } contre { $b }.
lab-how-many = Combien de parties pour chaque jeu de règles ?
lab-seed = Graine des lancers
lab-seed-note = La même graine donne les mêmes nombres, ici et dans le terminal.
lab-play = Jouer { $games } parties
lab-choose = Changer
lab-stop = Arrêter et garder ce qui est fait
lab-finished = Toutes les parties sont jouées.
lab-kept = Arrêté. Parties gardées : { $games }
lab-failed = L’ordinateur ne peut pas continuer. Parties gardées : { $games }
lab-waiting = L’ordinateur se prépare à jouer.
# same as in English
lab-questions = Questions
lab-ask-long = Murray est-il trop long ?
lab-ask-begin = Est-il important de commencer ?
lab-ask-choice = Où les choix comptent-ils le plus ?
lab-ask-b7 = Qu’est-ce qui change si un pion seul sur B7 peut être pris ?
lab-ask-again = Une prise qui fait relancer est-elle injuste pour le camp en retard ?
lab-so-far = Jusqu’ici : { $answer }
lab-answer-few = Trop peu de parties pour une réponse : moins de { $games }.
lab-answer-long = Oui, si vous avez moins de { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} : la moitié des parties durent plus longtemps.
lab-answer-begin-helps = Commencer aide dans { $rules }.
lab-answer-begin-harms = Il vaut mieux jouer en second dans { $rules }.
lab-answer-begin-both = Commencer aide dans { $helps }, et il vaut mieux jouer en second dans { $harms }.
lab-answer-begin-none = Ces parties sont trop peu nombreuses pour montrer l’avantage d’un camp.
lab-answer-choice = Parmi ces règles, les choix comptent le plus dans { $rules }.
lab-answer-behind-yes = Oui : d’après ces mesures, ce lancer nuit au camp en retard.
lab-answer-behind-no = Non : d’après ces mesures, ce lancer aide le camp en retard.
lab-answer-behind-both = Oui et non : d’après certaines de ces mesures, ce lancer nuit au camp en retard, d’après d’autres il l’aide.
lab-answer-unclear = Ces parties ne permettent pas de le dire : la différence peut être due au hasard.
lab-answer-differences = { $count ->
    [0] Aucune mesure ne diffère au-delà du hasard.
    [one] { $count } mesure sur { $all } diffère au-delà du hasard.
   *[other] { $count } mesures sur { $all } diffèrent au-delà du hasard.
}
lab-answer-most = Surtout : { $what }.
lab-line-long = { $rules } : la moitié des parties durent plus de { $throws } lancers (95 % : de { $low } à { $high }), { $time }.
lab-line-first = { $rules } : le joueur qui commence gagne { $value } % des parties (95 % : de { $low } % à { $high } %).
lab-line-better = { $rules } : { $player } gagne { $value } % des parties (95 % : de { $low } % à { $high } %).
lab-line-behind = { $rules } : au pire, le futur gagnant avait { $value } pas de retard (95 % : de { $low } à { $high }).
lab-sign-behind = { $apart ->
    [more] Les futurs gagnants avaient plus de retard : cela va dans le sens du « non ».
   *[less] Les futurs gagnants avaient moins de retard : cela va dans le sens du « oui ».
  }
lab-sign-lead-changes = { $apart ->
    [more] Le meneur change plus souvent : cela va dans le sens du « non ».
   *[less] Le meneur change moins souvent : cela va dans le sens du « oui ».
  }
lab-sign-late = { $apart ->
    [more] Le gagnant mène définitivement plus tard : cela va dans le sens du « non ».
   *[less] Le gagnant mène définitivement plus tôt : cela va dans le sens du « oui ».
  }
lab-line-exact = { $rules }, si les deux camps jouent parfaitement : le joueur qui commence gagne { $value } % des parties.
lab-line-mean = { $what }, en moyenne : { $first } { $before }, { $second } { $after }
lab-line-share = { $what } : { $first } { $before } %, { $second } { $after } %
lab-example = Cet exemple a déjà été mesuré. Faites jouer l’ordinateur pour le mesurer vous-même.
lab-interval = La vraie valeur se trouve, avec une certitude de 95 %, entre les deux nombres qui suivent « 95 % ».
# same as in English
lab-variant = { $rules } ({ $options })
lab-games = Parties : { $games }
lab-luck = Ce qui décide, sur 100 parties
lab-by-luck = chance { $value }
lab-by-choices = choix { $value }
lab-captured = Prises sur chaque case, sur 100
lab-arrivals = Arrivées sur chaque case, sur 100
lab-half = moitié : { $throws }
lab-even = égalité { $value } %
lab-more = plus que dans { $rules }, au-delà du hasard
lab-less = moins que dans { $rules }, au-delà du hasard
lab-table = Les nombres en tableau
lab-measure = Mesure (moyenne des parties)
lab-percent = { $value } %
lab-value = { $value } (95 % : de { $low } à { $high })
lab-value-share = { $value } % (95 % : de { $low } % à { $high } %)
lab-csv = Tableau (CSV)
lab-svg = Image (SVG)
lab-png = Image (PNG)
lab-link = Copier le lien
lab-how = Toutes les règles comparées
lab-notebook = Un notebook Jupyter pour les mesurer vous-même
