import { AnimatePresence } from 'framer-motion';
import type { Input } from '../battle/useInput';
import { Key } from '../common/controls/Key';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './AskPanel.module.css';
import { Sheet } from './Sheet';

/** A card wants to know a cell before it acts: the board shows which ones, here one names none. */
export function AskPanel({ input }: { readonly input: Input }) {
  const { mode } = input.selection;
  const isAsked = mode === 'slideAsked' || mode === 'cellAsked';
  return <AnimatePresence>{isAsked ? <Ask key={mode} mode={mode} input={input} /> : null}</AnimatePresence>;
}

interface AskProps {
  readonly mode: 'slideAsked' | 'cellAsked';
  readonly input: Input;
}

function Ask({ mode, input }: AskProps) {
  const speak = useSpeak();
  return (
    <Sheet className={styles.sheet} label={speak(`ask.${mode}`)}>
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
    </Sheet>
  );
}
