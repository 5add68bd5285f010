import type { FieldUnit } from '../../../skirmish/model/state';
import { Fetched } from '../common/Fetched';
import { useFieldView } from '../common/fieldHooks';
import type { Chooser, PlainVerb, UnitChosen } from '../input/selection';
import type { FieldInput } from '../input/useFieldInput';
import { OrderButtons } from '../rail/OrderButtons';
import { AT_ONCE, isVerbKnown, ordersOfVerb, type Verb } from '../rail/verbs';
import { drillOrders, isDrilled } from './drill';
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

/** What the chosen unit can be told: verbs, directions, and what the rule set drills. */
export function UnitOrders({ unit, selection, input }: UnitOrdersProps) {
  const { book } = useFieldView();
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
      {isDrilled(book) ? <Fetched file={drillOrders} with={{ unit, selection, input }} /> : null}
    </>
  );
}

function modeOf(verb: UnitChosen['verb']): Verb {
  if (typeof verb !== 'string') return 'maneuver';
  return verb === 'go' ? 'move' : verb;
}
