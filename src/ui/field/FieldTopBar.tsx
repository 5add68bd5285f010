import type { SkirmishOrder } from '../../skirmish/model/orders';
import { selectFieldSeats, selectIsFieldPlayedHere } from '../../store/field/fieldSelectors';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { useFieldSelector, useFieldView } from './common/fieldHooks';
import { useBattlefieldName } from './common/useBattlefieldName';
import styles from './FieldTable.module.css';
import { ControlMeter } from './rail/ControlMeter';
import { RoundPlate } from './rail/RoundPlate';

interface FieldTopBarProps {
  readonly onMenu: () => void;
  readonly legal: readonly SkirmishOrder[];
}

/** Where, which round, who holds the point, whose turn it is. */
export function FieldTopBar({ onMenu, legal }: FieldTopBarProps) {
  const speakPage = useSpeak();
  const { narrator, seen } = useFieldView();
  const { speak } = narrator;
  const place = useBattlefieldName();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label={speak('board.menu')} onClick={onMenu}>
        <Icon name="hamburger-menu" />
      </button>
      <h1 className={styles.title}>
        {speakPage('app.title')}
        <span className={styles.place}>{place}</span>
      </h1>
      <div className={styles.middle}>
        <RoundPlate legal={legal} />
        {seen.field.phase === 'deployment' ? null : <ControlMeter />}
      </div>
      <p className={styles.turn} role="status">
        <TurnWords />
      </p>
    </header>
  );
}

/** What the plate of the round doesn't say: the end, an opponent that thinks. Of another tab the rail tells. */
function TurnWords() {
  const { narrator, seen } = useFieldView();
  const { speak } = narrator;
  const isPlayedHere = useFieldSelector(selectIsFieldPlayedHere);
  const { thinking } = useFieldSelector(selectFieldSeats);
  const { winner, endReason } = seen.field;
  if (winner !== null) return speak('field.ended', { winner, reason: endReason ?? 'elimination' });
  return thinking && isPlayedHere ? speak('board.thinking') : null;
}
