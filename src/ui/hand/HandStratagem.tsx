import type { Stratagem } from '../../battle/model/stratagem';
import { CostGem } from '../art/CostGem';
import { CardPicture } from '../art/pictures/CardPicture';
import { useIsSmall } from '../art/pictures/useIsSmall';
import { Scroll } from '../art/Scroll';
import { CardName } from '../common/card/CardName';
import type { CardLook } from '../common/card/useCardLook';
import { useStratagemText } from '../common/card/useStratagemText';
import { Key } from '../common/controls/Key';
import { useSpeak } from '../common/hooks/storeHooks';
import { EmblemIcon, Icon } from '../common/icons/Icon';
import { type CardLock, Lock } from './CardLock';
import styles from './HandStratagem.module.css';

interface HandStratagemProps {
  readonly look: CardLook;
  readonly stratagem: Stratagem;
  readonly index: number;
  readonly playable: boolean;
  readonly returning: boolean;
  readonly lock: CardLock;
}

/** Letters of a name that fit on one line of a card. */
const LONGEST_NAME = 15;

/** The face of a stratagem in the hand: a scroll with its text, so that nobody takes it for a unit. */
export function HandStratagem({ look, stratagem, index, playable, returning, lock }: HandStratagemProps) {
  const speak = useSpeak();
  const textOf = useStratagemText();
  const isSmall = useIsSmall();
  return (
    <>
      <span className={styles.cost}>
        <CostGem cost={stratagem.cost} affordable={playable} />
      </span>
      <Scroll className={`${styles.scroll} ${playable ? '' : styles.idle}`}>
        <span className={styles.field}>
          <CardPicture
            look={look}
            view={isSmall ? 'bust' : 'stage'}
            width={isSmall ? 60 : 140}
            className={styles.picture}
          >
            <EmblemIcon name={look.emblem} className={styles.emblem ?? ''} />
          </CardPicture>
          <Key className={styles.key ?? ''}>{index + 1}</Key>
        </span>
        <CardName look={look} className={styles.name ?? ''} most={LONGEST_NAME} />
        <span className={styles.text}>{textOf(stratagem)}</span>
        <Lock lock={lock} className={styles.lock ?? ''} />
        {returning ? (
          <span className={styles.lock}>
            <Icon name="card-exchange" />
            <span>{speak('mulligan.goesBack')}</span>
          </span>
        ) : null}
      </Scroll>
    </>
  );
}
