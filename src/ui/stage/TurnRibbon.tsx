import type { Observation } from '../../battle/view/observe';
import { useSpeak } from '../common/hooks/storeHooks';
import { useEnemyName } from '../common/words/useEnemyName';
import { useEffects, useStage } from '../playback/useStage';
import { resultWord } from '../screens/resultWord';
import type { StageEffect } from './effects';
import styles from './TurnRibbon.module.css';

type Heralded = Extract<StageEffect, { type: 'turn' | 'end' }>;

/** A ribbon across the table when the turn changes hands, and a banner when the battle ends. It stops nothing. */
export function TurnRibbon({ seen }: { readonly seen: Observation }) {
  const effect = useEffects<StageEffect>().find(
    (shown): shown is Heralded => shown.type === 'turn' || shown.type === 'end',
  );
  const scene = useStage().scene();
  return (
    <div className={styles.place} aria-hidden="true">
      {effect === undefined ? null : <Ribbon key={scene} effect={effect} seen={seen} />}
    </div>
  );
}

function Ribbon({ effect, seen }: { readonly effect: Heralded; readonly seen: Observation }) {
  const speak = useSpeak();
  const enemy = useEnemyName();
  if (effect.type === 'end') {
    const won = effect.winner === seen.side;
    const word = resultWord({ ...seen, winner: effect.winner });
    return <p className={`${styles.ending} ${won ? styles.own : styles.foe}`}>{speak(word)}</p>;
  }
  const own = effect.side === seen.side;
  return (
    <p className={own ? styles.own : styles.foe}>
      {own ? speak('battle.yourTurn') : speak('battle.enemyTurn', { player: enemy })}
    </p>
  );
}
