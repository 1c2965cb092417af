### Translated by machine, not yet read by a native speaker.

sheet-aim = Objetivo
sheet-setup = Preparación
sheet-in = entra
sheet-out = sale
sheet-way = Tu recorrido: { $n } casillas. El del otro jugador es su reflejo.
sheet-birds = Cada pájaro entra en la casilla en la que está dibujado.
sheet-marks = La marca tras cada regla muestra de dónde viene:
sheet-mark-source = de una fuente
sheet-mark-reading = de nuestra lectura de una fuente poco clara
sheet-mark-decision = de nuestra propia decisión donde las fuentes no dicen nada
sheet-print = Imprimir
sheet-origins = De dónde viene esto
sheet-origin = De dónde viene esta regla
sheet-throw = Tirada
sheet-marked = { $n ->
    [one] { $n } marcado
   *[other] { $n } marcados
  }
sheet-score = Valor
sheet-nothing = nada
sheet-chance = Probabilidad
sheet-chance-of = { $n } de { $all }
compare-alike = Estos dos se juegan igual.
