import { useId, useRef, useState } from 'react';
import { LEVELS } from '../../ai/players/levels';
import { YARDSTICKS } from '../../ai/players/playerNames';
import type { Seat } from '../../store/seats/seatsSlice';
import { useSpeak } from '../common/hooks/storeHooks';
import { calledName } from '../common/words/playerNames';
import styles from './ScenarioOpener.module.css';
import { useOpenedFile } from './useOpenedFile';

/** Any scenario file on the board: between two people, or against an opponent who has the side that isn't to move. */
export function ScenarioOpener({ onChosen }: { readonly onChosen: () => void }) {
  const speak = useSpeak();
  const open = useOpenedFile();
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const [opponent, setOpponent] = useState<Seat>('human');
  const seats: readonly Seat[] = ['human', ...LEVELS, ...YARDSTICKS];
  const nameOf = (seat: Seat) =>
    seat === 'human' ? speak('home.mode.shared') : speak('home.scenario.against', { player: calledName(speak, seat) });
  return (
    <>
      <p className={styles.note}>{speak('home.scenario.note')}</p>
      <div className={styles.opener}>
        <button type="button" onClick={() => chooser.current?.click()}>
          {speak('home.scenario')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file === undefined) return;
            open(file, opponent);
            // The same file can be chosen again once it is mended.
            target.value = '';
            onChosen();
          }}
        />
        <label htmlFor={id}>{speak('home.scenario.seats')}</label>
        <select
          id={id}
          value={opponent}
          onChange={({ target }) => setOpponent(seats.find((seat) => seat === target.value) ?? 'human')}
        >
          {seats.map((seat) => (
            <option key={seat} value={seat} label={nameOf(seat)} />
          ))}
        </select>
      </div>
    </>
  );
}
