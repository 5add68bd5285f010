import { EmblemGlyph } from '../../../art/EmblemGlyph';
import type { IconName } from '../../../common/icons/iconNames';
import styles from './FieldToken.module.css';
import type { TokenPaint } from './TokenDefinitions';
import { TOKEN_SHAPES } from './tokenShapes';

interface TokenPlateProps {
  readonly owner: 'own' | 'foe';
  readonly paint: TokenPaint;
  readonly glyph: IconName;
  /** In hundredths of full health. */
  readonly health: number;
  /** How much of it a blow would take. */
  readonly loss: number;
  readonly isLow: boolean;
  readonly isSmall: boolean;
}

/** The medallion itself: plate, health arc, rim, enamel and sign. */
export function TokenPlate({ owner, paint, glyph, health, loss, isLow, isSmall }: TokenPlateProps) {
  const shape = TOKEN_SHAPES[owner];
  const size = isSmall ? 27 : 22.5;
  const arc = isSmall ? styles.thick : '';
  return (
    <>
      <path d={shape.plate} className={styles.shadow} transform="translate(1.5 3.5)" />
      <path d={shape.plate} className={styles.plate} />
      <path d={shape.band} className={`${styles.track} ${arc}`} />
      <path
        d={shape.band}
        pathLength={100}
        strokeDasharray={`${health} 100`}
        className={`${styles.health} ${isLow ? styles.low : ''} ${arc}`}
      />
      {loss > 0 ? (
        <path
          d={shape.band}
          pathLength={100}
          strokeDasharray={`${loss} 100`}
          strokeDashoffset={loss - health}
          className={`${styles.loss} ${arc}`}
        />
      ) : null}
      <path d={shape.rim} fill={`url(#token-rim-${paint})`} className={styles.rim} />
      <path d={shape.enamel} fill={`url(#token-enamel-${paint})`} />
      <path d={shape.enamel} className={styles.gloss} />
      {isSmall ? null : <EmblemGlyph name={glyph} across={0.7} down={0.2} size={size} className={styles.glyphShadow} />}
      <EmblemGlyph name={glyph} across={0} down={isSmall ? 0 : -0.8} size={size} className={styles.glyph} />
    </>
  );
}
