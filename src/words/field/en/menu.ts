/** The menu of a battle. */
export const ENGLISH_MENU = {
  'board.menu.forfeit': 'Forfeit the battle',
  'board.menu.sure': 'Really forfeit?',
  'board.menu.draw': 'Offer a draw',
  'board.menu.muster': 'Back to the muster',
  'board.menu.export': 'Save the battle as a file',
  'board.menu.help': 'How these rules work',
  'board.menu.why': 'Why the enemy did that',
  'board.keys.title': 'Keys',
  'board.keys.arrows': 'Arrows walk over the field; Enter chooses, goes, strikes.',
  'board.keys.next': 'Q: next own unit. X: next target. Z: next reachable cell.',
  'board.keys.verbs':
    'Letters beside the orders give them: M move, S step, D disengage, F face, C stance, V maneuver. P: way point. Shift and arrows turn.',
  'board.keys.tools': 'U undo, T threats, H hint, E end turn, J log, Y why, / types orders, Escape lets go.',
  'board.keys.zoom': '+ and − zoom, 0 shows the whole field.',
} as const;
