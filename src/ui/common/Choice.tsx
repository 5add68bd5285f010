import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly nameOf: (option: Option) => string;
  /** A second, smaller line. */
  readonly noteOf?: (option: Option) => string;
  readonly pictureOf?: (option: Option) => ReactNode;
  /** On a phone the options lie in one row that can be pushed sideways. */
  readonly inOneRow?: boolean;
  readonly onChoose: (option: Option) => void;
}

/** One of a few, as radio buttons: all options in sight, arrow keys work. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, value, nameOf, noteOf, pictureOf, inOneRow = false, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={inOneRow ? styles.row : styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChoose(option)} />
            <span className={pictureOf === undefined ? styles.plain : styles.pictured}>
              {pictureOf?.(option)}
              <span className={styles.words}>
                {nameOf(option)}
                {noteOf === undefined || noteOf(option) === '' ? null : <small> {noteOf(option)}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
