import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { ForecastOrder } from '../../../store/field/fieldForecast';
import type { FieldInput } from '../input/useFieldInput';
import type { FieldPointing } from '../input/useFieldPointing';
import { ForecastPanel } from '../rail/ForecastPanel';
import { WayPanel } from '../rail/WayPanel';
import { DeedPanel } from './DeedPanel';

interface PreviewPanelProps {
  readonly preview: ForecastOrder;
  readonly input: FieldInput;
  readonly pointing: FieldPointing;
}

/** What a press where one points would do: a blow with its chances, or a way with its price. */
export function PreviewPanel({ preview, input, pointing }: PreviewPanelProps) {
  const { order, forecast } = preview;
  const give = (given: SkirmishOrder): void => input.press({ type: 'order', order: given });
  if (forecast.attack !== null) {
    return (
      <ForecastPanel
        order={order}
        forecast={forecast}
        onConfirm={() => give(order)}
        onCancel={() => pointing.point(null)}
      />
    );
  }
  if (forecast.path.length === 0) return <DeedPanel preview={preview} onGive={() => give(order)} />;
  return (
    <WayPanel
      order={order}
      forecast={forecast}
      alternative={disengagementFor(input, order)}
      onAlternative={give}
      onConfirm={() => give(order)}
    />
  );
}

/** The order that goes to the same cell without being struck. */
function disengagementFor({ legal }: FieldInput, order: SkirmishOrder): SkirmishOrder | null {
  if (order.type !== 'move') return null;
  const { unit, to } = order;
  const isSame = (other: SkirmishOrder) =>
    other.type === 'disengage' && other.unit === unit && other.to.x === to.x && other.to.y === to.y;
  return legal.find(isSame) ?? null;
}
