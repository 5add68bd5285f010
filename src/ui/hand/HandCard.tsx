import { motion, useIsPresent } from 'framer-motion';
import type { KeyboardEvent } from 'react';
import type { CardId } from '../../battle/card';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { TypeBadge } from '../art/TypeBadge';
import { CardName } from '../common/CardName';
import { useSpeak } from '../common/hooks';
import { Icon } from '../common/Icon';
import { Key } from '../common/Key';
import { NamedPicture } from '../common/NamedPicture';
import { Stats } from '../common/Stats';
import { type CardLook, useCardLook } from '../common/useCards';
import { useStageLength } from '../stage/useStageLength';
import styles from './HandCard.module.css';

/** What keeps a card in the hand for now. */
export type CardLock =
  | { readonly type: 'none' }
  | { readonly type: 'dear'; readonly missing: number }
  | { readonly type: 'full'; readonly count: number; readonly limit: number };

interface HandCardProps {
  readonly card: CardId;
  readonly index: number;
  readonly chosen: boolean;
  readonly playable: boolean;
  readonly lock: CardLock;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A card of the hand. One that can't be played now says why and can still be looked at. */
export function HandCard({ card, index, chosen, playable, lock, onPress, onKeyDown }: HandCardProps) {
  const speak = useSpeak();
  const length = useStageLength();
  const isPresent = useIsPresent();
  const look = useCardLook()(card);
  const { figures } = look;
  const classes = [styles.card, `f-${look.faction}`];
  if (chosen) classes.push(styles.chosen);
  if (!playable) classes.push(styles.unplayable);
  const name =
    figures === undefined
      ? `${look.name}, ${speak('hand.missingCard')}`
      : speak('hand.card', {
          cost: figures.cost,
          attack: figures.attack,
          defense: figures.defense,
          health: figures.health,
          name: look.name,
          type: speak(`type.${figures.type}`),
          lock: lock.type,
          missing: lock.type === 'dear' ? lock.missing : 0,
          chosen: chosen ? 'yes' : 'no',
        });
  return (
    <motion.li
      className={styles.place}
      // On its way out it is a picture only: nobody can press a card that was played.
      inert={!isPresent}
      initial={{ opacity: 0, y: 60 }}
      animate={{ opacity: 1, y: chosen ? '-8%' : 0 }}
      exit={{ opacity: 0, y: -60, scale: 0.9 }}
      transition={{ duration: 0.2 * length }}
      layout="position"
    >
      <button type="button" className={classes.join(' ')} aria-pressed={chosen} onClick={onPress} onKeyDown={onKeyDown}>
        <NamedPicture name={name}>
          {figures === undefined ? (
            <MissingCard look={look} />
          ) : (
            <>
              <span className={styles.cost}>
                <CostGem cost={figures.cost} affordable={playable} />
              </span>
              <span className={styles.type}>
                <TypeBadge type={figures.type} tone="bone" />
              </span>
              <span className={styles.field}>
                <Medallion faction={look.faction} emblem={look.emblem} spent={!playable} />
                <Lock lock={lock} />
              </span>
              <CardName look={look} className={styles.name ?? ''} />
              <span className={styles.body}>
                {speak(`type.${figures.type}`)}
                <Key className={styles.key ?? ''}>{index + 1}</Key>
              </span>
              <span className={styles.stats}>
                <Stats attack={figures.attack} defense={figures.defense} health={figures.health} />
              </span>
            </>
          )}
        </NamedPicture>
      </button>
    </motion.li>
  );
}

function MissingCard({ look }: { readonly look: CardLook }) {
  const speak = useSpeak();
  return (
    <>
      <span className={styles.field}>
        <Medallion faction={look.faction} emblem={look.emblem} spent />
      </span>
      <span className={styles.name}>{look.name}</span>
      <span className={styles.body}>{speak('hand.missingCard')}</span>
    </>
  );
}

/** Why a card stays in the hand, in words on its face. */
function Lock({ lock }: { readonly lock: CardLock }) {
  const speak = useSpeak();
  if (lock.type === 'none') return null;
  return (
    <span className={styles.needs}>
      <Icon name="padlock" />
      {lock.type === 'dear'
        ? speak('hand.needs', { missing: lock.missing })
        : speak('hand.full', { count: lock.count, limit: lock.limit })}
    </span>
  );
}
