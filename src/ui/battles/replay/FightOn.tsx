import { useId, useState } from 'react';
import { LEVELS, type Level } from '../../../ai/players/levels';
import { OPPONENT, SIDES, type Side } from '../../../kernel/sides';
import { battleImported } from '../../../store/battle/battleSlice';
import type { AppStore } from '../../../store/createStore';
import { matchAt, type Replay } from '../../../store/replay/openReplay';
import { type Seat, seatsTaken } from '../../../store/seats/seatsSlice';
import { freshSeed } from '../../common/boot/freshSeed';
import { useSpeak } from '../../common/hooks/storeHooks';
import { calledName } from '../../common/words/playerNames';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import styles from './Replay.module.css';

interface FightOnProps {
  readonly page: AppStore;
  readonly replay: Replay;
  readonly at: number;
  /** The side that the person played; null where nobody or both did. */
  readonly own: Side | null;
}

const AGAINST = [...LEVELS, 'human'] as const;

/** The battle goes on from the moment that is looked at, by either side, against anybody. The running battle gives way and is kept. */
export function FightOn({ page, replay, at, own }: FightOnProps) {
  const speak = useSpeak();
  const select = useId();
  const [enemy, setEnemy] = useState<Level | 'human'>(() => levelIn(replay, own));
  const moment = replay.moments[at];
  if (moment === undefined || moment.state.winner !== null) return null;
  const fightAs = (side: Side): void => {
    const { book, record } = replay.battle;
    const seats = { [side]: 'human', [OPPONENT[side]]: enemy } as Record<Side, Seat>;
    page.dispatch(seatsTaken({ seats, seed: freshSeed() }));
    page.dispatch(battleImported(matchAt(book, record, moment)));
    goTo(PATHS.battle);
  };
  return (
    <section className={styles.fightOn} aria-label={speak('replay.fightOn')}>
      <h2>{speak('replay.fightOn')}</h2>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            data-own={side === (own ?? 'left') ? '' : undefined}
            onClick={() => fightAs(side)}
          >
            {own === null ? speak(`replay.as.${side}`) : speak(side === own ? 'replay.as.own' : 'replay.as.enemy')}
          </button>
        ))}
      </div>
      <p>
        <label htmlFor={select}>{speak('replay.opponent')}</label>{' '}
        <select id={select} value={enemy} onChange={({ target }) => setEnemy(target.value as Level | 'human')}>
          {AGAINST.map((level) => (
            <option key={level} value={level}>
              {level === 'human' ? speak('battles.two') : calledName(speak, level)}
            </option>
          ))}
        </select>
      </p>
    </section>
  );
}

/** Whoever was fought, by level. */
function levelIn({ seats }: Replay, own: Side | null): Level | 'human' {
  const enemy = own === null ? 'captain' : seats[OPPONENT[own]];
  return LEVELS.find((level) => level === enemy.split('-')[0]) ?? 'captain';
}
