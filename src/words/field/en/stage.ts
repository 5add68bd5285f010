/** Playback, log, dice, announcements, result. */
export const ENGLISH_STAGE = {
  'stage.log': 'Battle log',
} as const;
