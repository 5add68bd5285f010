import { selectIsFieldShared, selectIsFieldWatched } from '../../../store/field/fieldSelectors';
import { useEffects, useStage } from '../../playback/useStage';
import { useFieldSelector, useFieldSpeak, useFieldView } from '../common/fieldHooks';
import type { EffectOf, FieldEffect } from './effects';
import styles from './FieldRibbon.module.css';

type Heralded = EffectOf<'ribbon' | 'end'>;

/** A ribbon over the board when the turn changes hands, and a banner when the battle ends. It stops nothing. */
export function FieldRibbon() {
  const effect = useEffects<FieldEffect>().find(
    (shown): shown is Heralded => shown.type === 'ribbon' || shown.type === 'end',
  );
  const scene = useStage().scene();
  return (
    <div className={styles.place} aria-hidden="true">
      {effect === undefined ? null : <Ribbon key={scene} effect={effect} />}
    </div>
  );
}

function Ribbon({ effect }: { readonly effect: Heralded }) {
  const speak = useFieldSpeak();
  const { seen } = useFieldView();
  const bySide = useFieldSelector((state) => selectIsFieldShared(state) || selectIsFieldWatched(state));
  const side = effect.type === 'end' ? effect.winner : effect.side;
  const who = bySide || side === 'draw' ? side : side === seen.side ? 'you' : 'foe';
  const tone = side === seen.side ? styles.own : styles.foe;
  return effect.type === 'end' ? (
    <p className={`${styles.ending} ${tone}`}>{speak('stage.won', { who })}</p>
  ) : (
    <p className={tone}>{speak('stage.turn', { who })}</p>
  );
}
