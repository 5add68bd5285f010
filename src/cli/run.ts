import { parseArgs } from 'node:util';
import { suggest } from '../content/suggest';
import { lookUp } from '../kernel/dispatch';
import { CannotRun, type Command, EXIT, type Exit, type Given, type Terminal } from './command';
import { COMMANDS } from './commands';
import { commandHelp, toolHelp } from './help';

const HELP_WORDS = ['--help', '-h', 'help'];

/** One call of `ninekeep`: the words after its name → what is said and the exit code. */
export function run(words: readonly string[], terminal: Terminal): Exit {
  try {
    return carryOut(words, terminal);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    terminal.complain(error.message);
    return EXIT.cannotRun;
  }
}

function carryOut([name, ...rest]: readonly string[], terminal: Terminal): Exit {
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

function understood({ flags, takesWords, usage }: Command, words: readonly string[]): Given {
  const names = [...flags.map(({ name }) => name), 'help'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  const { tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
  const given = { words: [] as string[], flags: new Set<string>() };
  for (const token of tokens) {
    if (token.kind === 'positional') given.words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName === '-h' ? 'help' : token.name;
    if (!names.includes(name)) throw new CannotRun(`there is no option "${token.rawName}"${meant(name, names, '--')}`);
    if (token.value !== undefined) throw new CannotRun(`the option "${token.rawName}" takes no value`);
    given.flags.add(name);
  }
  const [extra] = given.words;
  if (extra !== undefined && !takesWords) throw new CannotRun(`"${extra}" is one word too many: ${usage}`);
  return given;
}

function meant(word: string, known: readonly string[], prefix = ''): string {
  const nearest = suggest(word, known);
  return nearest === undefined ? '; --help lists what there is' : ` (did you mean "${prefix}${nearest}"?)`;
}
