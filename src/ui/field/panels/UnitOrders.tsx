import { membershipOf } from '../../../skirmish/formations/bonuses';
import type { FieldUnit } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import type { Chooser, PlainVerb, UnitChosen } from '../input/selection';
import type { FieldInput } from '../input/useFieldInput';
import { FormationPanel } from '../rail/FormationPanel';
import { ManeuverChooser } from '../rail/ManeuverChooser';
import { OrderButtons } from '../rail/OrderButtons';
import { StanceChooser } from '../rail/StanceChooser';
import { AT_ONCE, isVerbKnown, ordersOfVerb, type Verb } from '../rail/verbs';
import { MarchPad } from './MarchPad';
import { TurnPad } from './TurnPad';
import { useVerbKeys } from './useVerbKeys';

interface UnitOrdersProps {
  readonly unit: FieldUnit;
  readonly selection: UnitChosen;
  readonly input: FieldInput;
}

/** Verbs that need more: cells that are pressed on the field, or a choice from a list. */
const ON_FIELD: Readonly<Partial<Record<Verb, PlainVerb | Chooser>>> = {
  move: 'go',
  attack: 'go',
  step: 'step',
  disengage: 'disengage',
  face: 'face',
  heal: 'heal',
  rally: 'rally',
  build: 'build',
  demolish: 'demolish',
  stance: 'stance',
  maneuver: 'maneuver',
};

/** What the chosen unit can be told: verbs, and the choosers of stance, maneuver and formation. */
export function UnitOrders({ unit, selection, input }: UnitOrdersProps) {
  const { book, seen } = useFieldView();
  const { press, legal } = input;
  const { verb } = selection;
  const onMode = (wanted: Verb): void => {
    const meant = ON_FIELD[wanted];
    if (meant !== undefined) press({ type: 'verb', verb: meant });
  };
  useVerbKeys((wanted) => {
    if (!isVerbKnown(book, unit, wanted)) return;
    const [first] = wanted === 'wait' ? [{ type: 'wait', unit: unit.id } as const] : ordersOfVerb(legal, unit, wanted);
    if (AT_ONCE.includes(wanted) && first !== undefined) press({ type: 'order', order: first });
    else onMode(wanted);
  });
  const formation = membershipOf(seen.field, unit.id)?.formation ?? null;
  return (
    <>
      <OrderButtons
        unit={unit}
        orders={legal}
        mode={modeOf(verb)}
        onMode={onMode}
        onOrder={(order) => press({ type: 'order', order })}
      />
      {verb === 'face' ? <TurnPad input={input} unit={unit} /> : null}
      {verb === 'stance' ? (
        <StanceChooser
          unit={unit}
          onChoose={(stance) => press({ type: 'order', order: { type: 'stance', unit: unit.id, stance } })}
        />
      ) : null}
      {verb === 'maneuver' || typeof verb !== 'string' ? (
        <ManeuverChooser
          unit={unit}
          orders={legal}
          chosen={typeof verb === 'string' ? null : verb.maneuver}
          onChoose={(maneuver) => press({ type: 'verb', verb: { maneuver } })}
        />
      ) : null}
      {book.rules.formations === undefined ? null : (
        <>
          <FormationPanel
            formation={formation}
            orders={legal}
            onChoose={(id) => press({ type: 'form', formation: id })}
            onMarch={() => undefined}
            onOrder={(order) => press({ type: 'order', order })}
          />
          {formation === null ? null : <MarchPad formation={formation.id} input={input} />}
        </>
      )}
    </>
  );
}

function modeOf(verb: UnitChosen['verb']): Verb {
  if (typeof verb !== 'string') return 'maneuver';
  return verb === 'go' ? 'move' : verb;
}
