import type { ENGLISH_HOUSE_RULES } from '../en/houseRules';

export const ITALIAN_HOUSE_RULES: Readonly<Record<keyof typeof ENGLISH_HOUSE_RULES, string>> = {
  'houseRules.title': 'Regole della casa',
  'houseRules.open': '{count, plural, one {# regola della casa} other {# regole della casa}}: {rules}',
  'houseRules.gone': 'Il suo file non c’è più; questa battaglia la mantiene.',
  'houseRules.onTable': 'Sul tavolo',
  'houseRules.how.domination':
    'Sopra una colonna una corona mostra chi vi ha carte senza un nemico. Chi tiene {columns, plural, one {# colonna} other {# colonne}} colpisce le carte il {percent} % più forte: allora il numero sta accanto alla corona. I castelli si colpiscono come sempre.',
  'houseRules.how.zoneOwnership':
    'Sopra una colonna fuori dalle tue una bandiera conta i turni in cui l’hai tenuta: almeno una tua carta, nessun nemico, alla fine del tuo turno. Dopo {turns, plural, one {# turno} other {# turni}} di fila ha una cornice e puoi schierarvi finché non vi sta un nemico. Nessuno perde le proprie colonne.',
  'houseRules.how.march':
    'Dove sull’etichetta di una formazione stanno gli stivali, può marciare: scegli una sua carta, poi “Avanti in marcia” o “Ritirata in ordine”, oppure scrivi “marcia”, la colonna e quella in cui andare. Costa il movimento a tutte le sue carte; nessuna dev’essere fresca o mossa. Chi si ritira resta rivolto al nemico.',
  'houseRules.how.stray': 'Una carta che lascia da sola una tale formazione non attacca in questo turno.',
  'houseRules.how.riposteForAll':
    'La previsione di un colpo mostra la risposta: {percent} % del colpo del bersaglio, se è colpito al fronte da una carta {columns, plural, =0 {nella sua colonna} one {lontana al massimo # colonna} other {lontana al massimo # colonne}} e sopravvive.',
  'houseRules.how.mirrorZones':
    'I numeri sopra le colonne sono quelli delle carte di {side, select, left {Sinistra} other {Destra}}; premi su una colonna per quelli di entrambi i lati.',
  'column.holds.yours': 'la domini tu',
  'column.holds.enemys': 'la domina {player}',
  'column.harder': '+{percent} % contro le carte',
  'column.owns.yours': 'è tua: puoi schierarvi',
  'column.owns.enemys': 'è di {player}: può schierarvi',
  'column.turns.yours': 'tenuta da te per {turns} turni su {needed}',
  'column.turns.enemys': 'tenuta da {player} per {turns} turni su {needed}',
  'zones.own': 'Le tue carte',
  'zones.enemys': 'Carte nemiche',
  'zones.deploy.nobody': 'Zona di schieramento di nessuno.',
  'cell.canMarch':
    'la sua formazione può {way, select, both {marciare avanti o ritirarsi} on {marciare avanti} other {ritirarsi}}',
};
