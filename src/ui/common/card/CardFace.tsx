import { CostGem } from '../../art/CostGem';
import { Medallion } from '../../art/Medallion';
import { CardPicture } from '../../art/pictures/CardPicture';
import { TypeBadge } from '../../art/TypeBadge';
import { useSpeak } from '../hooks/storeHooks';
import styles from './CardFace.module.css';
import { KeywordTexts } from './KeywordTexts';
import { Stats } from './Stats';
import { StratagemFace } from './StratagemFace';
import type { CardLook } from './useCardLook';
import { useFactionName } from './useFactionName';
import { useKeywords } from './useKeywords';

interface CardFaceProps {
  readonly look: CardLook;
  readonly affordable: boolean;
  /** How big it is, and what of it has room. */
  readonly place: 'dialog' | 'rail';
}

/** The face of a card: cost, type, arms, name, what its keywords do, and its three numbers. */
export function CardFace({ look, affordable, place }: CardFaceProps) {
  const speak = useSpeak();
  const keywordsOf = useKeywords();
  const factionOf = useFactionName();
  const { figures, stratagem } = look;
  if (stratagem !== undefined) {
    return <StratagemFace look={look} stratagem={stratagem} affordable={affordable} place={place} />;
  }
  if (figures === undefined) return <p className={styles.missing}>{speak('hand.missingCard')}</p>;
  return (
    <div className={`${styles.card} ${styles[place]} f-${look.faction}`}>
      <span className={styles.cost}>
        <CostGem cost={figures.cost} affordable={affordable} />
      </span>
      <span className={styles.type}>
        <TypeBadge type={figures.type} tone="bone" />
      </span>
      <span className={styles.field}>
        <CardPicture look={look} view="stage" width={270} className={styles.picture}>
          <Medallion faction={look.faction} emblem={look.emblem} />
        </CardPicture>
      </span>
      <strong className={styles.name}>{look.name}</strong>
      <span className={styles.origin}>
        {factionOf(look.faction)} · {speak(`type.${figures.type}`)}
      </span>
      <div className={styles.keywords}>
        <KeywordTexts keywords={keywordsOf(figures.abilities)} />
      </div>
      <span className={styles.stats}>
        <Stats attack={figures.attack} defense={figures.defense} health={figures.health} />
      </span>
    </div>
  );
}
