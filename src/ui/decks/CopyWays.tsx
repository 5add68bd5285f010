import { useState } from 'react';
import outlined from '../common/controls/outlined.module.css';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './TextDialog.module.css';

interface CopyWaysProps {
  readonly name: string;
  readonly text: string;
  readonly code: string;
  /** The part of the address after `#`. */
  readonly link: string;
}

/** Takes the deck along: as a list, as a code, as a link or as a file. Where copying is forbidden it stands there to be copied by hand. */
export function CopyWays({ name, text, code, link }: CopyWaysProps) {
  const speak = useSpeak();
  const [isCopied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
      setByHand(null);
    } catch {
      setByHand(words);
    }
  };
  const address = (): string => new URL(link, location.href.replace(/#.*$/, '')).href;
  return (
    <>
      <div className={`${outlined.buttons} ${styles.ways}`}>
        <button type="button" onClick={() => void copy(code)}>
          {speak('decks.text.copyCode')}
        </button>
        <button type="button" onClick={() => void copy(address())}>
          {speak('decks.text.copyLink')}
        </button>
        <button type="button" onClick={() => void copy(text)}>
          {speak('decks.text.copy')}
        </button>
        <button type="button" onClick={() => saveAsFile(`${name}.txt`, text)}>
          {speak('decks.text.file')}
        </button>
      </div>
      <p role="status">
        {byHand !== null ? speak('decks.text.copyHere') : isCopied ? speak('decks.text.copied') : null}
      </p>
      {byHand === null ? null : (
        <input
          readOnly
          className={styles.byHand}
          aria-label={speak('decks.text.copyHere')}
          value={byHand}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}

function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '');
  link.click();
  URL.revokeObjectURL(address);
}
