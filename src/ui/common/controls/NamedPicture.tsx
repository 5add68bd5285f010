import type { ReactNode } from 'react';
import styles from './NamedPicture.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface NamedPictureProps {
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * What a control shows, and its whole name in words. The name is text and not an attribute, so it is translated with the
 * page and may differ from the few figures on the picture, which are not read out again in pieces.
 */
export function NamedPicture({ name, children }: NamedPictureProps) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.picture} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
