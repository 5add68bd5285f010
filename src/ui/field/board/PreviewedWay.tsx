import { lineCells } from '../../../core/geometry/lines';
import type { Position } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import type { ForecastOrder } from '../../../store/field/fieldForecast';
import { useFieldView } from '../common/fieldHooks';
import { arrowPath, headTransform } from './arrows';
import styles from './Layers.module.css';
import { middleOf, UNIT } from './region';

/** The way with its blows; or, for a blow, the line from who strikes to what is struck. */
export function PreviewedWay({ preview, from }: { readonly preview: ForecastOrder; readonly from: Position | null }) {
  const { seen } = useFieldView();
  const { order, forecast } = preview;
  if (from === null) return null;
  const way = [from, ...forecast.path];
  const standsAt = way.at(-1) ?? from;
  const target = 'target' in order ? cellOf(seen.field, order.target) : null;
  return (
    <>
      {forecast.path.length === 0 ? null : <Way cells={way} />}
      {forecast.provoked.map(({ by, at }) => {
        const striker = findFieldUnit(seen.field, by)?.position;
        return striker == null ? null : <Arrow key={by} from={striker} to={at} look="blow" />;
      })}
      {target === null || forecast.attack === null ? null : <SightLine from={standsAt} to={target} />}
      {target === null || !isCovered(forecast) ? null : <Shield from={standsAt} at={target} />}
    </>
  );
}

/** The line of sight, and dotted the cells that it crosses. */
function SightLine({ from, to }: { readonly from: Position; readonly to: Position }) {
  return (
    <>
      {lineCells(from, to)
        .slice(1, -1)
        .map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x * UNIT + 3}
            y={y * UNIT + 3}
            width={UNIT - 6}
            height={UNIT - 6}
            className={styles.crossed}
          />
        ))}
      <Arrow from={from} to={to} look="sight" />
    </>
  );
}

function isCovered({ attack }: ForecastOrder['forecast']): boolean {
  return attack?.modifiers.some(({ source, value }) => source === 'cover' && value !== 0) ?? false;
}

/** On the side of the target that its cover shields. */
function Shield({ from, at }: { readonly from: Position; readonly at: Position }) {
  const { x, y } = towards(middleOf(at), middleOf(from), TOKEN_EDGE + 8);
  return (
    <path d="M-8-9H8V1C8 7 4 10 0 12C-4 10-8 7-8 1Z" transform={`translate(${x} ${y})`} className={styles.shield} />
  );
}

function cellOf(field: Parameters<typeof findFieldUnit>[0], target: string | Position | undefined): Position | null {
  if (target === undefined) return null;
  return typeof target === 'string' ? (findFieldUnit(field, target)?.position ?? null) : target;
}

/** How far a token's plate reaches from its middle. */
const TOKEN_EDGE = 25;

function towards(from: Position, to: Position, by: number): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function Way({ cells }: { readonly cells: readonly Position[] }) {
  const points = cells.map(middleOf);
  const [start, second] = points;
  if (start !== undefined && second !== undefined) points[0] = towards(start, second, TOKEN_EDGE);
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const [before, last] = cells.slice(-2);
  return (
    <>
      <path d={line} className={styles.pathUnder} />
      <path d={line} className={styles.path} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" className={styles.pathDot} />
      ))}
      {before === undefined || last === undefined ? null : (
        <path d="M-9-11L13 0L-9 11L-4 0Z" transform={headTransform(before, last, 0)} className={styles.pathHead} />
      )}
    </>
  );
}

interface ArrowProps {
  readonly from: Position;
  readonly to: Position;
  readonly look: 'blow' | 'sight';
}

function Arrow({ from, to, look }: ArrowProps) {
  const line = arrowPath(from, to);
  return (
    <>
      <path d={line} className={styles[`${look}Under`]} />
      <path d={line} className={styles[look]} />
      <path d="M-9-8L7 0L-9 8L-5 0Z" transform={headTransform(from, to, 26)} className={styles.blowHead} />
    </>
  );
}
