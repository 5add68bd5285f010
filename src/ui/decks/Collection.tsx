import { type KeyboardEvent, useRef, useState } from 'react';
import type { CardId } from '../../battle/model/card';
import { whyNotAdd } from '../../content/decks/deckFaults';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard';
import type { Entry } from './collection';
import { useColumns } from './useColumns';
import type { DeckEditor } from './useDeckEditor';

interface CollectionProps {
  readonly entries: readonly Entry[];
  readonly editor: DeckEditor;
  readonly onAdd: (entry: Entry, from: Element) => void;
  readonly onRead: (card: CardId) => void;
}

/** All cards that were asked for, as a grid: arrows walk, Enter adds, Backspace removes, K reads. */
export function Collection({ entries, editor, onAdd, onRead }: CollectionProps) {
  const speak = useSpeak();
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns(grid);
  const [chosen, choose] = useState<CardId | null>(null);
  const found = entries.findIndex(({ id }) => id === chosen);
  const current = Math.max(0, found);

  const walk = (to: number): void => {
    const entry = entries[Math.min(Math.max(to, 0), entries.length - 1)];
    if (entry === undefined) return;
    choose(entry.id);
    grid.current?.querySelector<HTMLElement>(`[data-card="${entry.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = entries[current];
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current < columns ? current : current - columns,
      ArrowDown: current + columns > entries.length - 1 ? current : current + columns,
      Home: current - (current % columns),
      End: current - (current % columns) + columns - 1,
      PageUp: current - 3 * columns,
      PageDown: current + 3 * columns,
    };
    const to = steps[event.key];
    if (to !== undefined) walk(to);
    else if (entry !== undefined && (event.key === 'Backspace' || event.key === 'Delete'))
      editor.remove(entry.id, entry.look.name);
    else if (entry !== undefined && event.key.toLowerCase() === 'k') onRead(entry.id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table would stay one on a screen without room for its columns */}
      <div ref={grid} role="grid" className={styles.grid} aria-label={speak('decks.collection')} onKeyDown={onKeyDown}>
        {rowsOf(entries, columns).map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div key={row[0]?.id} role="row" className={styles.row}>
            {row.map((entry) => (
              <CollectionCard
                key={entry.id}
                entry={entry}
                copies={editor.cards[entry.id] ?? 0}
                most={editor.catalog.rules.copiesPerCard}
                isOpen={isOpenFor(editor, entry)}
                isCurrent={entry === entries[current]}
                onFocus={choose}
                onAdd={onAdd}
                onRead={onRead}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** A deck that is full closes no card by itself: another may give way to it. */
function isOpenFor({ catalog, cards }: DeckEditor, { id }: Entry): boolean {
  const fault = whyNotAdd(catalog, cards, id);
  return fault === null || fault.type === 'size' || fault.type === 'stratagems';
}

function rowsOf(entries: readonly Entry[], columns: number): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) =>
    entries.slice(row * columns, (row + 1) * columns),
  );
}
