/** The start page, the players and the result. */
export const ENGLISH_START = {
  'home.quickBattle': 'Quick battle',
  'home.quickBattle.sure': 'Give up the running battle: sure?',
  'home.continue': 'Continue the battle',
  'home.noDeck': 'No deck can be played: its file has an error.',
  'home.deck': 'Your deck',
  'home.enemyDeck': 'The opponent’s deck',
  'home.battlefield': 'Battlefield',
  'home.lot': 'By lot',
  'home.side': 'Your side',
  'home.side.left': 'Left, first to move',
  'home.side.right': 'Right, {bonus} more supply at first',
  'home.side.lot': 'By lot',
  'home.opponent': 'Opponent',
  'home.howTo': 'How to play',
  'home.howTo.goal': 'Break the enemy castle before yours falls.',
  'home.howTo.turn':
    'In your turn spend supply to deploy cards, then move and strike with each card once, in either order.',
  'home.howTo.zones':
    'Where a card stands matters: melee strikes hardest from the left wing, shots carry best from the right wing.',
  'home.howTo.facing':
    'Every card faces one way, shown by its prow. Blows from the flank count {flank} % more, from the rear {rear} % more; an ally on the far side of the target makes it a pincer.',
  'home.howTo.formations':
    'Cards that stand together strike or hold better: a full column, two shooters at its ends, a card right behind a fighter.',
  'home.howTo.screens': 'A defender in the same row shields its castle: blows past it count {screen} %.',
  'home.howTo.ground':
    'Hills, cover, mud and fire are drawn on the map; point at a cell or a card to read what it does.',
  'player.greedy': 'The Steward',
  'player.greedy.style': 'always takes the best next order',
  'player.random': 'The Jester',
  'player.random.style': 'any order, at a whim',
  'player.human': 'You',
  'result.won': 'Victory',
  'result.lost': 'Defeat',
  'result.draw': 'Draw',
  'result.castle': 'The castle fell in round {round}.',
  'result.attrition': 'Attrition decided the battle in round {round}.',
  'result.concession': 'Conceded in round {round}.',
  'result.again': 'Play again, sides swapped',
  'result.home': 'Start page',
  'result.look': 'Look at the board',
} as const;
