import { useId } from 'react';
import type { CardId } from '../../battle/model/card';
import { canBeCompleted } from '../../content/decks/completions';
import { areOwnDecksStored } from '../../store/decks/ownDecks';
import { quickBattleChosen } from '../../store/settings/settingsSlice';
import { selectLanguage } from '../../store/view/battleSelectors';
import { factionName } from '../../words/names';
import { Medallion } from '../art/Medallion';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import { PATHS } from '../routes/address';
import { goTo } from '../routes/navigation';
import { DeckFigures } from './DeckFigures';
import { DeckName } from './DeckName';
import styles from './DeckPanel.module.css';
import { DeckRows } from './DeckRows';
import type { DeckDialogName } from './dialogs';
import { Legality } from './Legality';
import type { DeckEditor } from './useDeckEditor';

interface DeckPanelProps {
  readonly editor: DeckEditor;
  /** On a phone it lies below, and is drawn up. */
  readonly isListOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (name: DeckDialogName) => void;
  readonly onRead: (card: CardId) => void;
}

/** The deck itself: its cards, what they come to, whether they are legal, and what can be done with them. */
export function DeckPanel({ editor, isListOpen, onToggle, onOpen, onRead }: DeckPanelProps) {
  const speak = useSpeak();
  const list = useId();
  const { catalog, mix } = editor;
  return (
    <section className={styles.panel} data-open={isListOpen ? '' : undefined} aria-label={speak('decks.list')}>
      <header className={styles.head}>
        <span className={styles.arms} aria-hidden="true">
          {mix.factions.slice(0, 2).map(({ id }) => (
            <Medallion key={id} faction={id} emblem={catalog.factions[id]?.emblem ?? 'castle'} />
          ))}
        </span>
        <DeckName editor={editor} />
        <p className={styles.about}>
          <Owner editor={editor} />
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isListOpen}
          aria-controls={list}
          onClick={onToggle}
        >
          {speak(isListOpen ? 'decks.closeList' : 'decks.openList')}
        </button>
      </header>
      <div id={list} className={styles.inside}>
        <DeckRows editor={editor} onRead={onRead} />
      </div>
      <div className={styles.figures}>
        <DeckFigures mix={mix} catalog={catalog} />
      </div>
      <Legality editor={editor} />
      <Ways editor={editor} onOpen={onOpen} />
    </section>
  );
}

/** "Ironmarch Bastion and Thornveil Wardens · kept on this device". */
function Owner({ editor: { catalog, mix, isOwn } }: { readonly editor: DeckEditor }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const factions = mix.factions.map(({ id }) => factionName(catalog, language, id)).join(', ');
  const place = speak(!isOwn ? 'decks.ofGame' : areOwnDecksStored() ? 'decks.kept' : 'decks.notKept');
  return factions === '' ? place : `${factions} · ${place}`;
}

function Ways({ editor, onOpen }: Pick<DeckPanelProps, 'editor' | 'onOpen'>) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const isLegal = editor.faults.length === 0;
  const play = (): void => {
    dispatch(quickBattleChosen({ deck: editor.id }));
    goTo(PATHS.play);
  };
  const way = (name: DeckDialogName, icon: IconName) => (
    <button type="button" className={styles.way} onClick={() => onOpen(name)}>
      <Icon name={icon} /> {speak(`decks.${name}`)}
    </button>
  );
  return (
    <div className={styles.ways}>
      {isLegal ? (
        <button type="button" className={styles.play} onClick={play}>
          <Icon name="crossed-swords" /> {speak('decks.play')}
        </button>
      ) : null}
      {way('text', 'scroll-unfurled')}
      {way('hands', 'hand')}
      {way('compare', 'scales')}
      {isLegal ? way('weakness', 'cracked-shield') : null}
      {!isLegal && canBeCompleted(editor.catalog, editor.cards) ? way('complete', 'card-pickup') : null}
    </div>
  );
}
