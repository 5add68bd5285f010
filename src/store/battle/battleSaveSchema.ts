import { PLAYER_NAMES } from '../../ai/players/playerNames';
import type { BattleRecord } from '../../battle/model/record';
import { whatIsTooMuch, whatIsWrong } from '../../content/saved/saved';
import { SIDES } from '../../kernel/sides';
import type { Save } from '../saves/save';
import type { Seat } from '../seats/seatsSlice';
import type { BattleTypes } from './battleRules';

/** A saved card battle. */
export type BattleSave = Save<BattleTypes, Seat>;

/** Null when nothing is wrong, else where and why. */
type Look = (value: unknown) => string | null;

/** The name of a scenario; its sheet allows no longer one. */
const LONGEST_NAME = 200;
const PLAYERS: readonly unknown[] = ['human', ...PLAYER_NAMES];

/** Book, start and stream are checked by the schemas of content. Orders are judged when they are replayed, however many. */
const RECORD: { readonly [Key in keyof BattleRecord]-?: Look } = {
  rules: (value) => (isName(value) ? null : 'record.rules: must be a hash'),
  start: (value) => inside('record', whatIsWrong('start', value)),
  orders: (value) => (Array.isArray(value) ? null : 'record.orders: must be a list'),
};

const SAVE: { readonly [Key in keyof BattleSave]-?: Look } = {
  record: (value) => (isObject(value) ? firstWrong(RECORD, value) : 'record: must be an object { … }'),
  book: (value) => whatIsWrong('book', value),
  seats: (value) => (areSeats(value) ? null : `seats: must name ${PLAYERS.join(', ')} for both sides`),
  stream: (value) => whatIsWrong('stream', value),
  scenario: (value) => (value === undefined || isName(value) ? null : 'scenario: must be a line of text'),
  sequence: (value) => (value === undefined || Number.isSafeInteger(value) ? null : 'sequence: must be a whole number'),
};

/** What is wrong with a save from outside, where and why; what gets past this can be replayed, shown and played on. */
export function whatIsWrongWithSave(value: unknown): string | null {
  const wrong = isObject(value) ? firstWrong(SAVE, value) : 'it must be an object { … }';
  return notOfBattle(wrong);
}

/** What of a save is beyond the limits of content, where and why: nothing that can be replayed has so much. */
export function whatIsTooMuchInSave(value: unknown): string | null {
  return notOfBattle(whatIsTooMuch(value));
}

function notOfBattle(wrong: string | null): string | null {
  return wrong && `its content is not that of a battle: ${wrong}`;
}

function firstWrong(looks: Readonly<Record<string, Look>>, value: Readonly<Record<string, unknown>>): string | null {
  for (const [key, look] of Object.entries(looks)) {
    const wrong = look(Object.hasOwn(value, key) ? value[key] : undefined);
    if (wrong !== null) return wrong;
  }
  return null;
}

function inside(part: string, wrong: string | null): string | null {
  return wrong && `${part}.${wrong}`;
}

function areSeats(value: unknown): boolean {
  return isObject(value) && SIDES.every((side) => Object.hasOwn(value, side) && PLAYERS.includes(value[side]));
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
