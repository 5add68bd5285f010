import type { Unit } from '../../battle/model/unit';
import type { Observation } from '../../battle/view/observe';
import { lookUp } from '../../kernel/dispatch';
import { selectStandings } from '../../store/view/boardSelectors';
import { CardToken } from '../art/pictures/CardToken';
import { useIsSmall } from '../art/pictures/useIsSmall';
import type { Input } from '../battle/useInput';
import { KeywordTexts } from '../common/card/KeywordTexts';
import { Stats } from '../common/card/Stats';
import { useCardLook } from '../common/card/useCardLook';
import { useFactionName } from '../common/card/useFactionName';
import { useGrants } from '../common/card/useGrants';
import { useKeywords } from '../common/card/useKeywords';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { OpeningNotes } from './OpeningNotes';
import { UnitOrders } from './UnitOrders';
import styles from './UnitSheet.module.css';

interface UnitSheetProps {
  readonly unit: Unit;
  readonly seen: Observation;
  readonly input: Input;
}

/** A unit on vellum: its figures now, its keywords in sentences, and the orders that have no place on the board. */
export function UnitSheet({ unit, seen, input }: UnitSheetProps) {
  const speak = useSpeak();
  const look = useCardLook()(unit.card);
  const isSmall = useIsSmall();
  const keywordsOf = useKeywords();
  const grantsOf = useGrants();
  const factionOf = useFactionName();
  const standing = lookUp(useAppSelector(selectStandings), unit.id);
  const states = [
    unit.fresh ? speak('unit.fresh') : '',
    standing?.hidden === true ? speak('look.hidden') : '',
    unit.braced ? speak('look.braced') : '',
    unit.strayed ? speak('look.strayed') : '',
  ].filter((state) => state !== '');
  return (
    <div className={`${styles.sheet} f-${look.faction}`}>
      <header className={styles.header}>
        <span className={styles.emblem}>
          <CardToken look={look} view={isSmall ? 'mark' : 'token'} width={isSmall ? 44 : 68} />
        </span>
        <p className={styles.who}>
          <strong>{look.name}</strong>
          <span>
            {speak(unit.side === seen.side ? 'look.yours' : 'look.enemys')} · {factionOf(look.faction)} ·{' '}
            {speak(`type.${unit.type}`)}
          </span>
        </p>
      </header>
      <span className={styles.stats}>
        <Stats
          attack={unit.attack}
          defense={unit.defense}
          health={unit.health}
          fullHealth={unit.fullHealth}
          {...(standing === undefined ? {} : { now: standing })}
        />
      </span>
      {states.length === 0 ? null : <p className={styles.states}>{states.join(' · ')}</p>}
      <KeywordTexts keywords={[...keywordsOf(unit.abilities), ...grantsOf(unit)]} />
      <UnitOrders unit={unit} input={input} />
      <OpeningNotes seen={seen} unit={unit.id} />
    </div>
  );
}
