import type { ReactNode } from 'react';
import { Icon } from '../../common/icons/Icon';
import { Flare, Healing, Stain } from '../../stage/CellMarks';
import { useFieldSpeak, useFieldView } from '../common/fieldHooks';
import type { EffectOf, FieldEffect } from './effects';
import styles from './pictures.module.css';

type Picture<Type extends FieldEffect['type']> = (effect: EffectOf<Type>) => ReactNode;

const none = (): ReactNode => null;

/** What each effect looks like on its cell. */
const PICTURES: { readonly [Type in FieldEffect['type']]: Picture<Type> } = {
  slide: ({ forced, from, at }) => (forced ? <span className={styles.streak} data-way={wayOf(from, at)} /> : null),
  hit: ({ damage, by, isCritical }) => (
    <>
      <span className={styles[by]} />
      {damage === 0 ? null : (
        <span className={isCritical ? styles.critical : styles.damage}>
          −{damage}
          {isCritical ? '!' : ''}
        </span>
      )}
    </>
  ),
  crack: ({ damage }) => (
    <>
      <span className={styles.dust} />
      <span className={styles.damage}>−{damage}</span>
    </>
  ),
  miss: ({ isFumble }) => <Missed isFumble={isFumble} />,
  heal: ({ amount }) => (
    <>
      <Healing />
      <span className={styles.heal}>+{amount}</span>
    </>
  ),
  fall: () => <Stain />,
  flare: () => <Flare />,
  appear: () => <span className={styles.ring} />,
  cloak: () => <span className={styles.smoke} />,
  smoke: () => (
    <>
      <span className={styles.smoke} />
      <span className={styles.smokeLate} />
    </>
  ),
  clearing: () => <span className={styles.clearing} />,
  wall: () => (
    <span className={styles.rising}>
      <Icon name="stone-wall" />
    </span>
  ),
  rubble: () => (
    <>
      <span className={styles.dust} />
      <span className={styles.falling}>
        <Icon name="broken-wall" />
      </span>
    </>
  ),
  trap: () => <span className={styles.burst} />,
  flag: ({ side, isRaised }) => <Flag side={side} isRaised={isRaised} />,
  control: ({ counts }) => <Control counts={counts} />,
  waver: none,
  turn: none,
  lunge: none,
  loose: none,
  missile: none,
  dice: none,
  ribbon: none,
  end: none,
};

/** Null for what is drawn elsewhere, or is nothing but a token's gesture. */
export function pictureOf(effect: FieldEffect): ReactNode {
  const picture = PICTURES[effect.type] as Picture<FieldEffect['type']>;
  return picture(effect);
}

function Missed({ isFumble }: { readonly isFumble: boolean }) {
  const speak = useFieldSpeak();
  return <span className={styles.miss}>{speak(isFumble ? 'stage.fumble' : 'stage.miss')}</span>;
}

function Flag({ side, isRaised }: Pick<EffectOf<'flag'>, 'side' | 'isRaised'>) {
  const { seen } = useFieldView();
  return (
    <span className={isRaised ? styles.rising : styles.falling} data-own={side === seen.side}>
      <Icon name="flying-flag" />
    </span>
  );
}

function Control({ counts }: Pick<EffectOf<'control'>, 'counts'>) {
  const { seen } = useFieldView();
  const holder = counts.left > counts.right ? 'left' : 'right';
  return (
    <>
      <span className={styles.ring} />
      <span className={holder === seen.side ? styles.heal : styles.damage}>{Math.max(counts.left, counts.right)}</span>
    </>
  );
}

/** Where a shoved unit came from, seen from where it stops. */
function wayOf(from: EffectOf<'slide'>['from'], at: EffectOf<'slide'>['at']): 'west' | 'east' | 'north' | 'south' {
  if (Math.abs(from.x - at.x) >= Math.abs(from.y - at.y)) return from.x < at.x ? 'west' : 'east';
  return from.y < at.y ? 'north' : 'south';
}
