import { cellNumber, positionOfCell, ringNeighbours } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { attackDistance } from '../../../skirmish/attack/attackContext';
import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf, type UnitProfile } from '../../../skirmish/model/profile';
import type { SkirmishState, StandingUnit } from '../../../skirmish/model/state';
import { actionsOf, movementOf } from '../../../skirmish/movement/economy';
import { findWays } from '../../../skirmish/movement/findWays';
import { isClear } from '../../../skirmish/sight/sightTable';

/** The cells that an enemy could strike in its next turn. */
export interface EnemyReach {
  readonly enemy: StandingUnit;
  /** By cell: a bit for each side from which it could come, 0 where it can't strike. */
  readonly from: Uint16Array;
}

/** The bit of a direction given by the signs of its steps. */
export function sideBit(dx: number, dy: number): number {
  return 1 << ((Math.sign(dy) + 1) * 3 + Math.sign(dx) + 1);
}

export function reachOf(book: FieldBook, state: SkirmishState, enemy: StandingUnit): EnemyReach {
  const { ground } = state;
  const from = new Uint16Array(ground.terrain.length);
  const profile = profileOf(book, enemy.kind);
  for (const stand of standsOf(book, state, enemy, profile)) markStruck(book, state, profile, stand, from);
  return { enemy, from };
}

/** Where it can stand and still strike: what it moves must leave an action. */
function standsOf(
  book: FieldBook,
  state: SkirmishState,
  enemy: StandingUnit,
  { isStationary }: UnitProfile,
): readonly Position[] {
  if (isStationary) return [enemy.position];
  const budget = strideOf(book, state, enemy);
  if (budget > 0) {
    return findWays(book, state, enemy, budget).cells.map((cell) => positionOfCell(state.ground, cell));
  }
  const steps = book.rules.economy.steps > 0 ? ringNeighbours(state.ground, enemy.position) : [];
  return [enemy.position, ...steps];
}

function strideOf(book: FieldBook, state: SkirmishState, enemy: StandingUnit): number {
  const actions = actionsOf(book, state, enemy);
  const { movement } = book.rules.economy;
  if (movement === 'actions') return Math.min(actions - 1, movementOf(book, state, enemy));
  return movement === 'own' || actions > 1 ? movementOf(book, state, enemy) : 0;
}

function markStruck(
  book: FieldBook,
  { ground }: SkirmishState,
  { weapon, sidearm }: UnitProfile,
  stand: Position,
  from: Uint16Array,
): void {
  const far = Math.min(weapon.maximum, ground.width + ground.height);
  const least = sidearm === null ? weapon.minimum : 1;
  const [top, bottom] = [Math.max(0, stand.y - far), Math.min(ground.height - 1, stand.y + far)];
  const [start, end] = [Math.max(0, stand.x - far), Math.min(ground.width - 1, stand.x + far)];
  for (let y = top; y <= bottom; y++) {
    for (let x = start; x <= end; x++) {
      const bit = sideBit(stand.x - x, stand.y - y);
      const cell = cellNumber(ground, x, y);
      if (((from[cell] as number) & bit) !== 0) continue;
      const at = { x, y };
      const distance = attackDistance(book, stand, at);
      if (distance >= least && distance <= far && isClear(book, ground, stand, at))
        from[cell] = (from[cell] ?? 0) | bit;
    }
  }
}
