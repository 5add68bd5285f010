import { MOST_SETTLED } from '../../battle/legality/mulligans';
import { cellOf } from '../../battle/model/position';
import type { BattleState } from '../../battle/model/state';
import type { Start } from '../../battle/resolve/begin';
import { SIDES } from '../../kernel/sides';
import { type Fault, fault, within } from './fault';

/** What of a position contradicts itself, though each part is right by itself: no battle comes to it. */
export function contradictionIn(start: Start): Fault | null {
  if (start.type !== 'position') return null;
  const { state } = start;
  const found = standingFault(state) ?? endingFault(state) ?? settlingFault(state) ?? castleFault(state);
  return found && within('state', found);
}

/** Closed ground under a unit or open ground under a wall is none: a live edit of the terrain brings them. */
function standingFault({ walls, units, usedIds }: BattleState): Fault | null {
  const taken = new Set(units.map(cellOf));
  for (const [index, wall] of walls.entries()) {
    if (taken.has(cellOf(wall))) return fault(['walls', index], 'must stand on a cell of its own');
    taken.add(cellOf(wall));
  }
  const used = new Set(usedIds);
  for (const [index, { id, health, fullHealth, abilities, grants = [] }] of units.entries()) {
    if (new Set(abilities.map((use) => use.id)).size < abilities.length) {
      return fault(['units', index, 'abilities'], 'must name each ability once');
    }
    if (new Set([...abilities, ...grants].map((use) => use.id)).size < abilities.length + grants.length) {
      return fault(['units', index, 'grants'], 'must name each ability once, and none that is printed');
    }
    if (!used.has(id)) return fault(['usedIds'], 'must name everybody who stands on the board');
    if (health > fullHealth) return fault(['units', index, 'health'], `must be at most ${fullHealth}`);
  }
  return null;
}

function endingFault({ winner, ending }: BattleState): Fault | null {
  return (winner === null) === (ending === null)
    ? null
    : fault(['ending'], 'must be there with a winner, and only then');
}

function castleFault({ castles, winner }: BattleState): Fault | null {
  const lost = SIDES.find((side) => castles[side] < 1);
  return lost === undefined || winner !== null ? null : fault(['castles', lost], 'must stand while nobody has won');
}

/** Every choice of cards is an order: with a large hand there would be more of them than anybody can look at. */
function settlingFault({ phase, hands }: BattleState): Fault | null {
  if (phase !== 'mulligan') return null;
  const large = SIDES.find((side) => hands[side].length > MOST_SETTLED);
  return large === undefined ? null : fault(['hands', large], `must have at most ${MOST_SETTLED} cards to be settled`);
}
