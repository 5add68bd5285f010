import type { Card, CardId } from '../../src/battle/card';
import { type Position, TOWARDS_ENEMY_CASTLE } from '../../src/battle/position';
import { type BySide, bySide, type Side } from '../../src/battle/sides';
import type { BattleState } from '../../src/battle/state';
import type { Unit, UnitId } from '../../src/battle/unit';
import { deepFreeze } from '../../src/content/deepFreeze';
import { openStream } from '../../src/kernel/chance';
import { BOW, MAGE, SWORD, TANK } from './book';

/** A cell as the rule book writes it: (row, column). */
type Cell = readonly [row: number, col: number];

export function at(row: number, col: number): Position {
  return { row, col };
}

/** A card that has stood on the board since an earlier turn. */
export function unit(card: Card, id: UnitId, side: Side, [row, col]: Cell, changes: Partial<Unit> = {}): Unit {
  return {
    id,
    card: card.id,
    side,
    row,
    col,
    type: card.type,
    cost: card.cost,
    attack: card.attack,
    defense: card.defense,
    fullHealth: card.health,
    health: card.health,
    facing: TOWARDS_ENEMY_CASTLE[side],
    fresh: false,
    moved: false,
    attacked: false,
    ...changes,
  };
}

type Place = (id: UnitId, side: Side, cell: Cell, changes?: Partial<Unit>) => Unit;

export const sword: Place = (...place) => unit(SWORD, ...place);
export const bow: Place = (...place) => unit(BOW, ...place);
export const mage: Place = (...place) => unit(MAGE, ...place);
export const tank: Place = (...place) => unit(TANK, ...place);

interface Sketch {
  readonly round?: number;
  readonly turn?: Side;
  readonly winner?: BattleState['winner'];
  readonly ending?: BattleState['ending'];
  readonly castles?: BySide<number>;
  readonly supply?: Partial<BySide<number>>;
  readonly hands?: Partial<BySide<readonly CardId[]>>;
  readonly decks?: Partial<BySide<readonly CardId[]>>;
  readonly discards?: Partial<BySide<readonly CardId[]>>;
  readonly units?: readonly Unit[];
}

/**
 * A position in the middle of a battle: what isn't named is as plain as can be. It is frozen: a rule that writes into a
 * state it was only asked about throws.
 */
export function position(sketch: Sketch = {}): BattleState {
  const units = [...(sketch.units ?? [])];
  const fielded: Record<CardId, number> = {};
  for (const { card } of units) fielded[card] = (fielded[card] ?? 0) + 1;
  return deepFreeze({
    round: sketch.round ?? 3,
    turn: sketch.turn ?? 'left',
    winner: sketch.winner ?? null,
    ending: sketch.ending ?? null,
    castles: { ...(sketch.castles ?? { left: 140, right: 140 }) },
    supply: bySide((side) => sketch.supply?.[side] ?? 0),
    hands: bySide((side) => sketch.hands?.[side] ?? []),
    decks: bySide((side) => sketch.decks?.[side] ?? []),
    discards: bySide((side) => sketch.discards?.[side] ?? []),
    units,
    fielded,
    chance: openStream(1, 'rules'),
  });
}
