import type { Unit } from '../../battle/model/unit';
import type { Catalog } from '../../content/catalog';

/** A unit as its card prints it, and whatever is to be different. */
export function unitOf({ cards }: Catalog, id: string, changes: Partial<Unit> = {}): Unit {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  const { type, cost, attack, defense, health, abilities } = card;
  return {
    id: `${id} ${JSON.stringify(changes)}`,
    card: id,
    side: 'left',
    row: 0,
    col: 0,
    type,
    cost,
    attack,
    defense,
    health,
    fullHealth: health,
    abilities,
    facing: 'east',
    fresh: false,
    moved: false,
    movedAgain: false,
    attacked: false,
    hasStruck: false,
    revealed: false,
    braced: false,
    strayed: false,
    attackBonus: 0,
    ...changes,
  };
}
