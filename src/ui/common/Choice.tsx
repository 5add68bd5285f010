import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly nameOf: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}

/** One of a few, as radio buttons: all options in sight, arrow keys work. */
export function Choice<Option extends string>({ label, options, value, nameOf, onChoose }: ChoiceProps<Option>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={group} checked={option === value} onChange={() => onChoose(option)} />
          <span>{nameOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
