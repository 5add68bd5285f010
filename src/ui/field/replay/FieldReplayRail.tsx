import type { Position } from '../../../core/geometry/position';
import { fieldUnitAt, findFieldUnit } from '../../../skirmish/model/state';
import { useSpeak } from '../../common/hooks/storeHooks';
import { useFieldView } from '../common/fieldHooks';
import table from '../FieldTable.module.css';
import type { FieldInput } from '../input/useFieldInput';
import type { FieldPointing } from '../input/useFieldPointing';
import { FieldLog } from '../log/FieldLog';
import { UnitSheet } from '../rail/UnitSheet';

interface FieldReplayRailProps {
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
  readonly onLookAt: (cells: readonly Position[]) => void;
  readonly onMoment: (event: number) => void;
}

/** What one reads: the sheet of whoever is looked at, and the log up to the moment. */
export function FieldReplayRail({ input, pointing, onLookAt, onMoment }: FieldReplayRailProps) {
  const speak = useSpeak();
  const { seen } = useFieldView();
  const { selection } = input;
  const { pointed } = pointing;
  const chosen = selection.mode === 'unitChosen' ? findFieldUnit(seen.field, selection.unit) : null;
  const unit = (pointed === null ? null : fieldUnitAt(seen.field, pointed.x, pointed.y)) ?? chosen;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls and holds no button, keys must reach it.
    <section className={table.panels} aria-label={speak('replay.story')} tabIndex={0}>
      {unit === null ? null : <UnitSheet unit={unit} />}
      <FieldLog onLookAt={onLookAt} onMoment={onMoment} />
    </section>
  );
}
