import { type ZoneFigures, zoneFigures } from '../../battle/damage/zoneFigures';
import { type CellSet, hasColumn } from '../../battle/model/cellSet';
import type { SiegeRules } from '../../battle/model/rules';
import type { Stratagem } from '../../battle/model/stratagem';
import type { Observation } from '../../battle/view/observe';
import { selectAimsOf } from '../../store/view/stratagemSelectors';
import { selectDeploymentZone } from '../../store/view/zoneSelectors';
import { CardFace } from '../common/card/CardFace';
import { StratagemFace } from '../common/card/StratagemFace';
import { useCardLook } from '../common/card/useCardLook';
import { useScrollStop } from '../common/dialog/useScrollStop';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import styles from './CardPanel.module.css';

interface CardPanelProps {
  readonly card: string;
  readonly seen: Observation;
  readonly rules: SiegeRules;
  /** Taken in hand, or only looked at. */
  readonly chosen: boolean;
}

/** A card at full size, with what its keywords do and its figures in every column. */
export function CardPanel({ card, seen, rules, chosen }: CardPanelProps) {
  const speak = useSpeak();
  const look = useCardLook()(card);
  const { figures, stratagem } = look;
  const scrollStop = useScrollStop();
  const title = speak(chosen ? 'chosen.title' : 'look.card');
  const zone = useAppSelector(selectDeploymentZone(seen.side, card));
  if (stratagem !== undefined) {
    const affordable = seen.phase === 'mulligan' || stratagem.cost <= seen.supply[seen.side];
    return (
      <section className={styles.panel} aria-label={title} {...scrollStop}>
        <h2 className={styles.heading}>{title}</h2>
        <StratagemFace look={look} stratagem={stratagem} affordable={affordable} place="rail" />
        {chosen ? <AimNote card={card} stratagem={stratagem} /> : null}
      </section>
    );
  }
  if (figures === undefined) return <CardFace look={look} affordable={false} place="rail" />;
  return (
    <section className={styles.panel} aria-label={title} {...scrollStop}>
      <h2 className={styles.heading}>{title}</h2>
      <CardFace
        look={look}
        affordable={seen.phase === 'mulligan' || figures.cost <= seen.supply[seen.side]}
        place="rail"
      />
      <ZoneTable figures={zoneFigures(rules, figures, seen.side)} zone={zone} />
      {chosen ? <p className={styles.rule}>{speak('chosen.freshRule')}</p> : null}
    </section>
  );
}

/** What to do with a chosen stratagem, or why nothing can be done with it. */
function AimNote({ card, stratagem }: { readonly card: string; readonly stratagem: Stratagem }) {
  const speak = useSpeak();
  const aims = useAppSelector(selectAimsOf)(card) ?? [];
  if (aims.some(({ refusal }) => refusal === null)) {
    return <p className={styles.how}>{speak('play.how', { of: stratagem.target.of })}</p>;
  }
  const isGiven = aims.some(({ refusal }) => refusal === 'order-given');
  return <p className={styles.how}>{speak(isGiven ? 'play.given' : 'play.nowhere')}</p>;
}

interface ZoneTableProps {
  readonly figures: readonly ZoneFigures[];
  /** Where the card may be deployed. */
  readonly zone: CellSet;
}

function ZoneTable({ figures, zone: open }: ZoneTableProps) {
  const speak = useSpeak();
  return (
    <table className={styles.zones}>
      <thead>
        <tr>
          <th scope="col">{speak('chosen.where')}</th>
          <th scope="col">{speak('stat.attack')}</th>
          <th scope="col">{speak('stat.defense')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ zone, attack, defense }, col) => (
          <tr key={zone} className={hasColumn(open, col) ? '' : styles.foreign}>
            <th scope="row">
              {speak(`zone.${zone}`)} {hasColumn(open, col) ? null : <small>{speak('chosen.enemyGround')}</small>}
            </th>
            <td>{attack}</td>
            <td>{defense}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
