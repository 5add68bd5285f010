import type { CSSProperties, ReactNode } from 'react';
import { useEffects, useStage } from '../../playback/useStage';
import { useFieldView } from '../common/fieldHooks';
import { DiceTray } from './DiceTray';
import styles from './EffectsLayer.module.css';
import type { FieldEffect } from './effects';
import { Missile } from './Missile';
import { pictureOf } from './pictures';

/** What is to be seen over the board while a step is played; it lies over all of the board, whose cells are so many pixels wide. */
export function EffectsLayer({ cell }: { readonly cell: number }) {
  const effects = useEffects<FieldEffect>();
  const scene = useStage().scene();
  const { width } = useFieldView().seen.field.ground;
  return (
    <div className={styles.layer} style={{ '--cell': `${cell}px` } as CSSProperties} aria-hidden="true">
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene's pictures never change places; another scene has other keys
        <Placed key={`${scene} ${index}`} effect={effect} cell={cell} columns={width} />
      ))}
    </div>
  );
}

function drawn(effect: FieldEffect, cell: number, columns: number): ReactNode {
  if (effect.type === 'missile') return <Missile missile={effect} cell={cell} />;
  if (effect.type === 'dice') return <DiceTray dice={effect} columns={columns} />;
  return pictureOf(effect);
}

interface PlacedProps {
  readonly effect: FieldEffect;
  readonly cell: number;
  readonly columns: number;
}

function Placed({ effect, cell, columns }: PlacedProps) {
  const picture = drawn(effect, cell, columns);
  if (picture === null) return null;
  const at = 'at' in effect ? effect.at : { x: 0, y: 0 };
  const style = { '--delay': effect.delay, left: at.x * cell, top: at.y * cell } as CSSProperties;
  return (
    <div className={styles.picture} style={style}>
      {picture}
    </div>
  );
}
