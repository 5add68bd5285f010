import type { CSSProperties } from 'react';
import type { Side } from '../../kernel/sides';
import { useSpotEffects, useStage } from '../playback/useStage';
import styles from './CastlePictures.module.css';
import type { StageEffect } from './effects';
import { castlePlace } from './places';
import { StageNumber } from './StageNumber';

/** What is to be seen at a castle while a step is played: a crack, falling stones, dust, and the number. */
export function CastlePictures({ side }: { readonly side: Side }) {
  const effects = useSpotEffects<StageEffect>(castlePlace(side));
  const scene = useStage().scene();
  return (
    <span className={styles.pictures} data-side={side}>
      {effects.map((effect, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene's pictures never change places; another scene has other keys
          key={`${scene} ${index}`}
          className={styles.picture}
          style={{ '--delay': effect.delay } as CSSProperties}
        >
          {effect.type === 'siege' ? <Siege damage={effect.damage} row={effect.row} /> : null}
          {effect.type === 'end' ? <Ruin /> : null}
        </span>
      ))}
    </span>
  );
}

const CRACK = 'M50 2l-9 17 12 11-15 22 10 13-13 20 6 13M53 30l17 9 2 14M38 52l-17 7-4 12M48 65l14 6';
const STONES = [
  { key: 'first', left: '22%', d: 'M1 8l3-7 8-1 4 6-3 7-9 1Z' },
  { key: 'second', left: '46%', d: 'M2 3l7-3 7 4-1 8-8 2-6-4Z' },
  { key: 'third', left: '64%', d: 'M1 5l6-5 8 3 1 7-6 4-8-2Z' },
  { key: 'fourth', left: '36%', d: 'M3 2l6-1 4 5-3 6-7-1-2-5Z' },
] as const;

function Siege({ damage, row }: { readonly damage: number; readonly row: number | null }) {
  return (
    <>
      <span className={styles.flash} data-row={row ?? 'all'} />
      <svg className={styles.crack} data-row={row ?? 'all'} viewBox="0 0 100 100" aria-hidden="true">
        <path d={CRACK} className={styles.crackLight} />
        <path d={CRACK} className={styles.crackDark} />
      </svg>
      <Stones />
      <span className={styles.dust} />
      <span className={styles.figure}>
        <StageNumber amount={damage} tone="damage" />
      </span>
    </>
  );
}

function Stones() {
  return STONES.map(({ key, left, d }) => (
    <svg key={key} className={styles[key]} style={{ left }} viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} className={styles.stone} />
    </svg>
  ));
}

/** The whole wall comes down in dust. */
function Ruin() {
  return (
    <>
      <span className={styles.cloud} />
      <span className={styles.cloudLow} />
      <Stones />
    </>
  );
}
