import type { Command } from './command';
import { advice } from './commands/advice';
import { arena } from './commands/arena';
import { ask } from './commands/ask';
import { balance } from './commands/balance';
import { campaign } from './commands/campaign';
import { check } from './commands/check';
import { corpus } from './commands/corpus';
import { exportCsv } from './commands/exportCsv';
import { field } from './commands/field';
import { ladder } from './commands/ladder';
import { migrate } from './commands/migrate';
import { perft } from './commands/perft';
import { play } from './commands/play';
import { prove } from './commands/prove';
import { publish } from './commands/publish';
import { query } from './commands/query';
import { reasons } from './commands/reasons';
import { record } from './commands/record';
import { replay } from './commands/replay';
import { scenario } from './commands/scenario';
import { schema } from './commands/schema';
import { simulate } from './commands/simulate';
import { tune } from './commands/tune';
import { verify } from './commands/verify';
import { why } from './commands/why';
import { worker } from './commands/worker';

/** A new command is a file in `commands/` and a row here. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  advice,
  arena,
  ask,
  balance,
  campaign,
  check,
  corpus,
  'export-csv': exportCsv,
  field,
  ladder,
  migrate,
  perft,
  play,
  prove,
  publish,
  query,
  reasons,
  record,
  replay,
  scenario,
  schema,
  simulate,
  tune,
  verify,
  why,
  worker,
};
