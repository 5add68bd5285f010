import { useId } from 'react';
import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldSeat } from '../../../store/field/fieldSeatsSlice';
import { opponentOf, seatOf } from '../../../store/field/setup/seats';
import { Choice } from '../../common/controls/Choice';
import { faceDescription, faceName } from './faceWords';
import styles from './OpponentChoice.module.css';

interface OpponentChoiceProps {
  readonly catalog: FieldCatalog;
  readonly language: Language;
  readonly label: string;
  readonly strategyLabel: string;
  readonly seat: FieldSeat;
  readonly onChoose: (seat: FieldSeat) => void;
}

/** How strong an opponent is, and how it likes to stand. */
export function OpponentChoice({ catalog, language, label, strategyLabel, seat, onChoose }: OpponentChoiceProps) {
  const id = useId();
  const { levels, strategies } = catalog;
  const chosen = opponentOf(seat) ?? { level: '', strategy: '' };
  const level = lookUp(levels, chosen.level);
  const strategy = lookUp(strategies, chosen.strategy);
  const byRank = Object.values(levels).sort((one, other) => one.rank - other.rank);
  return (
    <div className={styles.opponent}>
      <Choice
        label={label}
        options={byRank.map((each) => each.id)}
        value={chosen.level}
        nameOf={(option) => {
          const face = lookUp(levels, option);
          return face === undefined ? option : faceName(face, language);
        }}
        layout="even"
        onChoose={(option) => onChoose(seatOf({ ...chosen, level: option }))}
      />
      <div className={styles.manner}>
        <label htmlFor={id}>{strategyLabel}</label>
        <select
          id={id}
          value={chosen.strategy}
          onChange={({ target }) => onChoose(seatOf({ ...chosen, strategy: target.value }))}
        >
          {Object.values(strategies).map((face) => (
            <option key={face.id} value={face.id} label={faceName(face, language)} />
          ))}
        </select>
      </div>
      <p className={styles.note}>
        {level === undefined ? null : faceDescription(level, language)}{' '}
        {strategy === undefined ? null : faceDescription(strategy, language)}
      </p>
    </div>
  );
}
