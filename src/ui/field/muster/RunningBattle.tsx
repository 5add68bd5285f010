import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { selectFieldBook, selectFieldSeen, selectIsFieldUnfinished } from '../../../store/field/fieldSelectors';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';
import { useFieldSelector, useFieldSpeak } from '../common/fieldHooks';
import { faceName } from './faceWords';
import styles from './RunningBattle.module.css';

interface Running {
  readonly rules: string;
  readonly round: number;
}

/** The battle that goes on; null when there is none. */
export function useRunning(catalog: FieldCatalog, language: Language): Running | null {
  const isUnfinished = useFieldSelector(selectIsFieldUnfinished);
  const book = useFieldSelector(selectFieldBook);
  const round = useFieldSelector((state) => selectFieldSeen(state)?.field.round ?? 1);
  if (!isUnfinished || book === null) return null;
  const face = lookUp(catalog.rules, book.rules.id);
  return { rules: face === undefined ? book.rules.id : faceName(face, language), round };
}

/** The way back to a battle that goes on. */
export function RunningBattle({ catalog, language }: { readonly catalog: FieldCatalog; readonly language: Language }) {
  const speak = useFieldSpeak();
  const running = useRunning(catalog, language);
  if (running === null) return null;
  return (
    <div className={styles.running}>
      <p>{speak('muster.running', { ...running })}</p>
      <button type="button" onClick={() => goTo(PATHS.fieldBattle)}>
        {speak('muster.running.continue')}
      </button>
    </div>
  );
}
