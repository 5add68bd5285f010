import { accepted, type Result, refused } from '../../kernel/result';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState, UnitId } from '../../skirmish/model/state';
import type { Values } from '../speak';
import { ENGLISH_COMMAND } from './en/command';
import { READERS } from './typedOrders';
import { Mistyped } from './typedParts';

/** What changes nothing: a question, or taking something back. */
export const QUESTIONS = ['inspect', 'why', 'threat', 'odds', 'flank', 'map', 'undo', 'help', 'quit'] as const;
export type Question = (typeof QUESTIONS)[number];

export type FieldCommand =
  | { readonly type: 'order'; readonly order: SkirmishOrder }
  | { readonly type: 'question'; readonly question: Question; readonly words: readonly string[] };

/** What can be typed, with an example of each, and the word that says what it does. */
export const COMMAND_EXAMPLES = [
  ['mv B2 D2 [via C3 …]', 'typed.help.move'],
  ['step B2 B3 · dis B2 D2', 'typed.help.step'],
  ['atk B2 C4', 'typed.help.attack'],
  ['face B2 ne · stance B2 defensive', 'typed.help.face'],
  ['man charge B2 C4 to C3 [via …]', 'typed.help.maneuver'],
  ['form phalanx D4 east A2 A3 A4 · march 1 east 2 · disband 1', 'typed.help.formation'],
  ['heal B2 B3 · rally B2 B3 · build B2 B3 · demolish B2 B3 · scan B2', 'typed.help.ability'],
  ['deploy A2 B3 · ready', 'typed.help.deployment'],
  ['wait B2 · end · forfeit · draw / draw yes / draw no', 'typed.help.turn'],
  ['undo', 'typed.help.undo'],
  ['inspect C4 · odds B2 C4 · threat B2 · flank C4 · why · map', 'typed.help.question'],
] as const;

/** The same as the terminal says it. */
export const COMMAND_HELP: readonly (readonly [string, string])[] = COMMAND_EXAMPLES.map(([typed, does]) => [
  typed,
  ENGLISH_COMMAND[does],
]);

/** Says what is answered to a typed line. */
type TypedSpeak = (word: keyof typeof ENGLISH_COMMAND, values?: Values) => string;

export interface CommandReading {
  /** English if left out, as at the terminal. */
  readonly speak?: TypedSpeak;
  /** The unit that is meant where none is named. */
  readonly chosen?: UnitId | null;
}

/** The mistakes are plain sentences with names in braces. */
const plainEnglish: TypedSpeak = (word, values = {}) =>
  ENGLISH_COMMAND[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Reads a typed line; case doesn't matter. What can't be read says why. */
export function parseFieldCommand(
  state: SkirmishState,
  line: string,
  { speak = plainEnglish, chosen = null }: CommandReading = {},
): Result<FieldCommand, string> {
  const [verb = '', ...words] = line.trim().toLowerCase().split(/\s+/);
  const question = QUESTIONS.find((candidate) => candidate === verb);
  if (question !== undefined) return accepted({ type: 'question', question, words });
  const read = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (read === undefined) return refused(speak('typed.unknown', { given: verb }));
  const typed = attempt(() => read(state, words));
  const meant =
    chosen === null || isOfOwnUnit(state, typed) ? typed : attempt(() => read(state, withUnit(verb, words, chosen)));
  const order = meant instanceof Mistyped ? typed : meant;
  return order instanceof Mistyped ? refused(sayMistake(speak, order)) : accepted({ type: 'order', order });
}

function attempt(read: () => SkirmishOrder): SkirmishOrder | Mistyped {
  try {
    return read();
  } catch (error) {
    if (error instanceof Mistyped) return error;
    throw error;
  }
}

/** What names an own unit, or needs none, says all. */
function isOfOwnUnit({ units, turn, phase }: SkirmishState, order: SkirmishOrder | Mistyped): boolean {
  if (order instanceof Mistyped) return false;
  if (!('unit' in order) || phase === 'deployment') return true;
  return units.some(({ id, side }) => id === order.unit && side === turn);
}

/** A maneuver is named before its unit. */
function withUnit(verb: string, words: readonly string[], unit: UnitId): readonly string[] {
  return verb === 'man' ? [words[0] ?? '', unit, ...words.slice(1)] : [unit, ...words];
}

function sayMistake(speak: TypedSpeak, { wanted, given, values }: Mistyped): string {
  const what = speak(`typed.want.${wanted}`, values);
  return given === undefined
    ? speak('typed.expected', { wanted: what })
    : speak('typed.expectedNot', { wanted: what, given });
}
