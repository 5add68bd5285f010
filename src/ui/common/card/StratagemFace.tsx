import type { Stratagem } from '../../../battle/model/stratagem';
import { grantsIn } from '../../../words/stratagems';
import { CostGem } from '../../art/CostGem';
import { CardPicture } from '../../art/pictures/CardPicture';
import { Scroll } from '../../art/Scroll';
import { useSpeak } from '../hooks/storeHooks';
import { EmblemIcon } from '../icons/Icon';
import { KeywordTexts } from './KeywordTexts';
import styles from './StratagemFace.module.css';
import type { CardLook } from './useCardLook';
import { useFactionName } from './useFactionName';
import { useKeywords } from './useKeywords';
import { useStratagemText } from './useStratagemText';

interface StratagemFaceProps {
  readonly look: CardLook;
  readonly stratagem: Stratagem;
  readonly affordable: boolean;
  /** How big it is, and what of it has room. */
  readonly place: 'dialog' | 'rail';
}

/** The face of a stratagem: a scroll with cost, emblem, name and what it does; it has no attack, defense or health. */
export function StratagemFace({ look, stratagem, affordable, place }: StratagemFaceProps) {
  const speak = useSpeak();
  const keywordsOf = useKeywords();
  const textOf = useStratagemText();
  const factionOf = useFactionName();
  return (
    <div className={`${styles.face} ${styles[place]} f-${look.faction}`}>
      <span className={styles.cost}>
        <CostGem cost={stratagem.cost} affordable={affordable} />
      </span>
      <Scroll className={styles.scroll ?? ''}>
        <span className={styles.emblem}>
          <CardPicture look={look} view="stage" width={270} className={styles.picture}>
            <EmblemIcon name={look.emblem} />
          </CardPicture>
        </span>
        <strong className={styles.name}>{look.name}</strong>
        <span className={styles.origin}>
          {factionOf(look.faction)} · {speak('card.stratagem')}
        </span>
        <p className={styles.text}>{textOf(stratagem)}</p>
        <div className={styles.grants}>
          <KeywordTexts keywords={keywordsOf(grantsIn(stratagem))} />
        </div>
      </Scroll>
    </div>
  );
}
