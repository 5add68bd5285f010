import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { PATHS } from '../routes/address';
import styles from './Builder.module.css';
import { BuilderDialogs } from './BuilderDialogs';
import { Collection } from './Collection';
import { type Entry, entriesOf, type Filter, isFound, NO_FILTER } from './collection';
import { DeckPanel } from './DeckPanel';
import { type DeckDialogName, useDialogs } from './dialogs';
import { Filters } from './Filters';
import { type Flight, Flights, flightFrom } from './Flights';
import { type DeckEditor, useDeckEditor } from './useDeckEditor';

interface BuilderProps {
  readonly id: string;
  readonly isText: boolean;
}

/** One deck beside all cards there are. */
export function Builder({ id, isText }: BuilderProps) {
  const speak = useSpeak();
  const editor = useDeckEditor(id);
  if (editor !== null) return <Workbench editor={editor} isText={isText} />;
  return (
    <main className={styles.gone}>
      <h1>{speak('decks.gone')}</h1>
      <Link href={PATHS.decks}>{speak('decks.back')}</Link>
    </main>
  );
}

function Workbench({ editor, isText }: { readonly editor: DeckEditor; readonly isText: boolean }) {
  const speak = useSpeak();
  const entries = useEntries();
  const [filter, setFilter] = useState<Filter>(() => ({
    ...NO_FILTER,
    factions: editor.mix.factions.length === 0 ? [] : [...editor.mix.factions.map(({ id }) => id), null],
  }));
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const [isListOpen, setListOpen] = useState(false);
  const dialogs = useDialogs(editor.id, isText);
  const flightNumber = useRef(0);
  const shown = useMemo(() => entries.filter((entry) => isFound(entry, filter)), [entries, filter]);
  const add = (entry: Entry, from: Element): void => {
    if (!editor.add(entry.id, entry.look.name)) return;
    flightNumber.current += 1;
    const flight = flightFrom(flightNumber.current, entry.look, from);
    if (flight !== null) setFlights((others) => [...others, flight]);
  };
  const landed = (number: number): void => setFlights((others) => others.filter((flight) => flight.number !== number));
  return (
    <main className={styles.workbench}>
      <section className={styles.collection} aria-label={speak('decks.collection')}>
        <div className={styles.top}>
          <Link href={PATHS.decks} className={styles.back}>
            <Icon name="return-arrow" /> {speak('decks.back')}
          </Link>
          <p className={styles.keys}>{speak('decks.keys')}</p>
        </div>
        <Filters entries={entries} filter={filter} found={shown.length} editor={editor} onFilter={setFilter} />
        {shown.length === 0 ? (
          <p className={styles.none}>
            {speak('decks.noneFound')}{' '}
            <button type="button" onClick={() => setFilter(NO_FILTER)}>
              {speak('decks.clear')}
            </button>
          </p>
        ) : (
          <Collection entries={shown} editor={editor} onAdd={add} onRead={dialogs.read} />
        )}
      </section>
      <DeckPanel
        editor={editor}
        isListOpen={isListOpen}
        onToggle={() => setListOpen(!isListOpen)}
        onOpen={(name: DeckDialogName) => dialogs.open(name)}
        onRead={dialogs.read}
      />
      <VisuallyHidden>
        <span role="status">{said(editor.said)}</span>
      </VisuallyHidden>
      <Flights flights={flights} onLanded={landed} />
      <BuilderDialogs editor={editor} dialogs={dialogs} />
    </main>
  );
}

/** The same words twice are another text, so that they are heard twice. */
function said({ text, number }: DeckEditor['said']): string {
  return number % 2 === 0 ? text : `${text}\u00a0`;
}

function useEntries(): readonly Entry[] {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  return useMemo(() => entriesOf(catalog, language, speak), [catalog, language, speak]);
}
