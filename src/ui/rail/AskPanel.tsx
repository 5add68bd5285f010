import { AnimatePresence } from 'framer-motion';
import type { SecondCell } from '../../battle/abilities/targets';
import type { Input } from '../battle/useInput';
import { useCardLook } from '../common/card/useCardLook';
import { Key } from '../common/controls/Key';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './AskPanel.module.css';
import { Sheet } from './Sheet';

/** A card wants to know a cell before it acts: the board shows which ones, here one names none. */
export function AskPanel({ input }: { readonly input: Input }) {
  const { mode } = input.selection;
  const lookOf = useCardLook();
  const { selection } = input;
  const second = selection.mode === 'secondAsked' ? lookOf(selection.card).stratagem?.target.to : undefined;
  return (
    <AnimatePresence>
      {mode === 'slideAsked' || mode === 'cellAsked' ? <Ask key={mode} mode={mode} input={input} /> : null}
      {mode === 'secondAsked' ? <AskSecond key={mode} to={second ?? 'step'} input={input} /> : null}
    </AnimatePresence>
  );
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

/** A stratagem has its target: the board shows what else it wants to know. */
function AskSecond({ to, input }: { readonly to: SecondCell; readonly input: Input }) {
  const speak = useSpeak();
  const title = speak('ask.secondAsked', { to });
  return (
    <Sheet className={styles.sheet} label={title}>
      <h2 className={styles.title}>
        <Icon name="scroll-unfurled" /> {title}
      </h2>
      <p>{speak('ask.secondAsked.how', { to })}</p>
      <div className={styles.buttons}>
        <button type="button" onClick={() => input.press({ type: 'cancel' })}>
          {speak('forecast.cancel')} <Key>Esc</Key>
        </button>
      </div>
    </Sheet>
  );
}
