import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { Key } from '../common/Key';
import type { Input } from '../input/useInput';
import styles from './AskPanel.module.css';

/** A card wants to know a cell before it acts: the board shows which ones, here one names none. */
export function AskPanel({ input }: { readonly input: Input }) {
  const speak = useSpeak();
  const { mode } = input.selection;
  if (mode !== 'slideAsked' && mode !== 'cellAsked') return null;
  return (
    <section className={styles.sheet} aria-label={speak(`ask.${mode}`)}>
      <h2 className={styles.title}>
        <Icon name={mode === 'slideAsked' ? 'back-forth' : 'palisade'} /> {speak(`ask.${mode}`)}
      </h2>
      <p>{speak(`ask.${mode}.how`)}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.none} onClick={() => input.press({ type: 'confirm' })}>
          {speak(`ask.${mode}.none`)}
        </button>
        <button type="button" onClick={() => input.press({ type: 'cancel' })}>
          {speak('forecast.cancel')} <Key>Esc</Key>
        </button>
      </div>
    </section>
  );
}
