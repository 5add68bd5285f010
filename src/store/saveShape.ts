import { PLAYER_NAMES } from '../ai/players';
import type { Book } from '../battle/book';
import type { Card } from '../battle/card';
import { COMBAT_TYPES } from '../battle/combatType';
import { COLUMNS, FACINGS, ROWS } from '../battle/position';
import type { BattleRecord } from '../battle/record';
import { type AttritionRules, type SiegeRules, type SupplyRules, ZONE_IDS, type ZoneRules } from '../battle/rules';
import { type BySide, SIDES } from '../battle/sides';
import { type BattleState, ENDINGS } from '../battle/state';
import type { Unit } from '../battle/unit';
import type { Stream } from '../kernel/chance';
import type { Seat } from './seatsSlice';

/** A saved battle: its record, the book it is fought with (so that an update of the game can't strand it), and who plays. */
export interface Save {
  readonly record: BattleRecord;
  readonly book: Book;
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
}

type Check = (value: unknown) => boolean;
/** One check for each member: a new member fails to compile until it has its own. */
type Checks<Shape> = { readonly [Key in keyof Shape]-?: Check };

/** Above every number that the content room allows: a loop over it must not freeze the page. */
const LARGEST = 9999;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const whole: Check = (value) => Number.isSafeInteger(value);
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST;
const nothing: Check = (value) => value === null;

const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const either =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) || other(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const tableOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const keyed = (words: readonly string[], check: Check): Check =>
  shaped(Object.fromEntries(words.map((word) => [word, check])));

function shaped<Shape>(checks: Checks<Shape>): Check {
  const members = Object.entries<Check>(checks);
  return (value) => isObject(value) && members.every(([key, check]) => Object.hasOwn(value, key) && check(value[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const bySide = (check: Check): Check => keyed(SIDES, check);
const byType = (check: Check): Check => keyed(COMBAT_TYPES, check);
const cards = listOf(text);
const columns = listOf(oneOf(COLUMNS));
const stream: Check = (value) => listOf(whole)(value) && (value as unknown[]).length === 4;

const figures: Checks<Card> = {
  id: text,
  type: oneOf(COMBAT_TYPES),
  cost: count,
  attack: count,
  defense: count,
  health: count,
};
const card = shaped<Card>(figures);
const cardTable: Check = (value) =>
  tableOf(card)(value) && Object.entries(value as Record<string, Card>).every(([key, { id }]) => key === id);

const zone = shaped<ZoneRules>({ id: oneOf(ZONE_IDS), attack: byType(count), defense: count });

const rules = shaped<SiegeRules>({
  id: text,
  castleHealth: count,
  deckSize: count,
  copiesPerCard: count,
  factionsPerDeck: count,
  openingHand: bySide(count),
  handLimit: count,
  drawPerTurn: count,
  musterBelow: count,
  supply: shaped<SupplyRules>({
    base: count,
    perRound: count,
    cap: count,
    secondBonus: count,
    secondBonusRounds: count,
  }),
  unitsPerSide: count,
  deployColumns: bySide(columns),
  moveRange: byType(count),
  attackColumns: byType(count),
  castleColumns: byType(columns),
  zones: (value) => listOf(zone)(value) && (value as unknown[]).length === COLUMNS.length,
  leastShare: count,
  leastDamage: count,
  screen: count,
  attrition: shaped<AttritionRules>({ fromRound: count, step: count }),
});

const unit = shaped<Unit>({
  ...figures,
  card: text,
  side: oneOf(SIDES),
  row: oneOf(ROWS),
  col: oneOf(COLUMNS),
  fullHealth: count,
  facing: oneOf(FACINGS),
  fresh: flag,
  moved: flag,
  attacked: flag,
});

const state = shaped<BattleState>({
  round: count,
  turn: oneOf(SIDES),
  winner: oneOf([...SIDES, 'draw', null]),
  ending: either(oneOf(ENDINGS), nothing),
  castles: bySide(whole),
  supply: bySide(count),
  hands: bySide(cards),
  decks: bySide(cards),
  discards: bySide(cards),
  units: listOf(unit),
  fielded: tableOf(count),
  chance: stream,
});

const match = shaped({ type: oneOf(['match']), seed: whole, decks: bySide(cards) });
const position = shaped({ type: oneOf(['position']), state });

/** Orders are judged one by one when the save is replayed. */
const record = shaped<BattleRecord>({ rules: text, start: either(match, position), orders: Array.isArray });

const save = shaped<Save>({
  record,
  book: shaped({ rules, cards: cardTable }),
  seats: bySide(oneOf(['human', ...PLAYER_NAMES])),
  stream,
});

/** Whether a save from outside has the shape of one: what gets past this can be replayed, shown and played on. */
export function isSave(value: unknown): value is Save {
  return save(value);
}
