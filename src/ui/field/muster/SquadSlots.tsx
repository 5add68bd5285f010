import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { FieldNames } from '../../../words/field/narrator';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './SquadSlots.module.css';
import { UnitBadge } from './UnitBadge';

interface SquadSlotsProps {
  readonly book: FieldBook;
  readonly squad: readonly string[];
  readonly side: Side;
  readonly names: FieldNames;
}

/** Who has joined so far, and how many places are free. */
export function SquadSlots({ book, squad, side, names }: SquadSlotsProps) {
  const speak = useFieldSpeak();
  const free = Math.max(0, book.rules.muster.most - squad.length);
  // Alike units stand beside each other: only the place tells them apart.
  const slots = [...squad.map((kind) => kind as string | null), ...Array.from({ length: free }, () => null)];
  return (
    <ol className={styles.slots} aria-label={speak('muster.squad.chosen')}>
      {slots.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <li key={place} className={kind === null ? styles.free : styles.slot}>
          {kind === null ? (
            <span>{speak('muster.squad.free')}</span>
          ) : (
            <>
              <UnitBadge book={book} kind={kind} side={side} />
              <span>{names.unit(kind)}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
