import { useState } from 'react';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { DeckCards } from '../../content/decks/deckFaults';
import { mixOf } from '../../content/decks/deckMix';
import { lookUp } from '../../kernel/dispatch';
import { selectLanguage } from '../../store/view/battleSelectors';
import { cardName, deckName } from '../../words/names';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useDeckCatalog, useOwnDecks } from '../common/hooks/useOwnDecks';
import styles from './CompareDialog.module.css';
import { compareDecks } from './compare';
import type { DeckDialogProps } from './dialogs';
import { sortedCards } from './sortedCards';

/** This deck beside another: what both hold, what only one does, and what each comes to. */
export function CompareDialog({ editor, onClose }: DeckDialogProps) {
  const speak = useSpeak();
  const catalog = useDeckCatalog();
  const language = useAppSelector(selectLanguage);
  const own = useOwnDecks();
  const { id, name, cards } = editor;
  const others = [
    ...own.map((deck) => ({ id: deck.id, name: deck.name })),
    ...Object.keys(editor.catalog.decks).map((deck) => ({ id: deck, name: deckName(catalog, language, deck) })),
  ].filter((deck) => deck.id !== id);
  const [chosen, choose] = useState(others[0]?.id ?? '');
  const other = others.find((deck) => deck.id === chosen);
  const otherCards = own.find((deck) => deck.id === chosen)?.cards ?? lookUp(editor.catalog.decks, chosen)?.cards ?? {};
  const { both, left, right } = compareDecks(cards, otherCards);
  const mixes = [mixOf(catalog, cards), mixOf(catalog, otherCards)];
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = [
    { title: speak('decks.compare.only', { name }), shown: left },
    { title: speak('decks.compare.only', { name: other?.name ?? '' }), shown: right },
    { title: speak('decks.compare.both'), shown: both },
  ];
  const figures = [
    { title: speak('decks.compare.average'), values: mixes.map((mix) => figure.format(mix.averageCost)) },
    ...COMBAT_TYPES.map((type) => ({ title: speak(`type.${type}`), values: mixes.map((mix) => mix.types[type]) })),
    { title: speak('decks.compare.stratagems'), values: mixes.map((mix) => mix.stratagems) },
  ];
  const rows = (shown: DeckCards) => sortedCards(catalog, language, shown);
  return (
    <Dialog title={speak('decks.compare.title')} onClose={onClose}>
      <label className={styles.with}>
        <span>{speak('decks.compare.with')}</span>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          {others.map((deck) => (
            <option key={deck.id} value={deck.id}>
              {deck.name}
            </option>
          ))}
        </select>
      </label>
      <table className={styles.figures}>
        <caption>{speak('decks.compare.figure')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{name}</th>
            <th scope="col">{other?.name}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ title, values }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.lists}>
        {lists.map(({ title, shown }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            {Object.keys(shown).length === 0 ? <p>{speak('decks.compare.nothing')}</p> : null}
            <ul>
              {rows(shown).map(([card, copies]) => (
                <li key={card}>
                  {copies} {cardName(catalog, language, card)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
