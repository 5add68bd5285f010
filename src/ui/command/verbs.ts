import type { Target } from '../../battle/abilities/targets';
import type { Order } from '../../battle/model/orders';
import { ENGLISH } from '../../words/en';
import type { Speak } from '../../words/speak';

/** What can be said on the command line: the orders first, then what only asks or looks. */
export const VERBS = [
  'deploy',
  'move',
  'attack',
  'castle',
  'wall',
  'brace',
  'march',
  'play',
  'mulligan',
  'keep',
  'end',
  'undo',
  'choose',
  'look',
  'hand',
  'board',
  'log',
  'hint',
  'why',
  'help',
  'concede',
] as const;
export type Verb = (typeof VERBS)[number];

/** What has to be named after a verb, one after the other. */
export type Slot = 'card' | 'unit' | 'enemy' | 'thing' | 'cell' | 'column' | 'row' | 'second';

interface Grammar {
  readonly slots: readonly Slot[];
  /** Slots at the end that may be left out. */
  readonly optional?: number;
  /** The last slot may be filled again and again. */
  readonly repeats?: boolean;
}

const GRAMMAR: Readonly<Record<Verb, Grammar>> = {
  deploy: { slots: ['card', 'cell', 'cell'], optional: 1 },
  move: { slots: ['unit', 'cell'] },
  attack: { slots: ['unit', 'enemy', 'cell'], optional: 1 },
  castle: { slots: ['unit'] },
  wall: { slots: ['unit', 'cell'] },
  brace: { slots: ['unit'] },
  march: { slots: ['column', 'column'] },
  // What comes after the card depends on it: see `grammarOf`.
  play: { slots: ['card'] },
  mulligan: { slots: ['card'], repeats: true },
  keep: { slots: [] },
  end: { slots: [] },
  undo: { slots: [] },
  choose: { slots: ['thing'] },
  look: { slots: ['cell'] },
  hand: { slots: [] },
  board: { slots: [] },
  log: { slots: [] },
  hint: { slots: [] },
  why: { slots: [] },
  help: { slots: [] },
  concede: { slots: [] },
};

/** What the verbs that order something order. */
const ORDERS: Partial<Readonly<Record<Verb, Order['type']>>> = {
  deploy: 'deploy',
  move: 'move',
  attack: 'attack',
  castle: 'attackCastle',
  wall: 'attackCell',
  brace: 'brace',
  march: 'march',
  play: 'play',
  mulligan: 'mulligan',
  keep: 'mulligan',
  end: 'endTurn',
  concede: 'concede',
};

/** The verbs that mean something in a battle which has these orders. */
export function verbsFor(possible: ReadonlySet<Order['type']>, hasHints: boolean, hasOpponent: boolean): Verb[] {
  return VERBS.filter((verb) => {
    if (verb === 'hint') return hasHints;
    if (verb === 'why') return hasOpponent;
    const order = ORDERS[verb];
    return order === undefined || possible.has(order);
  });
}

const TARGET_SLOTS: Readonly<Record<Target['of'], readonly Slot[]>> = {
  own: ['unit'],
  enemy: ['enemy'],
  cell: ['cell'],
  column: ['column'],
  row: ['row'],
  none: [],
};

/** What has to be named after the card of a play. A card that is no stratagem may still be said: the rules refuse it. */
function grammarOf(verb: Verb, target: Target | null): Grammar {
  if (verb !== 'play') return GRAMMAR[verb];
  if (target === null) return { slots: ['card', 'cell'], optional: 1 };
  return { slots: ['card', ...TARGET_SLOTS[target.of], ...(target.to === undefined ? [] : (['second'] as const))] };
}

/** The slot that comes after so many filled ones; null when nothing more can be named. */
export function slotAfter(verb: Verb, filled: number, target: Target | null): Slot | null {
  const { slots, repeats = false } = grammarOf(verb, target);
  return slots[filled] ?? (repeats ? (slots.at(-1) ?? null) : null);
}

export function isEnough(verb: Verb, filled: number, target: Target | null): boolean {
  const { slots, optional = 0 } = grammarOf(verb, target);
  return filled >= slots.length - optional;
}

export function verbWord(speak: Speak, verb: Verb): string {
  return speak(`command.verb.${verb}`);
}

/** English always works; so does the language in use. */
export function wordsFor(speak: Speak, verb: Verb): readonly string[] {
  return [verbWord(speak, verb), ENGLISH[`command.verb.${verb}`]];
}

/** The verb of that name, or the only one of those offered that begins so. */
export function verbFrom(speak: Speak, word: string, offered: readonly Verb[]): Verb | null {
  const isSpelled = (verb: Verb, holds: (name: string) => boolean) => wordsFor(speak, verb).some(holds);
  const exact = VERBS.find((verb) => isSpelled(verb, (name) => name === word));
  if (exact !== undefined) return exact;
  const begun = offered.filter((verb) => isSpelled(verb, (name) => name.startsWith(word)));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
