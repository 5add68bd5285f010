import type { Grid } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import type { ForecastOrder } from '../../../store/field/fieldForecast';
import { bracketPath } from './arrows';
import { FormationTag } from './FormationMarks';
import type { FormationOutline } from './formationOutlines';
import styles from './Layers.module.css';
import type { CellMark } from './marks';
import { PreviewedWay } from './PreviewedWay';
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
  readonly formations: readonly FormationOutline[];
}

/** What is aimed at: the path and its blows, the line of sight, targets. Redrawn with the pointer. */
export function AimLayer(props: AimLayerProps) {
  const { grid, chosen, pointed, marks, preview, via, ghosts, flanks, formations } = props;
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
      {formations.map((formation) => (
        <FormationTag key={formation.id} formation={formation} />
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
