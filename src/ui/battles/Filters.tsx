import { useId } from 'react';
import { type KeptBattle, opponentIn } from '../../store/archive/keptBattle';
import { groundName, seatName, sidesDeck, type Teller } from './battleWords';
import styles from './Filters.module.css';
import { choicesIn, type Filter, isShown, NO_FILTER, ownDeckIn, SHOWN } from './filters';

interface FiltersProps {
  readonly battles: readonly KeptBattle[];
  readonly filter: Filter;
  readonly teller: Teller;
  readonly onFilter: (filter: Filter) => void;
}

/** By result, mode, opponent, deck and ground. What would show nothing isn't offered. */
export function Filters({ battles, filter, teller, onFilter }: FiltersProps) {
  const { speak } = teller;
  const group = useId();
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips}>
        <legend>{speak('battles.filter')}</legend>
        {SHOWN.map((shown) => ({
          shown,
          count: battles.filter((battle) => isShown(battle, { ...NO_FILTER, shown })).length,
        }))
          .filter(({ shown, count }) => count > 0 || shown === 'all' || shown === filter.shown)
          .map(({ shown, count }) => (
            <label key={shown}>
              <input
                type="radio"
                name={group}
                checked={filter.shown === shown}
                onChange={() => onFilter({ ...filter, shown })}
              />
              <span>
                {speak(`battles.filter.${shown}`)} {count}
              </span>
            </label>
          ))}
      </fieldset>
      <div className={styles.selects}>
        <Select
          label={speak('battles.mode')}
          any={speak('battles.any')}
          options={choicesIn(battles, ({ mode }) => mode)}
          value={filter.mode}
          nameOf={(mode) => speak(mode === 'field' ? 'battles.mode.field' : 'battles.mode.battle')}
          onChoose={(mode) => onFilter({ ...filter, mode })}
        />
        <Select
          label={speak('battles.opponent')}
          any={speak('battles.any')}
          options={choicesIn(battles, opponentIn)}
          value={filter.opponent}
          nameOf={(seat) => seatName(speak, seat)}
          onChoose={(opponent) => onFilter({ ...filter, opponent })}
        />
        <Select
          label={speak('battles.deck')}
          any={speak('battles.any')}
          options={choicesIn(battles, ownDeckIn)}
          value={filter.deck}
          nameOf={(deck) => sidesDeck(teller, deck)}
          onChoose={(deck) => onFilter({ ...filter, deck })}
        />
        <Select
          label={speak('battles.ground')}
          any={speak('battles.any')}
          options={choicesIn(battles, ({ ground }) => ground)}
          value={filter.ground}
          nameOf={(ground) => groundName(teller, ground) ?? ground}
          onChoose={(ground) => onFilter({ ...filter, ground })}
        />
      </div>
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly string[];
  readonly value: string | null;
  readonly nameOf: (option: string) => string;
  readonly onChoose: (option: string | null) => void;
}

function Select({ label, any, options, value, nameOf, onChoose }: SelectProps) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <p className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </p>
  );
}
