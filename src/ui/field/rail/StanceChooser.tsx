import { STANCES, type Stance } from '../../../skirmish/model/rules';
import type { FieldUnit } from '../../../skirmish/model/state';
import { useFieldView } from '../common/fieldHooks';
import { OrderButton } from './OrderButton';
import styles from './orders.module.css';
import { STANCE_ICONS } from './railIcons';
import { useRailVoice } from './railVoice';
import { refusalOf } from './refusalOf';
import { stanceWords } from './stanceWords';

export interface StanceChooserProps {
  readonly unit: FieldUnit;
  readonly onChoose: (stance: Stance) => void;
}

/** The stances of the rule set with what each changes; the unit's own is pressed. */
export function StanceChooser({ unit, onChoose }: StanceChooserProps) {
  const view = useFieldView();
  const voice = useRailVoice();
  const { stances } = view.book.rules;
  if (stances === undefined) return null;
  const title = voice.speak('rail.stances', { unit: voice.unit(unit) });
  const refusal = refusalOf(view, { type: 'stance', unit: unit.id, stance: unit.stance });
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.head}>{title}</h3>
      {refusal === null ? null : <p className={styles.why}>{voice.refusal(refusal)}</p>}
      <div className={styles.orders}>
        {STANCES.flatMap((stance) => {
          const effect = stances[stance];
          if (effect === undefined) return [];
          return (
            <OrderButton
              key={stance}
              icon={STANCE_ICONS[stance]}
              label={voice.speak(`field.stance.${stance}`)}
              detail={stanceWords(voice.speak, effect)}
              isChosen={unit.stance === stance}
              isOpen={refusal === null}
              onPress={() => onChoose(stance)}
            />
          );
        })}
      </div>
    </section>
  );
}
