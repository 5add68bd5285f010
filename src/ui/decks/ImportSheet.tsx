import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { faultsOf } from '../../content/decks/deckFaults';
import { addDeck } from '../../store/decks/changeDecks';
import { type OpenedDeck, openDeck } from '../../store/decks/openDeck';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { cardName } from '../../words/names';
import outlined from '../common/controls/outlined.module.css';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnDecks } from '../common/hooks/useOwnDecks';
import { Icon } from '../common/icons/Icon';
import { deckPath, PATHS } from '../routes/address';
import { replaceAddress } from '../routes/navigation';
import { compareDecks } from './compare';
import { faultWords } from './faultWords';
import styles from './ImportSheet.module.css';
import { sortedCards } from './sortedCards';

const WORDS = { 'too-long': 'long', 'too-many': 'long', slip: 'slip', nothing: 'nothing' } as const;

/** A deck from afar: what was pasted, or what the link brought, and what of it can be kept. */
export function ImportSheet({ link }: { readonly link: string }) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  // Whoever only asks for the sheet brings nothing yet.
  const [text, setText] = useState(link === 'code' ? '' : `#/decks?${link}`);
  const chooser = useRef<HTMLInputElement>(null);
  const opened = text.trim() === '' ? null : openDeck(catalog, language, text);
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setText((await file.slice(0, 20_000).text()).slice(0, 9000));
  };
  return (
    <main className={styles.sheet}>
      <h1>{speak('decks.import.title')}</h1>
      <p>{speak('decks.import.about')}</p>
      <textarea
        className={styles.text}
        rows={4}
        value={text}
        spellCheck={false}
        aria-label={speak('decks.import.label')}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={outlined.buttons}>
        <button type="button" onClick={() => chooser.current?.click()}>
          {speak('decks.import.file')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".txt,text/plain"
          hidden
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
      </p>
      <div aria-live="polite">
        {opened !== null && !opened.ok ? (
          <p className={styles.wrong}>
            <Icon name="cancel" /> {speak(`decks.import.${WORDS[opened.refusal]}`)}
          </p>
        ) : null}
        {opened?.ok === true ? <Opened deck={opened.value} /> : null}
      </div>
      <Link href={PATHS.decks} className={styles.back}>
        {speak('decks.back')}
      </Link>
    </main>
  );
}

function Opened({ deck }: { readonly deck: OpenedDeck }) {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const own = useOwnDecks();
  const [refusal, setRefusal] = useState('');
  const { cards, strangers, problems } = deck;
  const name = deck.name === '' ? speak('decks.import.name') : deck.name;
  const same = own.find((each) => {
    const { left, right } = compareDecks(each.cards, cards);
    return Object.keys(left).length + Object.keys(right).length === 0;
  });
  const keep = (): void => {
    const added = addDeck(name, cards);
    if (added.ok) replaceAddress(deckPath(added.value.id));
    else setRefusal(added.refusal);
  };
  const isWhole = strangers.length === 0 && problems.length === 0;
  return (
    <section className={styles.deck} aria-label={name}>
      <h2>{name}</h2>
      <ul className={styles.faults}>
        {strangers.length === 0 ? null : (
          <li>{speak('decks.import.strangers', { count: strangers.length, cards: strangers.join(', ') })}</li>
        )}
        {problems.map(({ line, type, word }) => (
          <li key={line}>{speak(`decks.text.${type}`, { line, word: word.slice(0, 60) })}</li>
        ))}
        {faultsOf(catalog, cards).map((fault) => (
          <li key={JSON.stringify(fault)}>{faultWords(speak, catalog, language, fault)}</li>
        ))}
        {same === undefined ? null : <li>{speak('decks.import.known', { name: same.name })}</li>}
        {refusal === '' ? null : <li>{refusal}</li>}
      </ul>
      <ul className={styles.cards}>
        {sortedCards(catalog, language, cards).map(([id, copies]) => (
          <li key={id}>
            {copies} {cardName(catalog, language, id)}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.keep} onClick={keep}>
        {speak(isWhole ? 'decks.import.keep' : 'decks.import.keepSome')}
      </button>
    </section>
  );
}
