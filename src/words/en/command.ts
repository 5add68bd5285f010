/** The command line and the guard at the end of the turn. */
export const ENGLISH_COMMAND = {
  'command.title': 'Command line',
} as const;
