import type { Grid } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { findFieldUnit } from '../../../skirmish/model/state';
import type { ForecastOrder } from '../../../store/field/fieldForecast';
import { useFieldView } from '../common/fieldHooks';
import { arrowPath, bracketPath, headTransform } from './arrows';
import styles from './Layers.module.css';
import type { CellMark } from './marks';
import { middleOf, UNIT } from './region';

interface AimLayerProps {
  readonly grid: Grid;
  readonly chosen: Position | null;
  readonly pointed: Position | null;
  readonly marks: readonly CellMark[];
  readonly preview: ForecastOrder | null;
  readonly via: readonly Position[];
  /** Where members of a formation would stand. */
  readonly ghosts: readonly Position[];
  /** Cells from which the target could be flanked. */
  readonly flanks: readonly Position[];
}

/** What is aimed at: the path and its blows, the line of sight, targets. Redrawn with the pointer. */
export function AimLayer({ grid, chosen, pointed, marks, preview, via, ghosts, flanks }: AimLayerProps) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${grid.width * UNIT} ${grid.height * UNIT}`} aria-hidden="true">
      {ghosts.map((at) => (
        <circle key={`${at.x} ${at.y}`} cx={middleOf(at).x} cy={middleOf(at).y} r="24" className={styles.ghost} />
      ))}
      {chosen === null ? null : <Box at={chosen} inset={2} look="selected" />}
      {marks
        .filter(({ kind }) => kind === 'strike' || kind === 'help')
        .map(({ at, kind }) => (
          <Brackets key={`${at.x} ${at.y}`} at={at} isHelp={kind === 'help'} />
        ))}
      {flanks.map((at) => (
        <path
          key={`${at.x} ${at.y}`}
          d="M0-12L12 0L0 12L-12 0Z"
          transform={`translate(${middleOf(at).x} ${middleOf(at).y})`}
          className={styles.flank}
        />
      ))}
      {preview === null ? null : <PreviewedWay preview={preview} from={chosen} />}
      {via.map((at) => (
        <circle key={`${at.x} ${at.y}`} cx={middleOf(at).x} cy={middleOf(at).y} r="7" className={styles.via} />
      ))}
      {pointed === null || (chosen !== null && isSamePosition(chosen, pointed)) ? null : (
        <Box at={pointed} inset={2} look="hover" />
      )}
    </svg>
  );
}

interface BoxProps {
  readonly at: Position;
  readonly inset: number;
  readonly look: 'selected' | 'hover';
}

function Box({ at, inset, look }: BoxProps) {
  const size = UNIT - 2 * inset;
  const box = {
    x: at.x * UNIT + inset,
    y: at.y * UNIT + inset,
    width: size,
    height: size,
    rx: look === 'hover' ? 4 : 7,
  };
  return (
    <>
      <rect {...box} className={styles[`${look}Under`]} />
      <rect {...box} className={styles[look]} />
    </>
  );
}

function Brackets({ at, isHelp }: { readonly at: Position; readonly isHelp: boolean }) {
  return (
    <>
      <path d={bracketPath(at)} className={styles.bracketUnder} />
      <path d={bracketPath(at)} className={isHelp ? styles.help : styles.bracket} />
    </>
  );
}

/** The way with its blows; or, for a blow, the line from who strikes to what is struck. */
function PreviewedWay({ preview, from }: { readonly preview: ForecastOrder; readonly from: Position | null }) {
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
      {target === null || forecast.attack === null ? null : <Arrow from={standsAt} to={target} look="sight" />}
      {target === null || !isCovered(forecast) ? null : <Shield from={standsAt} at={target} />}
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
