import type { MouseEvent } from 'react';
import type { Position } from '../../../core/geometry/position';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldGround } from '../../../skirmish/model/state';
import { GroundCanvas } from './ground/GroundCanvas';
import styles from './MiniMap.module.css';

interface MiniMapProps {
  readonly book: FieldBook;
  readonly ground: FieldGround;
  readonly known: readonly boolean[] | null;
  readonly units: readonly { readonly at: Position; readonly own: boolean }[];
  /** What the screen shows, in cells. */
  readonly window: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** The longer side, in CSS pixels. */
  readonly size: number;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly onJump: (at: Position) => void;
}

/** The whole field in a corner; a press shows that part of it. Keys reach every cell without it. */
export function MiniMap({ book, ground, known, units, window, size, name, onJump }: MiniMapProps) {
  const { width, height } = ground;
  const cell = size / Math.max(width, height);
  const jump = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    onJump({
      x: withinBoard(((clientX - left) / across) * width, width),
      y: withinBoard(((clientY - top) / down) * height, height),
    });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.map}
      aria-label={name}
      style={{ width: width * cell, height: height * cell }}
      onClick={jump}
    >
      <GroundCanvas book={book} ground={ground} control={NOWHERE} known={known} cell={cell} />
      <svg className={styles.over} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {known === null ? null : <path d={unknownPath(width, known)} className={styles.unknown} />}
        {units.map(({ at, own }) =>
          own ? (
            <circle key={`${at.x} ${at.y}`} cx={at.x + 0.5} cy={at.y + 0.5} r={0.46} className={styles.own} />
          ) : (
            <rect
              key={`${at.x} ${at.y}`}
              x={at.x + 0.1}
              y={at.y + 0.1}
              width={0.8}
              height={0.8}
              className={styles.foe}
            />
          ),
        )}
        <rect x={window.x} y={window.y} width={window.w} height={window.h} className={styles.under} />
        <rect x={window.x} y={window.y} width={window.w} height={window.h} className={styles.window} />
      </svg>
    </button>
  );
}

const NOWHERE: readonly never[] = [];

function withinBoard(place: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(place)));
}

function unknownPath(width: number, known: readonly boolean[]): string {
  return known.map((isKnown, cell) => (isKnown ? '' : `M${cell % width} ${Math.floor(cell / width)}h1v1h-1Z`)).join('');
}
