import type { OrderReason } from '../../../ai/field/fieldPlayer';
import { capital } from '../../../words/capital';
import { ENGLISH_WHY } from '../../../words/field/en/why';
import { tellReason } from '../../../words/field/tellReason';
import { useFieldView } from '../common/fieldHooks';
import { LaterWords } from '../common/LaterWords';
import notes from './notes.module.css';

interface HintNoteProps {
  readonly hint: OrderReason;
}

/** What a Captain would do, as a deed. */
export function HintNote(props: HintNoteProps) {
  return (
    <LaterWords english={ENGLISH_WHY}>
      <WordedHint {...props} />
    </LaterWords>
  );
}

function WordedHint({ hint }: HintNoteProps) {
  const { narrator } = useFieldView();
  return (
    <p className={notes.note} role="status">
      <b>{narrator.speak('board.hint.title')}</b> {capital(tellReason(narrator, hint)[0] ?? '')}
    </p>
  );
}
