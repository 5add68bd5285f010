import type { CSSProperties, ReactNode } from 'react';
import { type Position, toPoint } from '../../battle/model/position';
import type { Position as Point } from '../../core/geometry/position';
import { useEffectsAt, useStage } from '../playback/useStage';
import { Flare, Healing, NewGround, Stain } from './CellMarks';
import styles from './CellPictures.module.css';
import type { StageEffect } from './effects';
import { StageNumber } from './StageNumber';

/** What is to be seen on a cell while a step is played. Draws itself anew alone: the cell around it stays as it is. */
export function CellPictures({ at }: { readonly at: Position }) {
  const effects = useEffectsAt<StageEffect>(toPoint(at));
  const scene = useStage().scene();
  return (
    <span className={styles.pictures}>
      <span data-ghosts="" className={styles.ghosts} />
      {effects.map((effect, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene's pictures never change places; another scene has other keys
          key={`${scene} ${index}`}
          className={styles.picture}
          style={{ '--delay': effect.delay } as CSSProperties}
        >
          {pictureOf(effect)}
        </span>
      ))}
    </span>
  );
}

type Picture<Type extends StageEffect['type']> = (effect: Extract<StageEffect, { type: Type }>) => ReactNode;

const none = (): ReactNode => null;

const PICTURES: { readonly [Type in StageEffect['type']]: Picture<Type> } = {
  fly: () => <span className={styles.dust} />,
  slide: ({ forced, from, at }) =>
    forced ? <span className={styles.streak} data-way={wayOf(from, at)} /> : <span className={styles.footfall} />,
  hit: ({ damage, by }) => (
    <>
      <span className={styles[by]} />
      <StageNumber amount={damage} tone="damage" />
    </>
  ),
  breach: ({ damage }) => (
    <>
      <span className={styles.dust} />
      <StageNumber amount={damage} tone="damage" />
    </>
  ),
  heal: ({ amount }) => (
    <>
      <Healing />
      <StageNumber amount={amount} tone="heal" />
    </>
  ),
  flare: () => <Flare />,
  fall: () => <Stain />,
  ground: () => <NewGround />,
  unroll: none,
  turnAbout: none,
  leave: () => <span className={styles.dust} />,
  lunge: none,
  loose: none,
  missile: none,
  strike: none,
  siege: none,
  turn: none,
  end: none,
};

function pictureOf(effect: StageEffect): ReactNode {
  const picture = PICTURES[effect.type] as Picture<StageEffect['type']>;
  return picture(effect);
}

/** Where a shoved unit came from, seen from where it stops. */
function wayOf(from: Point, at: Point): 'west' | 'east' | 'north' | 'south' {
  if (from.x !== at.x) return from.x < at.x ? 'west' : 'east';
  return from.y < at.y ? 'north' : 'south';
}
