import * as m from 'framer-motion/m';
import { COMBAT_TYPES } from '../../battle/model/combatType';
import type { Catalog } from '../../content/catalog';
import type { DeckMix } from '../../content/decks/deckMix';
import { lookUp } from '../../kernel/dispatch';
import { selectLanguage } from '../../store/view/battleSelectors';
import { abilityName } from '../../words/names';
import { TypeBadge } from '../art/TypeBadge';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { keywordIcon } from '../common/icons/keywordIcon';
import styles from './DeckFigures.module.css';

interface DeckFiguresProps {
  readonly mix: DeckMix;
  readonly catalog: Catalog;
}

/** What the deck's cards come to: what they cost, of which types they are, which keywords they have. */
export function DeckFigures({ mix, catalog }: DeckFiguresProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const told = mix.keywords.map(({ id, cards }) => `${abilityName(catalog, language, id)} ${cards}`).join(', ');
  return (
    <>
      <Curve mix={mix} />
      <h2 className={styles.hidden}>{speak('decks.types')}</h2>
      <ul className={styles.types}>
        {COMBAT_TYPES.map((type) => (
          <li key={type} data-type={type}>
            <TypeBadge type={type} tone="bone" className={styles.badge} />
            {speak('decks.typeCount', { count: mix.types[type], type: speak(`type.${type}`) })}
          </li>
        ))}
      </ul>
      <details className={styles.keywords}>
        <summary>
          <span className={styles.title}>{speak('decks.keywords')}</span>
          <span className={styles.most}>{told === '' ? speak('decks.noKeywords') : told}</span>
        </summary>
        <ul>
          {mix.keywords.map(({ id, cards }) => (
            <li key={id}>
              <Icon name={keywordIcon(lookUp(catalog.abilities, id))} /> {abilityName(catalog, language, id)}{' '}
              <b>{cards}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Curve({ mix }: { readonly mix: DeckMix }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const most = Math.max(8, ...mix.curve.map(({ cards }) => cards));
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mix.averageCost);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span className={styles.title}>{speak('decks.curve')}</span>
        <span className={styles.average}>{speak('decks.average', { cost: average })}</span>
      </figcaption>
      <ul className={styles.curve}>
        {mix.curve.map(({ cost, cards, parts }) => (
          <li key={cost} aria-label={speak('decks.curveBar', { cards, cost })}>
            <b aria-hidden="true">{cards === 0 ? '' : cards}</b>
            <span className={styles.bar} aria-hidden="true">
              {parts.toReversed().map(({ faction, cards: own }) => (
                <m.i
                  key={`${faction}-${own}`}
                  initial={{ scaleY: 0.7 }}
                  animate={{ scaleY: 1 }}
                  className={`f-${faction ?? 'none'}`}
                  style={{ blockSize: `${(own / most) * 100}%` }}
                  transition={{ type: 'spring', stiffness: 420, damping: 24 }}
                />
              ))}
            </span>
            <span aria-hidden="true">{cost}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
