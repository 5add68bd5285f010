import styles from './Icon.module.css';
import type { IconName } from './iconNames';
import { glyphReference } from './sprite';

/** A decorative glyph that the page itself draws: its name is checked. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return <EmblemIcon name={name} className={className} />;
}

/** Any glyph of the sprite, emblems of cards and factions too; whatever it means is said in words beside it. */
export function EmblemIcon({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={`${styles.glyph} ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={glyphReference(name)} />
    </svg>
  );
}
