import { type RefObject, useId, useState } from 'react';
import { LEVELS } from '../../../ai/players/levels';
import { PERSONALITIES } from '../../../ai/players/personalities';
import { levelledOf, nameOfLevelled } from '../../../ai/players/playerNames';
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
const USUAL: Seat = 'captain';

/** A card battle is fought on from a moment. */
export function BattleFightOn({ page, replay, at, own, first }: BattleFightOnProps) {
  const [enemy, setEnemy] = useState<Seat>(() => enemyIn(replay, own));
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
      <Against enemy={enemy} onChoose={setEnemy} />
    </FightOn>
  );
}

interface AgainstProps {
  readonly enemy: Seat;
  readonly onChoose: (enemy: Seat) => void;
}

/** A level and what it is fond of, or a person at the same screen. */
function Against({ enemy, onChoose }: AgainstProps) {
  const speak = useSpeak();
  const [levelId, mannerId] = [useId(), useId()];
  const levelled = levelledOf(enemy);
  const personality = levelled?.personality ?? 'neutral';
  const chooseLevel = (name: string): void => {
    const level = LEVELS.find((each) => each === name);
    onChoose(level === undefined ? 'human' : nameOfLevelled({ level, personality }));
  };
  return (
    <>
      <p>
        <label htmlFor={levelId}>{speak('replay.opponent')}</label>{' '}
        <select id={levelId} value={levelled?.level ?? 'human'} onChange={({ target }) => chooseLevel(target.value)}>
          {AGAINST.map((level) => (
            <option key={level} value={level}>
              {level === 'human' ? speak('battles.two') : calledName(speak, level)}
            </option>
          ))}
        </select>
      </p>
      {levelled === null ? null : (
        <p>
          <label htmlFor={mannerId}>{speak('replay.manner')}</label>{' '}
          <select
            id={mannerId}
            value={personality}
            onChange={({ target }) =>
              onChoose(
                nameOfLevelled({
                  level: levelled.level,
                  personality: PERSONALITIES.find((each) => each === target.value) ?? 'neutral',
                }),
              )
            }
          >
            {PERSONALITIES.map((each) => (
              <option key={each} value={each}>
                {speak(`personality.${each}`)}
              </option>
            ))}
          </select>
        </p>
      )}
    </>
  );
}

/** Whoever was fought; a captain where nobody was, or somebody without a level. */
function enemyIn({ seats }: BattleReplay, own: Side | null): Seat {
  const enemy = own === null ? USUAL : seats[OPPONENT[own]];
  return enemy === 'human' || levelledOf(enemy) !== null ? enemy : USUAL;
}
