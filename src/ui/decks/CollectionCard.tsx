import type { CardId } from '../../battle/model/card';
import type { Speak } from '../../words/speak';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { Scroll } from '../art/Scroll';
import { TypeBadge } from '../art/TypeBadge';
import { KeywordChips } from '../common/card/KeywordChips';
import { Stats } from '../common/card/Stats';
import type { CardLook } from '../common/card/useCardLook';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { memoByValue } from '../common/hooks/memoByValue';
import { useSpeak } from '../common/hooks/storeHooks';
import { EmblemIcon } from '../common/icons/Icon';
import styles from './CollectionCard.module.css';
import type { Entry } from './collection';

interface CollectionCardProps {
  readonly entry: Entry;
  readonly copies: number;
  readonly most: number;
  /** One more may go into the deck. */
  readonly isOpen: boolean;
  /** The one that a Tab comes to. */
  readonly isCurrent: boolean;
  readonly onFocus: (card: CardId) => void;
  readonly onAdd: (entry: Entry, from: Element) => void;
  readonly onRead: (card: CardId) => void;
}

/** A card of the collection: a press adds it, a press on its text opens it to be read. */
export const CollectionCard = memoByValue(function CollectionCard(props: CollectionCardProps) {
  const { entry, copies, most, isOpen, isCurrent, onFocus, onAdd, onRead } = props;
  const speak = useSpeak();
  const { id, look, kind } = entry;
  const classes = [
    styles.card,
    `f-${look.faction}`,
    kind === 'stratagem' ? styles.order : '',
    isOpen ? '' : styles.full,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: its grid is none of the language's tables
    <div role="gridcell" className={classes.join(' ')} tabIndex={-1}>
      <button
        type="button"
        className={styles.press}
        data-card={id}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={() => onFocus(id)}
        onClick={({ currentTarget }) => onAdd(entry, currentTarget)}
      >
        <VisuallyHidden>{wholeName(speak, entry, copies, most)}</VisuallyHidden>
      </button>
      <span className={styles.face} aria-hidden="true">
        <span className={styles.cost}>
          <CostGem cost={entry.cost} affordable />
        </span>
        {kind === 'stratagem' ? <Order entry={entry} /> : <Unit entry={entry} kind={kind} />}
      </span>
      <button type="button" className={styles.read} tabIndex={-1} onClick={() => onRead(id)}>
        <VisuallyHidden>{speak('decks.read', { name: look.name })}</VisuallyHidden>
      </button>
      <span className={styles.copies} aria-hidden="true">
        {studs(most).map((stud) => (
          <i key={stud} className={stud <= copies ? styles.in : ''} />
        ))}
      </span>
    </div>
  );
});

function Unit({
  entry: { look, keywords },
  kind,
}: {
  readonly entry: Entry;
  readonly kind: 'melee' | 'ranged' | 'hybrid';
}) {
  const speak = useSpeak();
  const { attack, defense, health } = look.figures ?? { attack: 0, defense: 0, health: 0 };
  return (
    <>
      <span className={styles.type}>
        <TypeBadge type={kind} tone="bone" />
      </span>
      <span className={styles.field}>
        <Medallion faction={look.faction} emblem={look.emblem} />
      </span>
      <Name look={look} className={styles.name} />
      <span className={styles.body}>
        {keywords.length === 0 ? <i>{speak('card.noKeywords')}</i> : <KeywordChips keywords={keywords} tone="vellum" />}
      </span>
      <span className={styles.stats}>
        <Stats attack={attack} defense={defense} health={health} />
      </span>
    </>
  );
}

function Order({ entry: { look, text } }: { readonly entry: Entry }) {
  return (
    <Scroll className={styles.scroll ?? ''}>
      <EmblemIcon name={look.emblem} className={styles.emblem ?? ''} />
      <Name look={look} className={styles.title} />
      <span className={styles.text}>{text}</span>
    </Scroll>
  );
}

/** 1, 2, … as many as the rules allow. */
function studs(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The short name on phones. */
function Name({ look, className = '' }: { readonly look: CardLook; readonly className?: string | undefined }) {
  return (
    <span className={className}>
      <span className={styles.long}>{look.name}</span>
      <span className={styles.short}>{look.short}</span>
    </span>
  );
}

/** "Oathguard, cost 3, melee, 19, 7, 56, Guard, two of two in the deck". */
function wholeName(speak: Speak, { look, kind, cost, keywords, text }: Entry, count: number, most: number): string {
  const copies = speak('decks.copies', { count, most });
  const { figures, name } = look;
  if (kind === 'stratagem' || figures === undefined) return speak('decks.stratagem', { name, cost, text, copies });
  const { attack, defense, health } = figures;
  const told = keywords.map(({ title }) => `, ${title}`).join('');
  return speak('decks.unit', {
    name,
    cost,
    type: speak(`type.${kind}`),
    attack,
    defense,
    health,
    keywords: told,
    copies,
  });
}
