import type { FieldBook } from '../../../skirmish/model/book';
import { SQUAD_SHAPES, squadByLot, squadOfShape } from '../../../store/field/setup/squads';
import { freshSeed } from '../../common/boot/freshSeed';
import { Icon } from '../../common/icons/Icon';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './Shapes.module.css';

interface ShapesProps {
  readonly book: FieldBook;
  readonly onChoose: (squad: readonly string[]) => void;
}

/** Squads that stand ready, and one by lot. */
export function Shapes({ book, onChoose }: ShapesProps) {
  const speak = useFieldSpeak();
  return (
    <fieldset className={styles.shapes}>
      <legend className={styles.legend}>{speak('muster.shapes')}</legend>
      <button type="button" onClick={() => onChoose(squadByLot(book, freshSeed()))}>
        <Icon name="perspective-dice-six-faces-random" /> {speak('muster.shape.lot')}
      </button>
      {SQUAD_SHAPES.map((shape) => (
        <button key={shape} type="button" onClick={() => onChoose(squadOfShape(book, shape))}>
          {speak(`muster.shape.${shape}`)}
        </button>
      ))}
    </fieldset>
  );
}
