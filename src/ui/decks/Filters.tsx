import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { selectLanguage } from '../../store/view/battleSelectors';
import { factionName } from '../../words/names';
import { Medallion } from '../art/Medallion';
import { TypeBadge } from '../art/TypeBadge';
import { Key } from '../common/controls/Key';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { isForSomebodyElse } from '../input/shortcutKeys';
import { type Entry, type Filter, filterCount, KINDS, NO_FILTER } from './collection';
import styles from './Filters.module.css';
import type { DeckEditor } from './useDeckEditor';

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly filter: Filter;
  readonly found: number;
  readonly editor: DeckEditor;
  readonly onFilter: (filter: Filter) => void;
}

/** What of all cards is shown: live, with each letter. */
export function Filters({ entries, filter, found, editor, onFilter }: FiltersProps) {
  const speak = useSpeak();
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const set = (change: Partial<Filter>): void => onFilter({ ...filter, ...change });
  const costs = [...new Set(entries.map(({ cost }) => cost))].sort((one, other) => one - other);
  const count = filterCount(filter);
  return (
    <div className={styles.filters}>
      <div className={styles.first}>
        <Search value={filter.search} onChange={(search) => set({ search })} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          {speak('decks.filters', { count })}
        </button>
      </div>
      <Factions filter={filter} editor={editor} onFilter={onFilter} />
      <div id={choices} className={styles.choices} data-open={isOpen ? '' : undefined}>
        <fieldset className={styles.pills}>
          <legend>{speak('decks.filter.type')}</legend>
          <Pill isOn={filter.kind === null} onPress={() => set({ kind: null })}>
            {speak('decks.filter.all')}
          </Pill>
          {KINDS.map((kind) => (
            <Pill
              key={kind}
              isOn={filter.kind === kind}
              onPress={() => set({ kind: filter.kind === kind ? null : kind })}
            >
              {kind === 'stratagem' ? <Icon name="scroll-unfurled" /> : <TypeBadge type={kind} tone="bone" />}
              {kind === 'stratagem' ? speak('decks.filter.stratagem') : speak(`type.${kind}`)}
            </Pill>
          ))}
        </fieldset>
        <fieldset className={styles.pills}>
          <legend>{speak('decks.filter.cost')}</legend>
          {costs.map((cost) => (
            <Pill
              key={cost}
              isOn={filter.cost === cost}
              name={speak('decks.filter.costOf', { cost })}
              onPress={() => set({ cost: filter.cost === cost ? null : cost })}
            >
              {cost}
            </Pill>
          ))}
        </fieldset>
        <Keywords entries={entries} value={filter.keyword} onChange={(keyword) => set({ keyword })} />
        <p className={styles.found} role="status">
          {speak('decks.found', { count: found })}
        </p>
        {count === 0 && filter.search === '' ? null : (
          <button type="button" className={styles.clear} onClick={() => onFilter(NO_FILTER)}>
            {speak('decks.clear')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The slash leads there, from anywhere on the page. */
function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const speak = useSpeak();
  const field = useRef<HTMLInputElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || isForSomebodyElse(event)) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <span className={styles.search}>
      <Icon name="magnifying-glass" />
      <input
        ref={field}
        type="search"
        value={value}
        maxLength={60}
        aria-label={speak('decks.search')}
        placeholder={speak('decks.searchHint')}
        onChange={({ target }) => onChange(target.value)}
      />
      <Key className={styles.slash ?? ''}>/</Key>
    </span>
  );
}

/** A faction that would be one too many is dimmed; its cards can be looked at all the same. */
function Factions({ filter, editor, onFilter }: Pick<FiltersProps, 'filter' | 'editor' | 'onFilter'>) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const { catalog, mix } = editor;
  const inDeck = mix.factions.map(({ id }) => id);
  const isFull = inDeck.length >= catalog.rules.factionsPerDeck;
  const toggle = (faction: string | null): void => {
    const { factions } = filter;
    const isOn = factions.includes(faction);
    onFilter({ ...filter, factions: isOn ? factions.filter((each) => each !== faction) : [...factions, faction] });
  };
  return (
    <fieldset className={styles.factions}>
      <legend>{speak('decks.filter.faction')}</legend>
      {[...Object.values(catalog.factions), null].map((faction) => {
        const id = faction?.id ?? null;
        const isDim = id !== null && isFull && !inDeck.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={`${styles.faction} f-${id ?? 'none'}`}
            data-dim={isDim ? '' : undefined}
            aria-pressed={filter.factions.includes(id)}
            onClick={() => toggle(id)}
          >
            <span className={styles.arms}>
              <Medallion faction={id ?? 'none'} emblem={faction?.emblem ?? 'hood'} spent={isDim} />
            </span>
            <span>{id === null ? speak('card.unsworn') : factionName(catalog, language, id)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface KeywordsProps {
  readonly entries: readonly Entry[];
  readonly value: string | null;
  readonly onChange: (keyword: string | null) => void;
}

/** No keyword has an empty id. */
const ANY = '';

function Keywords({ entries, value, onChange }: KeywordsProps) {
  const speak = useSpeak();
  const catalog = new Map(entries.flatMap(({ keywords }) => keywords.map((one) => [one.id, one.title] as const)));
  // "Mend 8" and "Mend 6" are one keyword.
  const named = [...catalog].map(([id, title]) => ({ id, title: title.replace(/ \d+$/, '') }));
  return (
    <label className={styles.keyword}>
      <span>{speak('decks.filter.keyword')}</span>
      <select value={value ?? ANY} onChange={({ target }) => onChange(target.value === ANY ? null : target.value)}>
        <option value={ANY}>{speak('decks.filter.anyKeyword')}</option>
        {named
          .sort((one, other) => one.title.localeCompare(other.title))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
    </label>
  );
}

interface PillProps {
  readonly isOn: boolean;
  readonly name?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Pill({ isOn, name, onPress, children }: PillProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={isOn} aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}
