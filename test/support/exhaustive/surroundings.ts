import type { Card } from '../../../src/battle/model/card';
import { FACINGS, POSITIONS, type Position } from '../../../src/battle/model/position';
import type { Unit, UnitId } from '../../../src/battle/model/unit';
import { SIDES, type Side } from '../../../src/kernel/sides';
import type { Dice } from '../dice';
import { unit } from '../position';

/** Half of the cells are open; every other ground is as likely as the next. */
const GLYPHS = [...'.........^cC~*x%='];
const BOULDER = '#';

export type Rows = readonly [string, string, string];

/** Ground on which somebody can stand on these cells; elsewhere there may be boulders. */
export function drawGround(dice: Dice, standing: readonly Position[]): Rows {
  const glyphs = POSITIONS.map(({ row, col }) => {
    const taken = standing.some((cell) => cell.row === row && cell.col === col);
    return !taken && dice.chance(12) ? BOULDER : dice.pick(GLYPHS);
  }).join('');
  return [glyphs.slice(0, 3), glyphs.slice(3, 6), glyphs.slice(6)];
}

/** A card as it may stand in the middle of a battle: wounded or not, turned, revealed or not, moved or not. */
export function drawUnit(dice: Dice, card: Card, id: UnitId, side: Side, { row, col }: Position): Unit {
  const health = dice.chance(40) ? card.health : 1 + dice.below(card.health);
  return unit(card, id, side, [row, col], {
    health,
    revealed: dice.chance(50),
    ...(dice.chance(50) ? { facing: dice.pick(FACINGS) } : {}),
  });
}

/** One to four more cards of both sides on the other cells. */
export function drawNeighbours(dice: Dice, cards: readonly Card[], taken: readonly Position[]): Unit[] {
  const free = POSITIONS.filter((cell) => !taken.some(({ row, col }) => row === cell.row && col === cell.col));
  return dice
    .shuffle(free)
    .slice(0, 1 + dice.below(4))
    .map((cell, index) => drawUnit(dice, dice.pick(cards), `n${index}`, dice.pick(SIDES), cell));
}
