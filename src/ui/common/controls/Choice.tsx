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
  /** Wrapping, evenly side by side, or as tiles; rows and tiles are pushed sideways on a phone. */
  readonly layout?: 'wrap' | 'even' | 'row' | 'tiles';
  readonly onChoose: (option: Option) => void;
}

/** One of a few, as radio buttons: all options in sight, arrow keys work. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, value, nameOf, noteOf, pictureOf, layout = 'wrap', onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles[layout]}>
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
