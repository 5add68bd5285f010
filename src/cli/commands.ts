import type { Command } from './command';
import { check } from './commands/check';
import { play } from './commands/play';
import { scenario } from './commands/scenario';
import { schema } from './commands/schema';

/** A new command is a file in `commands/` and a row here. */
export const COMMANDS: Readonly<Record<string, Command>> = { check, play, scenario, schema };
