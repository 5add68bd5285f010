import { type ReactNode, useId } from 'react';
import styles from './Picks.module.css';

/** Options that stand together, under a heading or none. */
export interface Section<Option extends string> {
  readonly title: string | null;
  readonly options: readonly Option[];
}

interface PicksProps<Option extends string> {
  /** Where the battle's sentence leads to. */
  readonly id: string;
  readonly label: string;
  readonly sections: readonly Section<Option>[];
  readonly value: Option;
  readonly nameOf: (option: Option) => string;
  /** A second, smaller line. */
  readonly noteOf?: (option: Option) => string;
  readonly pictureOf?: (option: Option) => ReactNode;
  /** One below the other, as small pictures, or as a row of words. */
  readonly layout: 'list' | 'stamps' | 'words';
  readonly onChoose: (option: Option) => void;
}

/** One of several, as radio buttons on the wood of the table: what is chosen has a ring of bone. */
export function Picks<Option extends string>(props: PicksProps<Option>) {
  const { id, label, sections, value, nameOf, noteOf, pictureOf, layout, onChoose } = props;
  const group = useId();
  return (
    <fieldset id={id} className={styles.picks}>
      <legend>{label}</legend>
      {sections.map(({ title, options }) => (
        <div key={title ?? ''}>
          {title === null ? null : <p className={styles.title}>{title}</p>}
          <div className={styles[layout]}>
            {options.map((option) => (
              <label key={option} className={styles.option}>
                <input type="radio" name={group} checked={option === value} onChange={() => onChoose(option)} />
                <span className={styles.face}>
                  {pictureOf === undefined ? null : <span className={styles.picture}>{pictureOf(option)}</span>}
                  <span className={styles.name}>
                    {nameOf(option)}
                    {noteOf === undefined || noteOf(option) === '' ? null : <small> {noteOf(option)}</small>}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
