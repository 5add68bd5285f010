import styles from './Key.module.css';

/** The key that does the same as the button it stands on. Hidden where there is no keyboard. */
export function Key({ children, className = '' }: { readonly children: string | number; readonly className?: string }) {
  return (
    <span className={`${styles.key} ${className}`} aria-hidden="true">
      {children}
    </span>
  );
}
