import { lookUp } from '../../../kernel/dispatch';
import { useFieldView } from '../common/fieldHooks';
import { useGuideMarks } from '../guide';
import { FormationPicture } from './FormationPicture';
import styles from './formation.module.css';
import { useRailVoice } from './railVoice';

interface FormationChooserProps {
  readonly onChoose: (formation: string) => void;
}

/** Every formation of the set; who would stand where, and gain what, is shown once one is taken in hand. */
export function FormationChooser({ onChoose }: FormationChooserProps) {
  const { book } = useFieldView();
  const { narrator, formationText } = useRailVoice();
  const markOf = useGuideMarks();
  const known = (book.rules.formations?.ids ?? []).flatMap((id) => lookUp(book.formations, id) ?? []);
  return (
    <div className={styles.choices}>
      {known.map((formation) => (
        <button
          key={formation.id}
          type="button"
          className={styles.choice}
          title={formationText(formation.id)}
          {...markOf(`form ${formation.id}`)}
          onClick={() => onChoose(formation.id)}
        >
          <FormationPicture formation={formation} />
          {narrator.names.formation(formation.id)}
        </button>
      ))}
    </div>
  );
}
