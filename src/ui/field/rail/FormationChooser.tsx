import { lookUp } from '../../../kernel/dispatch';
import type { FieldFormation } from '../../../skirmish/model/book';
import type { SkirmishRefusal } from '../../../skirmish/model/refusals';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { FormationPicture } from './FormationPicture';
import styles from './formation.module.css';
import { bonusWords, rolesOf, slotBonuses } from './formationFacts';
import { ROLE_ICONS } from './railIcons';
import { useRailVoice } from './railVoice';

interface FormationChooserProps {
  readonly chosen: string | null;
  readonly whyClosed: (formation: string) => SkirmishRefusal | null;
  readonly onChoose: (formation: string) => void;
}

/** Every formation of the set; of the one in hand its members, roles and what each gains. */
export function FormationChooser({ chosen, whyClosed, onChoose }: FormationChooserProps) {
  const { book } = useFieldView();
  const { narrator } = useRailVoice();
  const known = (book.rules.formations?.ids ?? []).flatMap((id) => lookUp(book.formations, id) ?? []);
  const inHand = known.find(({ id }) => id === chosen) ?? null;
  return (
    <>
      <div className={styles.choices}>
        {known.map((formation) => (
          <button
            key={formation.id}
            type="button"
            className={styles.choice}
            aria-pressed={formation.id === chosen}
            onClick={() => onChoose(formation.id)}
          >
            <FormationPicture formation={formation} />
            {narrator.names.formation(formation.id)}
          </button>
        ))}
      </div>
      {inHand === null ? null : <InHand formation={inHand} refusal={whyClosed(inHand.id)} />}
    </>
  );
}

interface InHandProps {
  readonly formation: FieldFormation;
  readonly refusal: SkirmishRefusal | null;
}

function InHand({ formation, refusal }: InHandProps) {
  const { book } = useFieldView();
  const voice = useRailVoice();
  const { speak } = voice;
  const { minimum: least, maximum: most, needsLeader } = formation;
  const divisor = book.rules.formations?.divisor ?? 1;
  return (
    <>
      <p className={styles.text}>{voice.formationText(formation.id)}</p>
      <p className={styles.text}>{speak('rail.formation.size', { least, most, leader: needsLeader ? 'yes' : 'no' })}</p>
      {refusal === null ? null : <p className={styles.fault}>{voice.refusal(refusal)}</p>}
      <ul className={styles.slots}>
        {rolesOf(formation).map(({ role, places, slot }) => (
          <li key={role}>
            <Icon name={ROLE_ICONS[role]} />
            <b>{speak(`rail.role.${role}`)}</b>
            <span>{speak('rail.formation.places', { places })}</span>
            <span className={styles.gain}>
              {bonusWords(speak, slotBonuses(formation, slot), divisor) || speak('rail.formation.noGain')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
