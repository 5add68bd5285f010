import { visible } from '../content/problems/problem';
import { suggest } from '../content/problems/suggest';
import { lookUp } from '../kernel/dispatch';
import { commandHelp, toolHelp } from './arguments/help';
import { parseArguments } from './arguments/parseArguments';
import { CannotRun, type Command, EXIT, type Exit, type Terminal } from './command';
import { COMMANDS } from './commands';

const HELP_WORDS = ['--help', '-h', 'help'];

/** A word of the call may be of any length. */
const LONGEST_COMPLAINT = 500;

/** One call of `ninekeep`: the words after its name → what is said and the exit code, at once unless the work takes long. */
export function run(words: readonly string[], terminal: Terminal, commands = COMMANDS): Exit | Promise<Exit> {
  const complained = (error: unknown): Exit => {
    if (!(error instanceof CannotRun)) throw error;
    terminal.complain(shortened(visible(error.message)));
    return EXIT.cannotRun;
  };
  try {
    const exit = carryOut(words, terminal, commands);
    return exit instanceof Promise ? exit.catch(complained) : exit;
  } catch (error) {
    return complained(error);
  }
}

/** Whole characters: half of one would be shown as a box. */
function shortened(text: string): string {
  return text.length > LONGEST_COMPLAINT ? `${[...text.slice(0, LONGEST_COMPLAINT)].slice(0, -1).join('')}…` : text;
}

type Commands = Readonly<Record<string, Command>>;

function carryOut([name, ...rest]: readonly string[], terminal: Terminal, commands: Commands): Exit | Promise<Exit> {
  if (name === undefined || HELP_WORDS.includes(name)) {
    terminal.say(toolHelp());
    return name === undefined ? EXIT.cannotRun : EXIT.fine;
  }
  const command = lookUp(commands, name);
  if (command === undefined) throw new CannotRun(`there is no command "${name}"${meant(name, Object.keys(commands))}`);
  const given = parseArguments(command, rest);
  if (!given.flags.has('help')) return command.run(given, terminal);
  terminal.say(commandHelp(command));
  return EXIT.fine;
}

function meant(word: string, known: readonly string[]): string {
  const nearest = suggest(word, known);
  return nearest === undefined ? '; --help lists what there is' : ` (did you mean "${nearest}"?)`;
}
