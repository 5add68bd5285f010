import { spriteUrl } from 'virtual:ninekeep/icons';
import styles from './Icon.module.css';
import type { IconName } from './iconNames';

/** A decorative glyph of the sprite; whatever it means is said in words beside it. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`${styles.glyph} ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
