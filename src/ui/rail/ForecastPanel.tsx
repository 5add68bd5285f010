import { useId } from 'react';
import { samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import type { WordId } from '../../words/en';
import { CardToken } from '../art/pictures/CardToken';
import type { Outcome } from '../battle/outcome';
import { useCardLook } from '../common/card/useCardLook';
import { Key } from '../common/controls/Key';
import { useScrollStop } from '../common/dialog/useScrollStop';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useForeteller } from '../common/words/useForeteller';
import styles from './ForecastPanel.module.css';
import { Ledger } from './Ledger';
import { ReckonButton } from './ReckonButton';

interface ForecastPanelProps {
  readonly outcome: Outcome;
  readonly seen: Observation;
  /** The arithmetic was asked for, where it is not in sight anyway. */
  readonly isReckoned: boolean;
  readonly onReckon: () => void;
  readonly onStrike: () => void;
  readonly onCancel: () => void;
}

const EMBLEM_WIDTH = 56;

/** What a blow will do, and why, computed by the engine that will carry it out. */
export function ForecastPanel(props: ForecastPanelProps) {
  const { outcome, seen, isReckoned } = props;
  const speak = useSpeak();
  const lookOf = useCardLook();
  const unitOf = (id: string | null) => seen.units.find((unit) => unit.id === id);
  const attacker = lookOf(unitOf(outcome.attacker)?.card ?? outcome.attacker);
  const targetUnit = unitOf(outcome.target);
  const target = targetUnit === undefined ? null : lookOf(targetUnit.card);
  const health = healthBefore(outcome, seen);
  const whyId = useId();
  const scrollStop = useScrollStop();
  return (
    <section className={`${styles.sheet} ${isReckoned ? styles.open : ''}`} aria-label={speak('forecast.title')}>
      <header className={styles.header}>
        <span className={`${styles.emblem} f-${attacker.faction}`}>
          <CardToken look={attacker} view="token" width={EMBLEM_WIDTH} />
        </span>
        <h2 className={styles.title}>
          {target === null
            ? speak(outcome.aim === 'cell' ? 'forecast.wall' : 'forecast.castle', { attacker: attacker.name })
            : speak('forecast.strikes', { attacker: attacker.name, target: target.name })}
        </h2>
        <span className={`${styles.emblem} f-${target?.faction ?? 'none'}`}>
          {target === null ? (
            <Icon name={outcome.aim === 'cell' ? 'palisade' : 'castle'} className={styles.keep ?? ''} />
          ) : (
            <CardToken look={target} view="token" width={EMBLEM_WIDTH} />
          )}
        </span>
      </header>
      <p className={styles.result}>
        <b className={styles.damage}>{outcome.damage}</b>
        <span className={styles.verdict}>
          <strong>
            {outcome.fells ? <Icon name="death-skull" /> : null} {speak(verdict(outcome))}
          </strong>
          <span>
            {outcome.fells
              ? speak('forecast.spare', { health, spare: outcome.damage - health })
              : speak('forecast.left', { left: outcome.left, health })}
          </span>
        </span>
        <ReckonButton damage={outcome.damage} isOpen={isReckoned} controls={whyId} onPress={props.onReckon} />
      </p>
      {outcome.angle === null ? null : (
        <p className={`${styles.angle} ${styles[outcome.angle.arc]}`}>{speak('forecast.angle', outcome.angle)}</p>
      )}
      <div id={whyId} className={styles.why} {...scrollStop}>
        <Ledger outcome={outcome} />
        <Consequences outcome={outcome} />
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.strike} onClick={props.onStrike}>
          <Icon name="broadsword" /> {speak('forecast.strike')}
        </button>
        <button type="button" className={styles.cancel} onClick={props.onCancel}>
          {speak('forecast.cancel')} <Key>Esc</Key>
        </button>
      </div>
    </section>
  );
}

/** What the blow sets off, in the sentences that the log will have. */
function Consequences({ outcome }: { readonly outcome: Outcome }) {
  const told = useForeteller()(outcome);
  if (told.length === 0) return null;
  return (
    <ul className={styles.consequences}>
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const VERDICTS: Readonly<Record<Outcome['aim'], WordId>> = {
  card: 'forecast.falls',
  castle: 'forecast.wins',
  cell: 'forecast.breaks',
};

function verdict({ aim, fells }: Outcome): WordId {
  if (fells) return VERDICTS[aim];
  return aim === 'card' ? 'forecast.survives' : 'forecast.holds';
}

function healthBefore({ target, at }: Outcome, seen: Observation): number {
  if (target !== null) return seen.units.find(({ id }) => id === target)?.health ?? 0;
  if (at !== null) return seen.walls.find((wall) => samePosition(wall, at))?.health ?? 0;
  return seen.castles[OPPONENT[seen.side]];
}
