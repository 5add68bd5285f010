import { type RefObject, useId, useState } from 'react';
import { LEVELS, type Level } from '../../../ai/players/levels';
import { OPPONENT, type Side } from '../../../kernel/sides';
import { matchAt } from '../../../match/moments';
import { battleImported } from '../../../store/battle/battleSlice';
import type { AppStore } from '../../../store/createStore';
import type { BattleReplay } from '../../../store/replay/openReplay';
import { type Seat, seatsTaken } from '../../../store/seats/seatsSlice';
import { freshSeed } from '../../common/boot/freshSeed';
import { useSpeak } from '../../common/hooks/storeHooks';
import { calledName } from '../../common/words/playerNames';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { FightOn } from './FightOn';

interface BattleFightOnProps {
  readonly page: AppStore;
  readonly replay: BattleReplay;
  readonly at: number;
  readonly own: Side | null;
  readonly first: RefObject<HTMLButtonElement | null>;
}

const AGAINST = [...LEVELS, 'human'] as const;

/** A card battle is fought on from a moment. */
export function BattleFightOn({ page, replay, at, own, first }: BattleFightOnProps) {
  const speak = useSpeak();
  const select = useId();
  const [enemy, setEnemy] = useState<Level | 'human'>(() => levelIn(replay, own));
  const moment = replay.moments.at(at);
  if (moment === undefined || moment.state.winner !== null) return null;
  const fightAs = (side: Side): void => {
    const seats = { [side]: 'human', [OPPONENT[side]]: enemy } as Record<Side, Seat>;
    page.dispatch(seatsTaken({ seats, seed: freshSeed() }));
    page.dispatch(battleImported(matchAt(replay.battle, moment)));
    goTo(PATHS.battle);
  };
  return (
    <FightOn own={own} onFight={fightAs} first={first}>
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
    </FightOn>
  );
}

/** Whoever was fought, by level. */
function levelIn({ seats }: BattleReplay, own: Side | null): Level | 'human' {
  const enemy = own === null ? 'captain' : seats[OPPONENT[own]];
  return LEVELS.find((level) => level === enemy.split('-')[0]) ?? 'captain';
}
