import { memo } from 'react';
import type { CellGround } from '../../store/view/boardSelectors';
import { isDeepEqual } from '../common/hooks/memoByValue';
import styles from './TerrainArt.module.css';
import {
  BLAZE,
  BLAZE_HEART,
  BOULDER,
  BOULDER_LINES,
  BRICKS,
  BULWARK_SPOTS,
  CORNER_SPOTS,
  FIR,
  HILL,
  RIM_SPOTS,
  type Spot,
  STAKE_ROPES,
  STAKES,
  TUFT,
  WISPS,
} from './terrainShapes';

/** What the map shows of a cell's ground, in ink. It is drawn by what the ground does, so new terrain has a picture too. */
export const TerrainArt = memo(function TerrainArt({ ground }: { readonly ground: CellGround }) {
  const { high, cover, difficult, hazard, blocks, fog, wall } = ground;
  return (
    <svg className={styles.art} width="100%" height="100%" aria-hidden="true" focusable="false">
      {high > 0 ? <Hill /> : null}
      {difficult ? <Strewn spots={RIM_SPOTS} glyph={[[TUFT, styles.line]]} /> : null}
      {cover === 'partial' ? <Strewn spots={RIM_SPOTS} glyph={[[FIR, styles.fir]]} /> : null}
      {cover === 'good' ? <Strewn spots={CORNER_SPOTS} glyph={[[BRICKS, styles.brick]]} /> : null}
      {cover === 'excellent' ? <Strewn spots={BULWARK_SPOTS} glyph={[[BRICKS, styles.brick]]} /> : null}
      {hazard > 0 ? <Fire /> : null}
      {blocks ? <Obstacle raised={wall !== null} /> : null}
      {fog ? <Fog /> : null}
    </svg>
  );
}, isDeepEqual);

function Hill() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {HILL.contours.map((contour) => (
        <path key={contour} d={contour} className={styles.contour} />
      ))}
      <path d={HILL.hachures} className={styles.hachure} />
    </svg>
  );
}

function Fire() {
  return (
    <>
      <rect width="100%" height="100%" className={styles.scorched} />
      <Strewn
        spots={RIM_SPOTS}
        glyph={[
          [BLAZE, styles.blaze],
          [BLAZE_HEART, styles.heart],
        ]}
      />
    </>
  );
}

/** A boulder that always lay there, or stakes that somebody raised. */
function Obstacle({ raised }: { readonly raised: boolean }) {
  return (
    <svg viewBox="0 0 100 96" width="100%" height="92%" aria-hidden="true">
      {raised ? (
        <>
          <path d={STAKES} className={styles.wood} />
          <path d={STAKE_ROPES} className={styles.rope} />
        </>
      ) : (
        <>
          <path d={BOULDER} className={styles.rock} />
          <path d={BOULDER_LINES} className={styles.line} />
        </>
      )}
    </svg>
  );
}

function Fog() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <rect width="100" height="100" className={styles.haze} />
      <path d={WISPS} className={styles.wisp} />
    </svg>
  );
}

type Stroke = readonly [shape: string, look: string | undefined];

/**
 * One glyph on many places, given in hundredths: the glyph keeps its size in a cell of any shape. The strokes carry their
 * own scale: a map has dozens of glyphs, and a page is styled element by element.
 */
function Strewn({ spots, glyph }: { readonly spots: readonly Spot[]; readonly glyph: readonly Stroke[] }) {
  return spots.map(([across, down, scale]) => (
    <svg key={`${across} ${down}`} x={`${across}%`} y={`${down}%`} className={styles.spot} aria-hidden="true">
      {glyph.map(([shape, look]) => (
        <path key={shape} d={shape} className={look} transform={`scale(${scale})`} />
      ))}
    </svg>
  ));
}
