import type { Book, TerrainId } from '../../src/battle/model/book';
import type { Card, CardId } from '../../src/battle/model/card';
import { cellIndex, type Position, TOWARDS_ENEMY_CASTLE } from '../../src/battle/model/position';
import { type BattleState, countedPlays, emptyState, type Wall } from '../../src/battle/model/state';
import type { Unit, UnitId } from '../../src/battle/model/unit';
import { idsUsedBy } from '../../src/battle/model/unitIds';
import { deepFreeze } from '../../src/content/load/deepFreeze';
import { openStream } from '../../src/kernel/chance';
import { type BySide, bySide, type Side } from '../../src/kernel/sides';
import { BOW, MAGE, SWORD, shippedBook, shippedCatalog, TANK } from './book';

/** A cell as the rule book writes it: (row, column). */
type Cell = readonly [row: number, col: number];

export function at(row: number, col: number): Position {
  return { row, col };
}

/** A card that has stood on the board since an earlier turn. One whose attack is spent has struck, unless told otherwise. */
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
    abilities: card.abilities,
    health: card.health,
    facing: TOWARDS_ENEMY_CASTLE[side],
    fresh: false,
    moved: false,
    movedAgain: false,
    attacked: false,
    hasStruck: changes.attacked ?? false,
    revealed: false,
    braced: false,
    strayed: false,
    attackBonus: 0,
    ...changes,
  };
}

type Place = (id: UnitId, side: Side, cell: Cell, changes?: Partial<Unit>) => Unit;

export const sword: Place = (...place) => unit(SWORD, ...place);
export const bow: Place = (...place) => unit(BOW, ...place);
export const mage: Place = (...place) => unit(MAGE, ...place);
export const tank: Place = (...place) => unit(TANK, ...place);

export interface Sketch {
  readonly phase?: BattleState['phase'];
  readonly round?: number;
  readonly turn?: Side;
  readonly winner?: BattleState['winner'];
  readonly ending?: BattleState['ending'];
  readonly castles?: Partial<BySide<number>>;
  readonly supply?: Partial<BySide<number>>;
  readonly hands?: Partial<BySide<readonly CardId[]>>;
  readonly decks?: Partial<BySide<readonly CardId[]>>;
  readonly discards?: Partial<BySide<readonly CardId[]>>;
  readonly factions?: Partial<BySide<readonly string[]>>;
  /** Three rows of glyphs, or the id of a battlefield; open ground if left out. */
  readonly ground?: readonly [string, string, string] | string;
  /** They stand on `ground`, which shows what lies under them. */
  readonly walls?: readonly (Position & { readonly health: number })[];
  readonly secondSupplyRounds?: number;
  readonly held?: Partial<BySide<readonly number[]>>;
  readonly units?: readonly Unit[];
  readonly seed?: number;
  /** Stratagems played in this turn. */
  readonly played?: number;
}

const WALL: TerrainId = 'blocking';

let known: Book | undefined;

/** Thousands of positions are sketched: the book is put together once. */
function shipped(): Book {
  known ??= shippedBook();
  return known;
}

/**
 * A position in the middle of a battle: what isn't named is as plain as can be. It is frozen: a rule that writes into a
 * state it was only asked about throws.
 */
export function position(sketch: Sketch = {}): BattleState {
  const { rules, battlefields } = shipped();
  const { ground = [] } = sketch;
  const battlefield = typeof ground === 'string' ? battlefields[ground] : undefined;
  if (typeof ground === 'string' && battlefield === undefined) throw new Error(`no battlefield ${ground} is shipped`);
  const plain = emptyState(rules, openStream(sketch.seed ?? 1, 'rules'), battlefield ?? null);
  const bare = typeof ground === 'string' || ground.length === 0 ? plain.ground : groundOf(ground);
  const units = [...(sketch.units ?? [])];
  return deepFreeze({
    ...plain,
    phase: sketch.phase ?? 'battle',
    round: sketch.round ?? 3,
    turn: sketch.turn ?? 'left',
    winner: sketch.winner ?? null,
    ending: sketch.ending ?? null,
    castles: bySide((side) => sketch.castles?.[side] ?? rules.castleHealth),
    supply: bySide((side) => sketch.supply?.[side] ?? 0),
    hands: bySide((side) => sketch.hands?.[side] ?? []),
    decks: bySide((side) => sketch.decks?.[side] ?? []),
    discards: bySide((side) => sketch.discards?.[side] ?? []),
    ...countedPlays(sketch.played),
    factions: bySide((side) => sketch.factions?.[side] ?? []),
    ...walled(bare, sketch.walls ?? []),
    secondSupplyRounds: sketch.secondSupplyRounds ?? plain.secondSupplyRounds,
    held: bySide((side) => sketch.held?.[side] ?? plain.held[side]),
    units,
    usedIds: idsUsedBy(units),
  });
}

/** The nine cells that three rows of glyphs draw. */
export function groundOf(rows: readonly string[]): TerrainId[] {
  const { rules, terrain } = shippedCatalog();
  return [...rows.join('')].map((glyph) => {
    const found = rules.terrain.find((id) => terrain[id]?.glyph === glyph);
    if (found === undefined) throw new Error(`no terrain of the card battle has the glyph ${glyph}`);
    return found;
  });
}

function walled(
  bare: readonly TerrainId[],
  sketched: NonNullable<Sketch['walls']>,
): Pick<BattleState, 'ground' | 'walls'> {
  const ground = [...bare];
  const walls = sketched.map(({ row, col, health }): Wall => {
    const cell = cellIndex(row, col);
    const under = ground[cell];
    if (under === undefined) throw new Error(`no cell ${row}, ${col} for a wall`);
    ground[cell] = WALL;
    return { row, col, health, under };
  });
  return { ground: sketched.length === 0 ? bare : ground, walls };
}
