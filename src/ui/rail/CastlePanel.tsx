import type { Observation } from '../../battle/view/observe';
import { OPPONENT } from '../../kernel/sides';
import { selectAttrition, selectFullCastles, selectScreens } from '../../store/view/tableSelectors';
import { armsWords, FLYING } from '../../words/arms';
import { ArmsShield } from '../art/arms/ArmsShield';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useOwnArms } from '../common/hooks/useOwnArms';
import { Icon } from '../common/icons/Icon';
import styles from './CastlePanel.module.css';

interface CastlePanelProps {
  readonly own: boolean;
  readonly seen: Observation;
}

/** A castle in words: its health, and what the badges on its gates say of each row. */
export function CastlePanel({ own, seen }: CastlePanelProps) {
  const speak = useSpeak();
  const side = own ? seen.side : OPPONENT[seen.side];
  const screens = useAppSelector(selectScreens)[side].map((percent, place) => ({ row: place + 1, percent }));
  const full = useAppSelector(selectFullCastles)[side];
  const worn = useOwnArms();
  const arms = own && FLYING.some((part) => worn?.[part] !== undefined) ? (worn ?? null) : null;
  return (
    <section className={styles.panel} aria-label={speak('castle.look')}>
      <h2 className={styles.heading}>
        <Icon name="castle" /> {speak(own ? 'castle.yours' : 'castle.enemys')}
        <span>{speak('castle.health', { health: Math.max(0, seen.castles[side]), full })}</span>
      </h2>
      <dl>
        {screens.map(({ row, percent }) => (
          <div key={row} className={styles.row}>
            <dt>{speak('castle.row', { row })}</dt>
            <dd>{percent === null ? speak('castle.rowOpen') : speak('castle.rowScreened', { percent })}</dd>
          </div>
        ))}
      </dl>
      {arms === null ? null : (
        <p className={styles.arms}>
          <ArmsShield arms={arms} className={styles.shield} />{' '}
          {speak('arms.banner', { pieces: armsWords(speak, arms, FLYING) })}
        </p>
      )}
      <Attrition />
    </section>
  );
}

/** The clock that ends every battle: narrow screens have only its hand at their head. */
function Attrition() {
  const speak = useSpeak();
  const attrition = useAppSelector(selectAttrition);
  if (attrition === null) return null;
  const { rounds, fromRound, firstLoss, nextLoss } = attrition;
  const isNear = rounds <= 1;
  return (
    <p className={styles.attrition}>
      <Icon name="flame" />{' '}
      {isNear
        ? speak('battle.attritionNow', { loss: nextLoss })
        : `${speak('battle.attritionIn', { rounds })}, ${speak('battle.attritionSoon', { round: fromRound, loss: firstLoss })}`}
    </p>
  );
}
