import type { ReactNode } from 'react';
import type { Position } from '../../../core/geometry/position';
import { cellName } from '../../../words/field/narrator';
import { useFieldView } from '../common/fieldHooks';
import styles from './CellSlip.module.css';
import { cellFacts } from './cellFacts';
import { useRailVoice } from './railVoice';
import { groundName, slipWords } from './slipWords';

export interface CellSlipProps {
  /** The cell looked at; nothing is shown without one. */
  readonly at: Position | null;
  /** Its picture, where somebody draws one. */
  readonly picture?: ReactNode;
  /** Nobody on the field is the viewer's own: who sees it isn't told. */
  readonly isWatched?: boolean;
}

/** What is known of the cell under the pointer or the focus. */
export function CellSlip({ at, picture, isWatched = false }: CellSlipProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  if (at === null) return null;
  const facts = cellFacts(view, at);
  const cell = cellName(at);
  return (
    <section className={`${styles.slip} ${picture === undefined ? '' : styles.pictured}`}>
      {picture}
      <div>
        <h3 className={styles.title}>
          {facts === null
            ? voice.speak('rail.cell.unknown', { cell })
            : voice.speak('rail.cell', { cell, ground: groundName(voice, facts) })}
        </h3>
        <p className={styles.text}>
          {facts === null ? voice.speak('rail.cell.unseen') : slipWords(view, voice, facts, isWatched).join(' ')}
        </p>
      </div>
    </section>
  );
}
