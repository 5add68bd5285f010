import { useId } from 'react';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { FieldUnit } from '../../../skirmish/model/state';
import { VisuallyHidden } from '../../common/controls/VisuallyHidden';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { maneuverFacts, maneuversOf, type OfferedManeuver, usesLeft } from './maneuverWords';
import styles from './orders.module.css';
import { MANEUVER_ICONS } from './railIcons';
import { useRailVoice } from './railVoice';

export interface ManeuverChooserProps {
  readonly unit: FieldUnit;
  readonly chosen: string | null;
  readonly onChoose: (maneuver: string) => void;
  /** The legal orders of the side. */
  readonly orders: readonly SkirmishOrder[];
}

/** The maneuvers that a unit knows, with what they take and do; those that can't be done now say why. */
export function ManeuverChooser({ unit, chosen, onChoose, orders }: ManeuverChooserProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  const offered = maneuversOf(view, voice, unit, orders);
  if (offered.length === 0) return null;
  const title = voice.speak('rail.maneuvers');
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.head}>{title}</h3>
      <div className={styles.column}>
        {offered.map((each) => (
          <ManeuverButton
            key={each.maneuver.id}
            unit={unit}
            offered={each}
            isChosen={chosen === each.maneuver.id}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  );
}

interface ManeuverButtonProps {
  readonly unit: FieldUnit;
  readonly offered: OfferedManeuver;
  readonly isChosen: boolean;
  readonly onChoose: (maneuver: string) => void;
}

function ManeuverButton({ unit, offered, isChosen, onChoose }: ManeuverButtonProps) {
  const voice = useRailVoice();
  const description = useId();
  const { maneuver, closed } = offered;
  const { id, type, movement, actions } = maneuver;
  const uses = usesLeft(unit, maneuver);
  return (
    <button
      type="button"
      className={styles.order}
      aria-pressed={isChosen}
      aria-disabled={closed !== null}
      aria-describedby={description}
      title={voice.maneuverText(id)}
      onClick={closed === null ? () => onChoose(id) : undefined}
    >
      <Icon name={MANEUVER_ICONS[type]} className={styles.icon ?? ''} />
      <span className={styles.words}>
        <span>{voice.narrator.names.maneuver(id)}</span>
        <small id={description}>
          {closed === null ? null : <b className={styles.closed}>{closed} </b>}
          {maneuverFacts(voice, maneuver, closed === null).join(', ')}
        </small>
      </span>
      <span className={styles.cost}>
        <VisuallyHidden>{voice.speak('rail.maneuver.cost', { movement, actions })}</VisuallyHidden>
        <span aria-hidden="true">
          <Icon name="boots" /> {movement}
        </span>
        <span aria-hidden="true">
          <i className={styles.diamond} /> {actions}
        </span>
        {uses === null ? null : <span>{voice.speak('rail.maneuver.uses', { uses })}</span>}
      </span>
    </button>
  );
}
