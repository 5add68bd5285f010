/** The command line and the guard at the end of the turn. */
export const ENGLISH_COMMAND = {
  'command.title': 'Command line',

  'guard.title': 'End this turn?',
  'guard.win': 'You could win now: {attacker} strikes {aim, select, castle {the castle} other {{target}}}.',
  'guard.strike': '{count, plural, one {{names} can still strike.} other {# cards can still strike: {names}.}}',
  'guard.deploy': '{supply} supply would buy {names}.',
  'guard.keep': 'Keep playing',
  'guard.end': 'End it anyway',
} as const;
