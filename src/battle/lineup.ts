import type { CellSet } from './cellSet';
import { cellOf } from './position';
import type { Side } from './sides';
import type { Unit } from './unit';

/** The cards on the board as one side sees them, in the order in which they came. Lists are longer than what counts. */
export interface Lineup {
  readonly own: Unit[];
  ownCount: number;
  ownCells: CellSet;
  readonly enemies: Unit[];
  enemyCount: number;
  enemyCells: CellSet;
}

export function openLineup(): Lineup {
  return { own: [], ownCount: 0, ownCells: 0, enemies: [], enemyCount: 0, enemyCells: 0 };
}

/** Fills a line-up anew: whoever asks several questions about a board looks at it once. */
export function lineUp(lineup: Lineup, units: readonly Unit[], side: Side): void {
  let ownCount = 0;
  let ownCells = 0;
  let enemyCount = 0;
  let enemyCells = 0;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === side) {
      lineup.own[ownCount++] = unit;
      ownCells |= 1 << cellOf(unit);
    } else {
      lineup.enemies[enemyCount++] = unit;
      enemyCells |= 1 << cellOf(unit);
    }
  }
  lineup.ownCount = ownCount;
  lineup.ownCells = ownCells;
  lineup.enemyCount = enemyCount;
  lineup.enemyCells = enemyCells;
}
