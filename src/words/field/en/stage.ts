/** Playback, log, dice, announcements, result. */
export const ENGLISH_STAGE = {
  'stage.log': 'Battle log',
  'stage.miss': 'miss',
  'stage.fumble': 'fumble!',
  'stage.sum': '{total} against {needed}',
  'stage.turn': '{who, select, you {Your turn} foe {Enemy’s turn} left {Left’s turn} other {Right’s turn}}',
  'stage.won': '{who, select, you {Victory} foe {Defeat} left {Left wins} right {Right wins} other {Draw}}',
} as const;
