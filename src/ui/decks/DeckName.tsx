import { type FormEvent, useRef, useState } from 'react';
import { LONGEST_DECK_NAME } from '../../content/decks/deckName';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './DeckName.module.css';
import type { DeckEditor } from './useDeckEditor';

/** The name of the deck, which one may write anew. */
export function DeckName({ editor: { name, rename } }: { readonly editor: DeckEditor }) {
  const speak = useSpeak();
  const [draft, setDraft] = useState<string | null>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const done = (kept: string | null): void => {
    setDraft(null);
    if (kept !== null && kept.trim() !== '' && kept.trim() !== name) rename(kept);
    requestAnimationFrame(() => pen.current?.focus());
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    done(draft);
  };
  if (draft === null) {
    return (
      <div className={styles.name}>
        <h1>{name}</h1>
        <button ref={pen} type="button" aria-label={speak('decks.rename', { name })} onClick={() => setDraft(name)}>
          <Icon name="quill-ink" />
        </button>
      </div>
    );
  }
  return (
    <form className={styles.name} onSubmit={onSubmit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever presses the pen is about to write
        autoFocus
        value={draft}
        maxLength={LONGEST_DECK_NAME}
        aria-label={speak('decks.name')}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => (key === 'Escape' ? done(null) : undefined)}
      />
      <button type="submit" aria-label={speak('decks.keepName')}>
        <Icon name="check-mark" />
      </button>
    </form>
  );
}
