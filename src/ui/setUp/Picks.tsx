import { type ReactNode, useId } from 'react';
import styles from './Picks.module.css';

interface PicksProps<Option extends string> {
  /** Where the battle's sentence leads to. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly nameOf: (option: Option) => string;
  readonly pictureOf?: (option: Option) => ReactNode;
  /** One below the other, as small pictures, or as a row of words. */
  readonly layout: 'list' | 'stamps' | 'words';
  readonly onChoose: (option: Option) => void;
}

/** One of several, as radio buttons on the wood of the table: what is chosen has a ring of bone. */
export function Picks<Option extends string>(props: PicksProps<Option>) {
  const { id, label, options, value, nameOf, pictureOf, layout, onChoose } = props;
  const group = useId();
  return (
    <fieldset id={id} className={styles.picks}>
      <legend>{label}</legend>
      <div className={styles[layout]}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={group} checked={option === value} onChange={() => onChoose(option)} />
            <span className={styles.face}>
              {pictureOf === undefined ? null : <span className={styles.picture}>{pictureOf(option)}</span>}
              <span className={styles.name}>{nameOf(option)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
