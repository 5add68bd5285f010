import type { OrderReason } from '../../ai/field/fieldPlayer';
import type { Position } from '../../core/geometry/position';
import { fieldUnitAt, findFieldUnit } from '../../skirmish/model/state';
import type { ForecastOrder } from '../../store/field/fieldForecast';
import { tellReason } from '../../words/field/tellReason';
import { useFieldView } from './common/fieldHooks';
import type { FieldTurn } from './controls/useFieldTurn';
import { WatchControls } from './controls/WatchControls';
import styles from './FieldTable.module.css';

import type { FieldInput } from './input/useFieldInput';
import type { FieldPointing } from './input/useFieldPointing';
import { FieldLog } from './log/FieldLog';
import { ForecastPanel } from './rail/ForecastPanel';
import { FormingPanel } from './rail/FormingPanel';
import { OrderButtons } from './rail/OrderButtons';
import { UnitSheet } from './rail/UnitSheet';
import { WayPanel } from './rail/WayPanel';

interface FieldRailProps {
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
  readonly flanks: readonly string[];
  readonly hint: OrderReason | null;
  readonly turn: FieldTurn;
  readonly onLookAt: (cells: readonly Position[]) => void;
}

/** What one reads: the forecast of what is aimed at, else the sheet of what is looked at, then orders, hints and the log. */
export function FieldRail({ input, pointing, flanks, hint, turn, onLookAt }: FieldRailProps) {
  const { narrator, seen } = useFieldView();
  const { selection } = input;
  const unit = selection.mode === 'unitChosen' ? findFieldUnit(seen.field, selection.unit) : null;
  const { pointed, preview } = pointing;
  const looked = pointed === null ? null : fieldUnitAt(seen.field, pointed.x, pointed.y);
  const shown = looked ?? unit;
  return (
    <div className={styles.panels}>
      <WatchControls />
      {seen.field.phase === 'deployment' ? <p className={styles.note}>{narrator.speak('board.deploy.how')}</p> : null}
      {preview !== null ? (
        <Preview preview={preview} input={input} pointing={pointing} />
      ) : selection.mode === 'forming' ? (
        <FormingPanel selection={selection} onPress={input.press} />
      ) : shown === null ? null : (
        <UnitSheet unit={shown} />
      )}
      {unit !== null && turn.isPersonsTurn && selection.mode === 'unitChosen' && seen.field.phase === 'battle' ? (
        <OrderButtons
          unit={unit}
          orders={input.legal}
          mode={selection.verb}
          onMode={(verb) => input.press({ type: 'verb', verb })}
          onOrder={(order) => input.press({ type: 'order', order })}
          onForm={(formation) => input.press({ type: 'form', formation })}
        />
      ) : null}
      {flanks.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      {hint === null ? null : (
        <p className={styles.note} role="status">
          <b>{narrator.speak('board.hint.title')}</b>
          {tellReason(narrator, hint).join(' ')}
        </p>
      )}
      <FieldLog onLookAt={onLookAt} />
    </div>
  );
}

interface PreviewProps {
  readonly preview: ForecastOrder;
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
}

function Preview({ preview, input, pointing }: PreviewProps) {
  const { order, forecast } = preview;
  const confirm = (): void => input.press({ type: 'order', order });
  const cancel = (): void => pointing.point(null);
  if (forecast.attack !== null) {
    return <ForecastPanel order={order} forecast={forecast} onConfirm={confirm} onCancel={cancel} />;
  }
  return (
    <WayPanel
      order={order}
      forecast={forecast}
      alternative={disengagementFor(input, order)}
      onConfirm={confirm}
      onAlternative={(other) => input.press({ type: 'order', order: other })}
      onCancel={cancel}
    />
  );
}

/** The order that goes to the same cell without being struck. */
function disengagementFor({ legal }: FieldInput, order: ForecastOrder['order']) {
  if (order.type !== 'move') return null;
  const { unit, to } = order;
  return (
    legal.find(
      (other) => other.type === 'disengage' && other.unit === unit && other.to.x === to.x && other.to.y === to.y,
    ) ?? null
  );
}
