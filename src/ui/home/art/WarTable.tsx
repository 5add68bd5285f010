import { useId } from 'react';
import { OPPONENT, SIDES, type Side } from '../../../kernel/sides';
import type { BattleSummary, SummaryCastle } from '../../../store/home/battleSummary';
import { TitleCastle } from '../../art/TitleCastle';
import { BLAZE, BLAZE_HEART } from '../../art/terrainShapes';
import { GroundInk } from './GroundInk';
import { columnOutline, GRID_LINES } from './perspective';
import { TableToken } from './TableToken';
import { UNTOUCHED } from './untouched';
import styles from './WarTable.module.css';

const SHEET =
  'M262 146L380 152 500 145 620 152 722 146 760 190 812 246 868 312 934 398 800 404 650 398 490 405 330 398 180 404 40 398 112 312 168 246 220 190Z';

/** The map between the two keeps, with the last battle on it as it stands; before the first one, as it might begin. */
export function WarTable({
  battle,
  className = '',
}: {
  readonly battle: BattleSummary | null;
  readonly className?: string | undefined;
}) {
  const id = useId();
  const { tokens, ground, castles, viewer } = battle ?? UNTOUCHED;
  return (
    <svg className={`${styles.table} ${className}`} viewBox="20 0 940 412" aria-hidden="true" focusable="false">
      <path d={SHEET} className={styles.shadow} transform="translate(4 9)" />
      <path d={SHEET} className={styles.sheet} />
      <path d={columnOutline(0)} className={styles.ember} />
      <path d={columnOutline(1)} className={styles.middle} />
      <path d={columnOutline(2)} className={styles.sea} />
      <path d={GRID_LINES} className={styles.ink} />
      {ground.map((sign, cell) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        sign === null ? null : <GroundInk key={cell} sign={sign} row={Math.floor(cell / 3)} col={cell % 3} />,
      )}
      {SIDES.map((side) => (
        <Keep key={side} side={side} castle={castles[side]} id={`${id}-${side}`} />
      ))}
      {[...tokens]
        .sort((one, other) => one.row - other.row)
        .map((token) => (
          <TableToken key={`${token.row} ${token.col}`} token={token} isTheirs={token.side === OPPONENT[viewer]} />
        ))}
    </svg>
  );
}

/** Where each keep stands: drawn for another, smaller picture. */
const STANDS: Readonly<Record<Side, string>> = {
  left: 'translate(36 8) scale(1.05)',
  right: 'translate(188 8) scale(1.05)',
};

interface KeepProps {
  readonly side: Side;
  readonly castle: SummaryCastle;
  readonly id: string;
}

/** It burns in as many places as it has lost of its health. */
function Keep({ side, castle, id }: KeepProps) {
  const lost = castle.full === 0 ? 0 : 1 - castle.health / castle.full;
  const fires = FIRES.filter(({ from }) => lost >= from);
  return (
    <g transform={STANDS[side]}>
      <TitleCastle side={side} faction={castle.faction === '' ? 'plain' : castle.faction} id={id} />
      <g transform={side === 'left' ? undefined : 'matrix(-1 0 0 1 720 0)'}>
        {fires.map(({ across, down, scale }) => (
          <g key={across} transform={`translate(${across} ${down}) scale(${scale})`}>
            <path d={BLAZE} className={styles.blaze} />
            <path d={BLAZE_HEART} className={styles.blazeHeart} />
          </g>
        ))}
      </g>
    </g>
  );
}

const FIRES = [
  { from: 0.25, across: 212, down: 168, scale: 1.9 },
  { from: 0.45, across: 100, down: 196, scale: 1.5 },
  { from: 0.6, across: 118, down: 92, scale: 1.7 },
  { from: 0.8, across: 52, down: 140, scale: 1.9 },
] as const;
