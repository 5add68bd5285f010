import { EmblemGlyph } from './EmblemGlyph';
import styles from './Medallion.module.css';
import { enamelOf, patternOf, rimOf } from './medallionPaints';
import { medallionShape } from './medallionShapes';

interface MedallionProps {
  readonly faction: string;
  readonly emblem: string;
  readonly className?: string | undefined;
  readonly spent?: boolean;
}

/** The enamel badge of a card: its outline and pattern tell the faction, its emblem the card. */
export function Medallion({ faction, emblem, className = '', spent = false }: MedallionProps) {
  const shape = medallionShape(faction);
  const paint = spent ? 'spent' : faction;
  return (
    <svg
      className={`${styles.medallion} ${className}`}
      data-paint={paint}
      viewBox="0 0 100 104"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.rim} className={styles.shadow} transform="translate(1 4)" />
      <path d={shape.rim} className={styles.rim} fill={rimOf(paint)} />
      <path d={shape.field} className={styles.field} fill={enamelOf(paint)} />
      <path d={shape.field} fill={patternOf(shape.pattern)} />
      <path d={shape.field} className={styles.gloss} />
      <EmblemGlyph
        name={emblem}
        across={50.8}
        down={shape.emblemCenter + 1.6}
        size={shape.emblemSize}
        className={styles.emblemShadow}
      />
      <EmblemGlyph
        name={emblem}
        across={50}
        down={shape.emblemCenter}
        size={shape.emblemSize}
        className={`${styles.emblem} ${spent ? styles.spent : `f-${faction}`}`}
      />
    </svg>
  );
}
