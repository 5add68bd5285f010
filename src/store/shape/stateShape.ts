import type { Start } from '../../battle/begin';
import { COMBAT_TYPES } from '../../battle/combatType';
import { COLUMNS, FACINGS, ROWS } from '../../battle/position';
import { SIDES } from '../../battle/sides';
import { type BattleState, ENDINGS, PHASES, type Wall } from '../../battle/state';
import type { Unit } from '../../battle/unit';
import { abilityUses } from './abilityShape';
import {
  amount,
  type Check,
  count,
  either,
  flag,
  keyed,
  listOf,
  nothing,
  oneOf,
  positive,
  rowOf,
  shaped,
  text,
  whole,
} from './checks';
import { ground } from './groundShape';

const STREAM_LENGTH = 4;
export const stream = rowOf(STREAM_LENGTH, whole);

const bySide = (check: Check): Check => keyed(SIDES, check);
const words = listOf(text);
const place = { row: oneOf(ROWS), col: oneOf(COLUMNS) };

const unit = shaped<Unit>({
  ...place,
  id: text,
  card: text,
  side: oneOf(SIDES),
  type: oneOf(COMBAT_TYPES),
  cost: count,
  attack: count,
  defense: count,
  fullHealth: count,
  abilities: abilityUses,
  health: positive,
  facing: oneOf(FACINGS),
  fresh: flag,
  moved: flag,
  movedAgain: flag,
  attacked: flag,
  hasStruck: flag,
  revealed: flag,
  braced: flag,
  strayed: flag,
  attackBonus: amount,
});

const position = shaped<BattleState>({
  phase: oneOf(PHASES),
  round: count,
  turn: oneOf(SIDES),
  winner: oneOf([...SIDES, 'draw', null]),
  ending: either(oneOf(ENDINGS), nothing),
  castles: bySide(whole),
  supply: bySide(count),
  hands: bySide(words),
  decks: bySide(words),
  discards: bySide(words),
  units: listOf(unit),
  factions: bySide(words),
  ground,
  walls: listOf(shaped<Wall>({ ...place, health: count, under: text })),
  secondSupplyRounds: count,
  held: bySide(rowOf(COLUMNS.length, count)),
  usedIds: words,
  chance: stream,
});

/** No rule knows what to do with two on one cell or two of one name. */
const state: Check = (value) => position(value) && standApart((value as BattleState).units);

function standApart(units: readonly Unit[]): boolean {
  const places = new Set(units.map(({ row, col }) => `${row} ${col}`));
  const names = new Set(units.map(({ id }) => id));
  return places.size === units.length && names.size === units.length;
}

type StartOf<Type extends Start['type']> = Extract<Start, { readonly type: Type }>;

export const start = either(
  shaped<StartOf<'match'>>({
    type: oneOf(['match']),
    seed: whole,
    decks: bySide(words),
    battlefield: either(text, nothing),
  }),
  shaped<StartOf<'position'>>({ type: oneOf(['position']), state }),
);
