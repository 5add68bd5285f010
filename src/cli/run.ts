import { suggest } from '../content/suggest';
import { lookUp } from '../kernel/dispatch';
import { CannotRun, EXIT, type Exit, type Terminal } from './command';
import { COMMANDS } from './commands';
import { commandHelp, toolHelp } from './help';
import { understood } from './understand';

const HELP_WORDS = ['--help', '-h', 'help'];

/** One call of `ninekeep`: the words after its name → what is said and the exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<Exit> {
  try {
    return await carryOut(words, terminal);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    terminal.complain(error.message);
    return EXIT.cannotRun;
  }
}

async function carryOut([name, ...rest]: readonly string[], terminal: Terminal): Promise<Exit> {
  if (name === undefined || HELP_WORDS.includes(name)) {
    terminal.say(toolHelp());
    return name === undefined ? EXIT.cannotRun : EXIT.fine;
  }
  const command = lookUp(COMMANDS, name);
  if (command === undefined) throw new CannotRun(`there is no command "${name}"${meant(name, Object.keys(COMMANDS))}`);
  const given = understood(command, rest);
  if (!given.flags.has('help')) return command.run(given, terminal);
  terminal.say(commandHelp(command));
  return EXIT.fine;
}

function meant(word: string, known: readonly string[]): string {
  const nearest = suggest(word, known);
  return nearest === undefined ? '; --help lists what there is' : ` (did you mean "${nearest}"?)`;
}
