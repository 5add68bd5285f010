import { parseArgs } from 'node:util';
import { suggest } from '../../content/problems/suggest';
import { CannotRun, type Command, type Flag, type Given } from '../command';

/** Enough for every file of a large folder and for the longest path. Node's own reader slows down and gives up far above. */
const MOST_WORDS = 4096;
const LONGEST_WORD = 4096;

const HELP: Flag = { name: 'help', summary: 'print this help' };

type Token = ReturnType<typeof tokensOf>[number];

/** The words after a command's name: which of them are options, which belong to one, and which stand for themselves. */
export function parseArguments({ flags, takesWords, usage }: Command, words: readonly string[]): Given {
  refuseTooMuch(words);
  const known = [...flags, HELP];
  const given = { words: [] as string[], flags: new Set<string>(), values: new Map<string, string[]>() };
  const tokens = tokensOf(known, words);
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token.kind === 'positional') given.words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName === '-h' ? HELP.name : token.name;
    const flag = known.find((it) => it.name === name);
    if (flag === undefined) throw new CannotRun(`there is no option "${token.rawName}"${meant(name, known)}`);
    if (flag.takes === undefined) noValue(token);
    else given.values.set(name, valuesOf(flag, flag.takes, token, tokens));
    given.flags.add(name);
  }
  const [extra] = given.words;
  if (extra !== undefined && !takesWords && !given.flags.has(HELP.name)) {
    throw new CannotRun(`"${extra}" is one word too many: ${usage}`);
  }
  return given;
}

function refuseTooMuch(words: readonly string[]): void {
  if (words.length > MOST_WORDS) throw new CannotRun(`${words.length} words are too many: at most ${MOST_WORDS}`);
  const long = words.find(({ length }) => length > LONGEST_WORD);
  if (long === undefined) return;
  throw new CannotRun(`"${long.slice(0, 40)}…" is too long: at most ${LONGEST_WORD} characters`);
}

function tokensOf(known: readonly Flag[], words: readonly string[]) {
  const options = Object.fromEntries(
    known.map(({ name, takes }) => [name, { type: takes === undefined ? ('boolean' as const) : ('string' as const) }]),
  );
  return parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

function noValue(token: Token): void {
  if (token.kind === 'option' && token.value !== undefined) {
    throw new CannotRun(`the option "${token.rawName}" takes no value`);
  }
}

/** `--decks L R`: what belongs to the option itself, then as many of the words behind it as it still lacks. */
function valuesOf({ name }: Flag, takes: readonly string[], option: Token, following: Token[]): string[] {
  const values: string[] = [];
  if (option.kind === 'option' && option.value !== undefined && !isOption(option)) values.push(option.value);
  while (values.length > 0 && values.length < takes.length && following[0]?.kind === 'positional') {
    values.push(following[0].value);
    following.shift();
  }
  if (values.length === takes.length) return values;
  throw new CannotRun(
    `the option "--${name}" needs ${takes.length === 1 ? 'a value' : `${takes.length} values`}: --${name} ${takes.join(' ')}`,
  );
}

/** `--left --right greedy` forgot who plays left; `--seed -1` is a number, and whoever wants one says which. */
function isOption(token: Token): boolean {
  return token.kind === 'option' && token.inlineValue === false && /^-(?![\d.])/.test(token.value);
}

function meant(word: string, known: readonly Flag[]): string {
  const names = known.map(({ name }) => name);
  const nearest = suggest(word, names);
  return nearest === undefined ? '; --help lists what there is' : ` (did you mean "--${nearest}"?)`;
}
