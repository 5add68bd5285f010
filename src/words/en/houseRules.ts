/** What the battle says of house rules. */
export const ENGLISH_HOUSE_RULES = {
  'houseRules.title': 'House rules',
  'houseRules.open': '{count, plural, one {# house rule} other {# house rules}}: {rules}',
  'houseRules.gone': 'Its file is gone; this battle keeps it.',
  'houseRules.onTable': 'On the table',
  'houseRules.how.domination':
    'Above a column a crown shows who has cards there without an enemy. Who holds {columns, plural, one {# column} other {# columns}} strikes cards {percent} % harder: then the number stands beside the crown. Castles are struck as ever.',
  'houseRules.how.zoneOwnership':
    'Above a column outside your own a flag counts the turns that you have held it: at least one card there, no enemy, at the end of your turn. After {turns, plural, one {# turn} other {# turns}} running it is framed and you may deploy there until an enemy stands in it. Nobody loses their own columns.',
  'houseRules.how.march':
    'Where boots stand on a formation’s tag it may march: choose one of its cards, then “March on” or “Fall back in order”, or type “march”, the column and the column to go to. It takes the move of all its cards; none may be fresh or moved. Who falls back keeps facing the enemy.',
  'houseRules.how.stray': 'A card that leaves such a formation alone can’t attack this turn.',
  'houseRules.how.riposteForAll':
    'The forecast of a blow shows what comes back: {percent} % of the target’s blow, when it was struck from the front by a card {columns, plural, =0 {in its column} one {at most # column away} other {at most # columns away}} and lives.',
  'houseRules.how.mirrorZones':
    'The numbers above the columns are those of {side, select, left {Left} other {Right}}’s cards; press one for those of both sides.',
  'column.holds.yours': 'you dominate it',
  'column.holds.enemys': '{player} dominates it',
  'column.harder': '+{percent} % against cards',
  'column.owns.yours': 'you own it and may deploy there',
  'column.owns.enemys': '{player} owns it and may deploy there',
  'column.turns.yours': 'held by you for {turns} of {needed} turns',
  'column.turns.enemys': 'held by {player} for {turns} of {needed} turns',
  'zones.own': 'Your cards',
  'zones.enemys': 'Enemy cards',
  'zones.deploy.nobody': 'Nobody’s deployment zone.',
  'cell.canMarch': 'its formation can {way, select, both {march on or fall back} on {march on} other {fall back}}',
} as const;
