import {
  whatIsTooMuchOnField,
  whatIsWrongWithFieldBook,
  whatIsWrongWithFieldOrders,
  whatIsWrongWithFieldStart,
  whatIsWrongWithFieldStream,
} from '../../content/field/saved/saved';
import { SIDES } from '../../kernel/sides';
import type { FieldBook } from '../../skirmish/model/book';
import type { Save } from '../saves/save';
import type { FieldTypes } from './fieldRules';
import type { FieldSeat } from './fieldSeatsSlice';

/** Null when nothing is wrong, else where and why; the save is there for what depends on its book. */
type Look = (value: unknown, save: Loose) => string | null;
type Loose = Readonly<Record<string, unknown>>;

/** The name of a scenario; its sheet allows no longer one. */
const LONGEST_NAME = 200;
/** A person, or an opponent by level and strategy; whether there still is such a one is asked when it is to think. */
const SEAT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SEAT = 81;

/** In this order: a start is looked at with a book that is right. */
const SAVE: { readonly [Key in keyof Save<FieldTypes, FieldSeat>]-?: Look } = {
  book: whatIsWrongWithFieldBook,
  record: (value, save) => (isObject(value) ? firstWrong(RECORD, value, save) : 'record: must be an object { … }'),
  seats: (value) => (areSeats(value) ? null : 'seats: must name human or an opponent for both sides'),
  stream: whatIsWrongWithFieldStream,
  scenario: (value) => (value === undefined || isName(value) ? null : 'scenario: must be a line of text'),
  sequence: (value) => (value === undefined || Number.isSafeInteger(value) ? null : 'sequence: must be a whole number'),
};

const RECORD: { readonly [Key in keyof Save<FieldTypes, FieldSeat>['record']]-?: Look } = {
  rules: (value) => (isName(value) ? null : 'record.rules: must be a hash'),
  start: (value, { book }) => inRecord(whatIsWrongWithFieldStart(book as FieldBook, value)),
  orders: (value) => inRecord(whatIsWrongWithFieldOrders(value)),
};

/** What is wrong with a save from outside, where and why; what gets past this can be replayed, shown and played on. */
export function whatIsWrongWithFieldSave(value: unknown): string | null {
  return notOfField(isObject(value) ? firstWrong(SAVE, value, value) : 'it must be an object { … }');
}

/** What of a save is beyond the limits of content, where and why: nothing that can be replayed has so much. */
export function whatIsTooMuchInFieldSave(value: unknown): string | null {
  return notOfField(whatIsTooMuchOnField(value));
}

function notOfField(wrong: string | null): string | null {
  return wrong && `its content is not that of a battle on the open field: ${wrong}`;
}

function firstWrong(looks: Readonly<Record<string, Look>>, value: Loose, save: Loose): string | null {
  for (const [key, look] of Object.entries(looks)) {
    const wrong = look(Object.hasOwn(value, key) ? value[key] : undefined, save);
    if (wrong !== null) return wrong;
  }
  return null;
}

function inRecord(wrong: string | null): string | null {
  return wrong && `record.${wrong}`;
}

function areSeats(value: unknown): boolean {
  return isObject(value) && SIDES.every((side) => Object.hasOwn(value, side) && isSeat(value[side]));
}

function isSeat(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_SEAT && SEAT.test(value);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
