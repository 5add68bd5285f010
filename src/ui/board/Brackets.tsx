import styles from './Brackets.module.css';

/** Four brackets around what can be struck; nothing else on the table wears them. */
export function Brackets({ tone }: { readonly tone: 'onVellum' | 'onWood' }) {
  return <span className={`${styles.brackets} ${styles[tone]}`} />;
}
