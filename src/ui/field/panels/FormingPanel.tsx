import type { FormationRole } from '../../../core/formations/formation';
import { getArrow } from '../../../core/geometry/direction';
import { lookUp } from '../../../kernel/dispatch';
import type { FieldFormation } from '../../../skirmish/model/book';
import { judge } from '../../../skirmish/orders/table';
import { layFormation } from '../../../skirmish/view/layFormation';
import { ENGLISH_DRILL } from '../../../words/field/en/drill';
import { cellName, unitName } from '../../../words/field/narrator';
import buttons from '../../common/controls/buttons.module.css';
import { useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import { useGuideMarks } from '../guide';
import type { FieldPressed, Forming } from '../input/selection';
import { bonusWords, slotBonuses } from '../rail/formationFacts';
import { type RailVoice, useRailVoice } from '../rail/railVoice';
import styles from './pads.module.css';

interface FormingPanelProps {
  readonly selection: Forming;
  readonly onPress: (pressed: FieldPressed) => void;
}

const FACINGS = ['north', 'east', 'south', 'west'] as const;

/** A formation before it is ordered: who would go where, and what is still missing. */
export function FormingPanel(props: FormingPanelProps) {
  return (
    <LaterWords english={ENGLISH_DRILL}>
      <WordedFormingPanel {...props} />
    </LaterWords>
  );
}

function WordedFormingPanel({ selection, onPress }: FormingPanelProps) {
  const { book, seen, narrator } = useFieldView();
  const voice = useRailVoice();
  const markOf = useGuideMarks();
  const { speak } = narrator;
  const { mode: _mode, ...order } = selection;
  const slots = layFormation(book, seen.field, seen.side, order);
  const formation = lookUp(book.formations, selection.formation);
  const gainAt = (number: number): string => {
    const slot = formation?.slots[number];
    if (formation === undefined || slot === undefined) return '';
    return bonusWords(voice.speak, slotBonuses(formation, slot), book.rules.formations?.divisor ?? 1);
  };
  const refusal = judge({ book, state: seen.field, side: seen.side }, { type: 'form', ...order });
  return (
    <section className={styles.sheet} aria-label={narrator.names.formation(selection.formation)}>
      <h2>{narrator.names.formation(selection.formation)}</h2>
      <fieldset className={styles.pad} aria-label={speak('board.face')}>
        {FACINGS.map((direction) => (
          <button
            key={direction}
            type="button"
            aria-pressed={selection.facing === direction}
            aria-label={speak(`field.direction.${direction}`)}
            onClick={() => onPress({ type: 'facing', direction })}
          >
            {getArrow(direction)}
          </button>
        ))}
      </fieldset>
      {refusal === null ? null : <p className={styles.wrong}>{voice.refusal(refusal)}</p>}
      <div className={`${buttons.row} ${styles.foot}`}>
        <button
          type="button"
          className={buttons.primary}
          {...markOf('confirm')}
          onClick={() => onPress({ type: 'confirm' })}
        >
          {speak('board.form.confirm')}
        </button>
        <button type="button" onClick={() => onPress({ type: 'cancel' })}>
          {speak('board.form.cancel')}
        </button>
      </div>
      <p>
        {voice.formationText(selection.formation)}
        {formation === undefined ? null : ` ${sizeOf(voice, formation)}`}
      </p>
      <p>{speak('board.form.how')}</p>
      <ul>
        {slots.map(({ at, role, unit }, number) => (
          <li key={`${at.x} ${at.y}`}>
            {unit === null
              ? speak('board.form.free', { at: cellName(at), role: speak(`rail.role.${role as FormationRole}`) })
              : speak('board.form.ghost', {
                  unit: unitName(narrator, unit),
                  at: cellName(at),
                  role: speak(`rail.role.${role as FormationRole}`),
                })}{' '}
            <small>{gainAt(number)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sizeOf({ speak }: RailVoice, { minimum: least, maximum: most, needsLeader }: FieldFormation): string {
  return speak('rail.formation.size', { least, most, leader: needsLeader ? 'yes' : 'no' });
}
