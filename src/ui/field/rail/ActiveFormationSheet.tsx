import { lookUp } from '../../../kernel/dispatch';
import { LEAST_INTEGRITY } from '../../../skirmish/formations/integrity';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { ActiveFormation } from '../../../skirmish/model/state';
import { cellName } from '../../../words/field/narrator';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import styles from './formation.module.css';
import { bonusWords, type MemberFacts, membersOf, slotBonuses } from './formationFacts';
import { ROLE_ICONS } from './railIcons';
import { type RailVoice, useRailVoice } from './railVoice';
import sheet from './sheet.module.css';

interface ActiveFormationSheetProps {
  readonly formation: ActiveFormation;
  readonly orders: readonly SkirmishOrder[];
  readonly onOrder: (order: SkirmishOrder) => void;
}

/** A formation that stands: its integrity with the mark under which it breaks, every member, and what is wrong. */
export function ActiveFormationSheet({ formation, orders, onOrder }: ActiveFormationSheetProps) {
  const { book, seen } = useFieldView();
  const { speak } = useRailVoice();
  const { id, integrity } = formation;
  const disband = orders.find((order) => order.type === 'disband' && order.formation === id);
  return (
    <>
      <div className={styles.integrity}>
        <strong className={styles.figure}>{speak('rail.formation.integrity', { percent: integrity })}</strong>
        <div>
          <div className={styles.meter} aria-hidden="true">
            <span className={styles.whole} style={{ width: `${integrity}%` }} />
            <span className={styles.mark} style={{ left: `${LEAST_INTEGRITY}%` }} />
          </div>
          <p className={styles.text}>{speak('rail.formation.breaks', { least: LEAST_INTEGRITY })}</p>
        </div>
      </div>
      <ul className={styles.slots}>
        {membersOf(book, seen.field, formation).map((member) => (
          <MemberRow key={member.id} member={member} formation={formation} />
        ))}
      </ul>
      {seen.side === formation.side ? (
        <div className={sheet.buttons}>
          <button
            type="button"
            className={sheet.cancel}
            aria-disabled={disband === undefined}
            onClick={disband === undefined ? undefined : () => onOrder(disband)}
          >
            {speak('rail.formation.disband')}
          </button>
        </div>
      ) : null}
    </>
  );
}

interface MemberRowProps {
  readonly member: MemberFacts;
  readonly formation: ActiveFormation;
}

function MemberRow({ member, formation }: MemberRowProps) {
  const { book } = useFieldView();
  const voice = useRailVoice();
  const { unit, role, fault, slot, id } = member;
  const definition = lookUp(book.formations, formation.formation);
  const gain =
    definition === undefined
      ? ''
      : bonusWords(voice.speak, slotBonuses(definition, slot), book.rules.formations?.divisor ?? 1);
  const at = unit?.position == null ? '' : `, ${cellName(unit.position)}`;
  return (
    <li>
      <Icon name={ROLE_ICONS[role]} />
      <b>{voice.speak(`rail.role.${role}`)}</b>
      <span>
        {unit === null ? voice.named(id) : voice.unit(unit)}
        {at}
      </span>
      <span className={fault === null ? styles.fine : styles.fault}>{faultWords(voice, member, formation)}</span>
      {gain === '' || fault !== null ? null : <small className={styles.gain}>{gain}</small>}
    </li>
  );
}

/** What is to be done about it. */
function faultWords({ speak, facing }: RailVoice, { fault, place }: MemberFacts, formation: ActiveFormation): string {
  if (fault === null) return speak('rail.formation.inPlace');
  return speak(`rail.fault.${fault}`, { cell: cellName(place), facing: facing(formation.facing) });
}
