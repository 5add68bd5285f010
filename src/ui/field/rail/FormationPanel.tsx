import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { ActiveFormation } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import { ActiveFormationSheet } from './ActiveFormationSheet';
import { FormationChooser } from './FormationChooser';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';

export interface FormationPanelProps {
  /** The one that stands and is looked at; then it is shown instead of the chooser. */
  readonly formation: ActiveFormation | null;
  /** The legal orders of the side: disbanding is one. */
  readonly orders: readonly SkirmishOrder[];
  readonly onChoose: (formation: string) => void;
  readonly onOrder: (order: SkirmishOrder) => void;
}

/** The formations of the rule set, or the one that stands. */
export function FormationPanel({ formation, orders, onChoose, onOrder }: FormationPanelProps) {
  const { book } = useFieldView();
  const { speak, narrator } = useRailVoice();
  if (book.rules.formations === undefined) return null;
  const title = formation === null ? speak('rail.formations') : narrator.names.formation(formation.formation);
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {formation === null ? (
        <FormationChooser onChoose={onChoose} />
      ) : (
        <ActiveFormationSheet formation={formation} orders={orders} onOrder={onOrder} />
      )}
    </section>
  );
}
