/** The menu of a battle. */
export const ENGLISH_MENU = {
  'board.menu.forfeit': 'Forfeit the battle',
  'board.menu.sure': 'Really forfeit?',
  'board.menu.draw': 'Offer a draw',
  'board.menu.muster': 'Back to the muster',
  'board.menu.export': 'Save the battle as a file',
  'board.menu.help': 'How these rules work',
  'board.menu.why': 'Why the enemy did that',
} as const;
