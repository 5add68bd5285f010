import type { Command } from './command';
import { arena } from './commands/arena';
import { balance } from './commands/balance';
import { check } from './commands/check';
import { field } from './commands/field';
import { ladder } from './commands/ladder';
import { perft } from './commands/perft';
import { play } from './commands/play';
import { prove } from './commands/prove';
import { scenario } from './commands/scenario';
import { schema } from './commands/schema';
import { simulate } from './commands/simulate';
import { tune } from './commands/tune';

/** A new command is a file in `commands/` and a row here. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  arena,
  balance,
  check,
  field,
  ladder,
  perft,
  play,
  prove,
  scenario,
  schema,
  simulate,
  tune,
};
