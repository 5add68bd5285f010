import { useId } from 'react';
import styles from './TitleArt.module.css';
import { TitleCastle } from './TitleCastle';
import { TitleMap } from './TitleMap';

/** Two keeps facing each other over the map of nine cells. */
export function TitleArt({ className = '' }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={`${styles.title} ${className}`} viewBox="0 0 720 260" aria-hidden="true" focusable="false">
      <TitleMap />
      <TitleCastle side="left" faction="bastion" id={`${id}-left`} />
      <TitleCastle side="right" faction="cinder" id={`${id}-right`} />
    </svg>
  );
}
