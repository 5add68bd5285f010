import { membershipOf } from '../../../skirmish/formations/bonuses';
import type { FieldUnit } from '../../../skirmish/model/state';
import { ENGLISH_DRILL } from '../../../words/field/en/drill';
import { useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import type { UnitChosen } from '../input/selection';
import type { FieldInput } from '../input/useFieldInput';
import { FormationPanel } from '../rail/FormationPanel';
import { ManeuverChooser } from '../rail/ManeuverChooser';
import { StanceChooser } from '../rail/StanceChooser';
import { MarchPad } from './MarchPad';

interface DrillOrdersProps {
  readonly unit: FieldUnit;
  readonly selection: UnitChosen;
  readonly input: FieldInput;
}

/** The choosers of stance, maneuver and formation. */
export function DrillOrders(props: DrillOrdersProps) {
  return (
    <LaterWords english={ENGLISH_DRILL}>
      <WordedDrillOrders {...props} />
    </LaterWords>
  );
}

function WordedDrillOrders({ unit, selection: { verb }, input: { press, legal } }: DrillOrdersProps) {
  const { book, seen } = useFieldView();
  const formation = membershipOf(seen.field, unit.id)?.formation ?? null;
  return (
    <>
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
        <FormationPanel
          formation={formation}
          orders={legal}
          onChoose={(id) => press({ type: 'form', formation: id })}
          onOrder={(order) => press({ type: 'order', order })}
        />
      )}
      {formation === null ? null : (
        <MarchPad formation={formation.id} orders={legal} onOrder={(order) => press({ type: 'order', order })} />
      )}
    </>
  );
}
