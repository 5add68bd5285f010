import { describe, expect, it } from 'vitest';
import { isInside, positionOfCell } from '../../../../src/core/geometry/grid';
import type { Position } from '../../../../src/core/geometry/position';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { judge } from '../../../../src/skirmish/orders/table';
import { marksFor } from '../../../../src/ui/field/board/marks';
import type { FieldSelection, UnitChosen } from '../../../../src/ui/field/input/selection';
import { RULE_SETS } from '../../../skirmish/support/books';
import { type Scene, scenesOf } from './support/scenes';
import { chosenUnits, react, spell, walk, walks } from './support/walk';

/** Given whole by a button of their own. */
const BY_BUTTON: ReadonlySet<SkirmishOrder['type']> = new Set([
  'ready',
  'end',
  'stance',
  'scan',
  'march',
  'disband',
  'wait',
]);

const refusalOf = ({ scene: { book, seen } }: Scene, order: SkirmishOrder) =>
  judge({ book, state: seen.field, side: seen.side }, order);

describe.each(RULE_SETS)('by the rule set %s', (rules) => {
  const scenes = scenesOf(rules, 8);

  it('every legal order can be given by presses, and marked cells give no other', () => {
    for (const scene of scenes) {
      const pressed = new Set(walks(scene).orders.map(spell));
      const pads = chosenUnits(scene).flatMap((chosen) =>
        scene.legal.flatMap((order) =>
          order.type === 'face' && order.unit === chosen.unit
            ? [react(chosen, { type: 'facing', direction: order.direction }, scene).order]
            : [],
        ),
      );
      const turned = new Set(pads.flatMap((order) => (order === undefined ? [] : [spell(order)])));
      const legal = new Set(scene.legal.map(spell));
      const missing = scene.legal.filter(
        (order) => !BY_BUTTON.has(order.type) && !pressed.has(spell(order)) && !turned.has(spell(order)),
      );
      expect(missing).toEqual([]);
      expect([...pressed].filter((order) => !legal.has(order))).toEqual([]);
    }
  });

  it('the marked cells lie on the board, and are exactly those whose press goes on', () => {
    for (const scene of scenes.slice(0, 4)) {
      for (const held of walks(scene).held) {
        const marks = marksFor(held, scene.scene, scene.legal);
        const { ground } = scene.scene.seen.field;
        const cells = Array.from({ length: ground.width * ground.height }, (_, cell) => cell);
        // Whoever turns may point at anything that lies there.
        const isWrong = (cell: number) =>
          goesOn(held, positionOfCell(ground, cell), scene) !== marks.has(cell) &&
          (held.verb !== 'face' || marks.has(cell));
        expect({ held, wrong: cells.filter(isWrong) }).toEqual({ held, wrong: [] });
        expect([...marks.values()].filter(({ at }) => !isInside(ground, at.x, at.y))).toEqual([]);
      }
    }
  });

  it('way points lead to paths that the rules accept', () => {
    for (const scene of scenes.slice(0, 4)) {
      for (const { via, orders } of chosenUnits(scene).flatMap((chosen) => detours(chosen, scene))) {
        expect(orders.filter((order) => refusalOf(scene, order) !== null)).toEqual([]);
        for (const order of orders) if (order.type === 'move') expect(order.path).toContainEqual(via);
      }
    }
  });

  it('Escape lets go of everything, one step after the other', () => {
    for (const scene of scenes.slice(0, 4)) {
      for (const held of walks(scene).held) {
        let selection: FieldSelection = held;
        let presses = 0;
        for (; selection.mode !== 'idle' && presses < 9; presses++)
          selection = react(selection, { type: 'cancel' }, scene).selection;
        expect(presses).toBeLessThanOrEqual(held.picks.length + held.via.length + 2);
      }
    }
  });
});

function goesOn(held: UnitChosen, at: Position, scene: Scene): boolean {
  const { selection, order } = react(held, { type: 'cell', at }, scene);
  if (order !== undefined) return refusalOf(scene, order) === null;
  return selection.mode === 'unitChosen' && selection.picks.length > held.picks.length;
}

/** Every thirteenth reachable cell as a way point, with the orders that marked cells give after it. */
function detours(
  chosen: UnitChosen,
  scene: Scene,
): { readonly via: Position; readonly orders: readonly SkirmishOrder[] }[] {
  return [...marksFor(chosen, scene.scene, scene.legal).values()]
    .filter(({ kind }) => kind === 'reach')
    .filter((_, index) => index % 13 === 3)
    .flatMap(({ at }) => {
      const { selection } = react(chosen, { type: 'via', at }, scene);
      if (selection.mode !== 'unitChosen' || selection.via.length === 0) return [];
      return [{ via: at, orders: walk(selection, scene).orders }];
    });
}
