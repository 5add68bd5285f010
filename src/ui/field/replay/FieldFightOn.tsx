import { type RefObject, useId, useState } from 'react';
import { openStream } from '../../../kernel/chance';
import { lookUp } from '../../../kernel/dispatch';
import { OPPONENT, type Side } from '../../../kernel/sides';
import { matchAt } from '../../../match/moments';
import type { AppStore } from '../../../store/createStore';
import { type FieldSeat, HUMAN } from '../../../store/field/fieldSeatsSlice';
import { beginOnField } from '../../../store/field/inviteToField';
import { opponentOf, seatOf } from '../../../store/field/setup/seats';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { FightOn } from '../../battles/replay/FightOn';
import type { LoadedField } from '../../battles/replay/loadReplay';
import { freshSeed } from '../../common/boot/freshSeed';
import { useAppSelector, useSpeak } from '../../common/hooks/storeHooks';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { openFieldHere } from '../common/FieldHouse';
import { faceName } from '../muster/faceWords';

interface FieldFightOnProps {
  readonly page: AppStore;
  readonly loaded: LoadedField;
  readonly at: number;
  readonly own: Side | null;
  readonly first: RefObject<HTMLButtonElement | null>;
}

const USUAL = 'captain';

/** A battle on the open field is fought on from a moment. */
export function FieldFightOn({ page, loaded, at, own, first }: FieldFightOnProps) {
  const { replay, field } = loaded;
  const [enemy, setEnemy] = useState<FieldSeat>(() => usualEnemy(loaded, own));
  const moment = replay.moments.at(at);
  if (moment === undefined || moment.state.winner !== null) return null;
  const fightAs = async (side: Side): Promise<void> => {
    await openFieldHere(page);
    const seats = { [side]: HUMAN, [OPPONENT[side]]: enemy } as Record<Side, FieldSeat>;
    const match = matchAt(replay.battle, moment);
    beginOnField(page, { type: 'field', name: '', match, seats, stream: openStream(freshSeed(), 'ai') });
    goTo(PATHS.fieldBattle);
  };
  return (
    <FightOn own={own} onFight={(side) => void fightAs(side)} first={first}>
      <Against catalog={field.catalog} seat={enemy} onChoose={setEnemy} />
    </FightOn>
  );
}

interface AgainstProps {
  readonly catalog: LoadedField['field']['catalog'];
  readonly seat: FieldSeat;
  readonly onChoose: (seat: FieldSeat) => void;
}

/** A level and a manner, or a person at the same screen. */
function Against({ catalog: { levels, strategies }, seat, onChoose }: AgainstProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const [levelId, mannerId] = [useId(), useId()];
  const chosen = opponentOf(seat);
  const strategy = chosen?.strategy ?? '';
  const byRank = Object.values(levels).sort((one, other) => one.rank - other.rank);
  const chooseLevel = (level: string): void =>
    onChoose(level === HUMAN ? HUMAN : seatOf({ level, strategy: strategy === '' ? 'balanced' : strategy }));
  return (
    <>
      <p>
        <label htmlFor={levelId}>{speak('replay.opponent')}</label>{' '}
        <select id={levelId} value={chosen?.level ?? HUMAN} onChange={({ target }) => chooseLevel(target.value)}>
          {byRank.map((face) => (
            <option key={face.id} value={face.id}>
              {faceName(face, language)}
            </option>
          ))}
          <option value={HUMAN}>{speak('battles.two')}</option>
        </select>
      </p>
      {chosen === null ? null : (
        <p>
          <label htmlFor={mannerId}>{speak('replay.manner')}</label>{' '}
          <select
            id={mannerId}
            value={strategy}
            onChange={({ target }) => onChoose(seatOf({ ...chosen, strategy: target.value }))}
          >
            {Object.values(strategies).map((face) => (
              <option key={face.id} value={face.id}>
                {faceName(face, language)}
              </option>
            ))}
          </select>
        </p>
      )}
    </>
  );
}

/** Whoever was fought, as long as there is such an opponent. */
function usualEnemy({ replay: { seats }, field: { catalog } }: LoadedField, own: Side | null): FieldSeat {
  const seat = own === null ? USUAL : seats[OPPONENT[own]];
  const opponent = opponentOf(seat);
  if (opponent === null) return HUMAN;
  const isKnown =
    lookUp(catalog.levels, opponent.level) !== undefined && lookUp(catalog.strategies, opponent.strategy) !== undefined;
  return isKnown ? seat : USUAL;
}
