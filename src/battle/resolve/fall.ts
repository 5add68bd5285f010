import type { BattlePlay } from '../play';
import type { Unit } from '../unit';

/** A fallen card leaves the board and lies in the discard. What its fall sets off comes when `settleFalls` is called. */
export function fall({ emit, chain }: BattlePlay, unit: Unit): void {
  emit({ type: 'fell', unit: unit.id, card: unit.card, side: unit.side });
  chain.fallen.push({ unit, depth: chain.depth });
}
