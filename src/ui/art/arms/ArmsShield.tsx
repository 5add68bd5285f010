import { useId } from 'react';
import type { Arms } from '../../../content/campaign/arms';
import { EmblemGlyph } from '../EmblemGlyph';
import styles from './ArmsShield.module.css';

interface ArmsShieldProps {
  readonly arms: Arms;
  readonly className?: string | undefined;
}

const SHIELD = 'M8 6H92V56C92 86 68 101 50 111C32 101 8 86 8 56Z';

/** As heralds hatch a colour where there is none: azure lies, gules stands. It tells the two apart without colour. */
const HATCHING: Readonly<Record<NonNullable<Arms['field']>, string>> = {
  azure: hatching((at) => `M0 ${at}H100`),
  gules: hatching((at) => `M${at} 0V116`),
};

/** A person's shield, as far as its pieces are won. What it shows is said in words beside it. */
export function ArmsShield({ arms, className }: ArmsShieldProps) {
  const { field, device, border } = arms;
  const clip = useId();
  return (
    <svg className={className} viewBox="0 0 100 116" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`} className={`${styles.ground} ${field === undefined ? '' : styles[field]}`}>
        <path d="M0 0H100V116H0Z" className={styles.paint} />
        {field === undefined ? null : <path d={HATCHING[field]} className={styles.hatching} />}
        <path d="M0 0H50V116H0Z" className={styles.light} />
      </g>
      {border === undefined ? null : (
        <g transform="translate(6.5 7.5) scale(.87)">
          <path d={SHIELD} className={styles.borderEdge} />
          <path d={SHIELD} className={styles[border]} />
        </g>
      )}
      {device === undefined ? null : (
        <>
          <EmblemGlyph name={device} across={51.5} down={54.5} size={50} className={styles.cast} />
          <EmblemGlyph
            name={device}
            across={50}
            down={52}
            size={50}
            className={field === undefined ? styles.inked : styles.device}
          />
        </>
      )}
      <path d={SHIELD} className={field === undefined ? styles.bareRim : styles.rim} />
    </svg>
  );
}

function hatching(line: (at: number) => string): string {
  return Array.from({ length: 16 }, (_, place) => line(4 + place * 7.2)).join('');
}
