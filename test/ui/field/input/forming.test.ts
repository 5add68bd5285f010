import { describe, expect, it } from 'vitest';
import type { FieldBook } from '../../../../src/skirmish/model/book';
import type { OrderOf } from '../../../../src/skirmish/model/orders';
import { type SkirmishState, unitsOf } from '../../../../src/skirmish/model/state';
import { judge } from '../../../../src/skirmish/orders/table';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { type FieldPressed, type FieldSelection, NOTHING } from '../../../../src/ui/field/input/selection';
import { sharedBattle } from '../../../skirmish/support/battles';
import { fieldBook, RULE_SETS } from '../../../skirmish/support/books';
import { type Scene, sceneOf } from './support/scenes';
import { react } from './support/walk';

const WITH_FORMATIONS = RULE_SETS.filter((rules) => fieldBook(rules).rules.formations !== undefined);

/** Formations that the rules accept in the first position of a battle: whoever is there, around any cell of the first columns. */
function legalForms(state: SkirmishState, book: FieldBook): readonly OrderOf<'form'>[] {
  const members = unitsOf(state, state.turn).map(({ id }) => id);
  const cells = Array.from({ length: 5 * state.ground.height }, (_, cell) => ({
    x: cell % 5,
    y: Math.floor(cell / 5),
  }));
  return (book.rules.formations?.ids ?? []).flatMap((formation) =>
    cells.flatMap((anchor) =>
      (['east'] as const)
        .map((facing) => ({ type: 'form', formation, anchor, facing, members }) as const)
        .filter((order) => judge({ book, state, side: state.turn }, order) === null),
    ),
  );
}

/** Presses until the formation is laid as the order says. */
function layByPresses({ formation, members, anchor, facing }: OrderOf<'form'>, scene: Scene) {
  const begun = react(NOTHING, { type: 'form', formation }, scene).selection;
  if (begun.mode !== 'forming') throw new Error('nothing is being laid');
  const isWrong = (unit: string) => begun.members.includes(unit) !== members.includes(unit);
  const toggled = unitsOf(scene.scene.seen.field, scene.scene.seen.side).filter(({ id }) => isWrong(id));
  const presses: readonly FieldPressed[] = [
    ...toggled.map(({ id }) => ({ type: 'unit', unit: id }) as const),
    { type: 'via', at: anchor },
    { type: 'facing', direction: facing },
  ];
  const laid = presses.reduce<FieldSelection>((held, pressed) => react(held, pressed, scene).selection, begun);
  return react(laid, { type: 'confirm' }, scene).order;
}

describe.each(WITH_FORMATIONS)('a formation by the rule set %s', (rules) => {
  const moments = sharedBattle(skirmishEngineFor(fieldBook(rules)));

  const first = moments.find(({ before }) => before.phase === 'battle')?.before;
  if (first === undefined) throw new Error('there is no battle');
  const scene = sceneOf(rules, first);

  it('every one that the rules accept can be laid by presses', () => {
    const forms = legalForms(first, scene.scene.book);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const laid = layByPresses(form, scene);
      if (laid?.type !== 'form') throw new Error('no formation was ordered');
      expect({ ...laid, members: laid.members.toSorted() }).toEqual({ ...form, members: form.members.toSorted() });
      expect(judge({ book: scene.scene.book, state: first, side: first.turn }, laid)).toBeNull();
    }
  });

  it('a free cell becomes its heart, an own unit comes and goes, and Escape lets go of all', () => {
    const [formation = ''] = scene.scene.book.rules.formations?.ids ?? [];
    const { selection } = react(NOTHING, { type: 'form', formation }, scene);
    if (selection.mode !== 'forming') throw new Error('nothing is being laid');
    const [unit] = unitsOf(first, first.turn);
    if (unit === undefined) throw new Error('nobody is there');
    const without = react(selection, { type: 'cell', at: unit.position }, scene).selection;
    expect(without).toEqual({ ...selection, members: selection.members.filter((member) => member !== unit.id) });
    const free = { x: 3, y: 3 };
    expect(react(selection, { type: 'cell', at: free }, scene).selection).toEqual({ ...selection, anchor: free });
    expect(react(selection, { type: 'cancel' }, scene).selection).toEqual(NOTHING);
  });
});
