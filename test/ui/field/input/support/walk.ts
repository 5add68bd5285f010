import type { SkirmishOrder } from '../../../../../src/skirmish/model/orders';
import { findFieldUnit } from '../../../../../src/skirmish/model/state';
import { marksFor } from '../../../../../src/ui/field/board/marks';
import { fieldMachine } from '../../../../../src/ui/field/input/machine';
import {
  type FieldPressed,
  type FieldReaction,
  type FieldSelection,
  NOTHING,
  type UnitChosen,
  VERBS,
  type Verb,
} from '../../../../../src/ui/field/input/selection';
import type { Scene } from './scenes';

export const react = (selection: FieldSelection, pressed: FieldPressed, { scene, legal }: Scene): FieldReaction =>
  fieldMachine.react(selection, pressed, scene, legal);

/** Every order is said by its words, whatever way it takes. */
export function spell(order: SkirmishOrder): string {
  const { path: _, ...rest } = order as SkirmishOrder & { path?: unknown };
  return JSON.stringify(Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Own units that something can be ordered to, taken up by a press on their cell. */
export function chosenUnits(scene: Scene): UnitChosen[] {
  const units = new Set(scene.legal.flatMap((order) => ('unit' in order ? [order.unit] : [])));
  return [...units].map((unit) => {
    const at = findFieldUnit(scene.scene.seen.field, unit)?.position;
    if (at == null) throw new Error(`${unit} stands nowhere`);
    const { selection } = react(NOTHING, { type: 'cell', at }, scene);
    if (selection.mode !== 'unitChosen' || selection.unit !== unit) throw new Error(`${unit} can't be taken up`);
    return selection;
  });
}

function verbsOf({ legal }: Scene, unit: string): readonly Verb[] {
  const maneuvers = legal.flatMap((order) =>
    order.type === 'maneuver' && order.unit === unit ? [order.maneuver] : [],
  );
  return [...VERBS, ...[...new Set(maneuvers)].map((maneuver) => ({ maneuver }))];
}

/** What came of every way to press on marked cells, until an order is given. */
export interface Walk {
  readonly orders: readonly SkirmishOrder[];
  /** Every selection on the way. */
  readonly held: readonly UnitChosen[];
}

export function walk(from: UnitChosen, scene: Scene): Walk {
  const orders: SkirmishOrder[] = [];
  const held: UnitChosen[] = [];
  const go = (selection: UnitChosen): void => {
    held.push(selection);
    for (const { at } of marksFor(selection, scene.scene, scene.legal).values()) {
      const { selection: next, order } = react(selection, { type: 'cell', at }, scene);
      if (order !== undefined) orders.push(order);
      else if (next.mode === 'unitChosen' && next.picks.length === selection.picks.length + 1) go(next);
      else throw new Error(`a press on the marked ${JSON.stringify(at)} leads nowhere: ${JSON.stringify(selection)}`);
    }
  };
  go(from);
  return { orders, held };
}

/** The walks of every unit with every verb; a verb that needs no cell says its order at once. */
export function walks(scene: Scene): Walk {
  const orders: SkirmishOrder[] = [];
  const held: UnitChosen[] = [];
  for (const chosen of chosenUnits(scene)) {
    for (const verb of verbsOf(scene, chosen.unit)) {
      const { selection, order } = react(chosen, { type: 'verb', verb }, scene);
      if (order !== undefined) orders.push(order);
      else if (selection.mode === 'unitChosen') {
        const walked = walk(selection, scene);
        orders.push(...walked.orders);
        held.push(...walked.held);
      }
    }
  }
  return { orders, held };
}
