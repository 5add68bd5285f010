import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import type { ActiveFormation } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import { ActiveFormationSheet } from './ActiveFormationSheet';
import { FormationChooser } from './FormationChooser';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';

export interface FormationPanelProps {
  /** The one that stands and is looked at; then it is shown instead of the chooser. */
  readonly formation?: ActiveFormation | null;
  /** In the chooser, the formation in hand. */
  readonly chosen?: string | null;
  /** The legal orders of the side: marches and disbanding. */
  readonly orders: readonly SkirmishOrder[];
  /** Why a formation can't be formed, where that is known. */
  readonly whyClosed?: (formation: string) => SkirmishRefusal | null;
  readonly onChoose: (formation: string) => void;
  /** Takes the march in hand: direction and squares are chosen on the board. */
  readonly onMarch: (formation: number) => void;
  readonly onOrder: (order: SkirmishOrder) => void;
}

/** The formations of the rule set, or the one that stands. */
export function FormationPanel({ formation = null, chosen = null, ...others }: FormationPanelProps) {
  const { book } = useFieldView();
  const { speak, narrator } = useRailVoice();
  if (book.rules.formations === undefined) return null;
  const { orders, whyClosed = () => null, onChoose, onMarch, onOrder } = others;
  const title = formation === null ? speak('rail.formations') : narrator.names.formation(formation.formation);
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {formation === null ? (
        <FormationChooser chosen={chosen} whyClosed={whyClosed} onChoose={onChoose} />
      ) : (
        <ActiveFormationSheet formation={formation} orders={orders} onMarch={onMarch} onOrder={onOrder} />
      )}
    </section>
  );
}
