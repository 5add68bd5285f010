import { alwaysHas, FLAG } from '../../battle/abilities/traits';
import type { Observation } from '../../battle/observe';
import type { SiegeRules } from '../../battle/rules';
import { type ZoneFigures, zoneFigures } from '../../battle/zoneFigures';
import { selectBook, selectCatalog, selectLanguage } from '../../store/selectors';
import { decimal } from '../../words/arithmetic';
import { factionName } from '../../words/names';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { TypeBadge } from '../art/TypeBadge';
import { useAppSelector, useSpeak } from '../common/hooks';
import { KeywordTexts } from '../common/KeywordTexts';
import { Stats } from '../common/Stats';
import { useCardLook } from '../common/useCards';
import { useKeywords } from '../common/useKeywords';
import { useScrollStop } from '../common/useScrollStop';
import styles from './CardPanel.module.css';

interface CardPanelProps {
  readonly card: string;
  readonly seen: Observation;
  readonly rules: SiegeRules;
  /** Taken in hand, or only looked at. */
  readonly chosen: boolean;
}

/** A card at full size, with what its keywords do and its figures in every column. */
export function CardPanel({ card, seen, rules, chosen }: CardPanelProps) {
  const speak = useSpeak();
  const look = useCardLook()(card);
  const keywordsOf = useKeywords();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const { figures } = look;
  const scrollStop = useScrollStop();
  const title = speak(chosen ? 'chosen.title' : 'look.card');
  const book = useAppSelector(selectBook);
  if (figures === undefined) return <p className={styles.missing}>{speak('hand.missingCard')}</p>;
  const anywhere = book !== null && alwaysHas(book, figures, FLAG.deployAnywhere);
  return (
    <section className={styles.panel} aria-label={title} {...scrollStop}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={`${styles.card} f-${look.faction}`}>
        <span className={styles.cost}>
          <CostGem
            cost={figures.cost}
            affordable={seen.phase === 'mulligan' || figures.cost <= seen.supply[seen.side]}
          />
        </span>
        <span className={styles.type}>
          <TypeBadge type={figures.type} tone="bone" />
        </span>
        <span className={styles.field}>
          <Medallion faction={look.faction} emblem={look.emblem} />
        </span>
        <strong className={styles.name}>{look.name}</strong>
        <span className={styles.origin}>
          {factionName(catalog, language, look.faction)} · {speak(`type.${figures.type}`)}
        </span>
        <div className={styles.keywords}>
          <KeywordTexts keywords={keywordsOf(figures.abilities)} />
        </div>
        <span className={styles.stats}>
          <Stats attack={figures.attack} defense={figures.defense} health={figures.health} />
        </span>
      </div>
      <ZoneTable figures={zoneFigures(rules, figures, seen.side)} anywhere={anywhere} />
      {chosen ? <p className={styles.rule}>{speak('chosen.freshRule')}</p> : null}
    </section>
  );
}

interface ZoneTableProps {
  readonly figures: readonly ZoneFigures[];
  /** No column is closed to this card. */
  readonly anywhere: boolean;
}

function ZoneTable({ figures, anywhere }: ZoneTableProps) {
  const speak = useSpeak();
  return (
    <table className={styles.zones}>
      <thead>
        <tr>
          <th scope="col">{speak('chosen.where')}</th>
          <th scope="col">{speak('stat.attack')}</th>
          <th scope="col">{speak('stat.defense')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ zone, attack, defense, home }) => (
          <tr key={zone} className={home || anywhere ? '' : styles.foreign}>
            <th scope="row">
              {speak(`zone.${zone}`)} {home || anywhere ? null : <small>{speak('chosen.enemyGround')}</small>}
            </th>
            <td>{decimal(attack, speak)}</td>
            <td>{decimal(defense, speak)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
