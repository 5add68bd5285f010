import styles from './CastleArt.module.css';
import type { Masonry } from './masonry';

/** Stones over a painted face: a few catch the light, a few do not, and the joints tie them. */
export function StoneFace({ stones }: { readonly stones: Masonry }) {
  return (
    <>
      <path d={stones.lit} className={styles.litStones} />
      <path d={stones.shaded} className={styles.shadedStones} />
      <path d={stones.joints} className={styles.jointLight} transform="translate(0.6 0.8)" />
      <path d={stones.joints} className={styles.joints} />
    </>
  );
}
