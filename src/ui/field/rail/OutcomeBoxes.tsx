import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { percentOf } from '../common/percent';
import type { AttackReading } from './attackReading';
import { damageFormula } from './damageLines';
import { hitWords, missWords, spentWords } from './outcomeWords';
import { useRailVoice } from './railVoice';
import styles from './sheet.module.css';

interface OutcomeBoxesProps {
  readonly reading: AttackReading;
  readonly order: SkirmishOrder;
}

/** What a hit does, what a miss does, and what is spent either way. */
export function OutcomeBoxes({ reading, order }: OutcomeBoxesProps) {
  const voice = useRailVoice();
  const { speak } = voice;
  const { chance, kill } = reading.odds;
  const percent = percentOf(chance);
  const isSure = chance.numerator === chance.denominator;
  const miss = percentOf({ numerator: chance.denominator - chance.numerator, denominator: chance.denominator });
  const formula = damageFormula(voice, reading);
  const isPlain = !formula.includes(' ') || reading.context.maneuver?.type === 'grapple_move';
  return (
    <div className={styles.outcomes}>
      <div className={`${styles.outcome} ${styles.hit}`}>
        <h3>{isSure ? speak('rail.hit.sure') : speak('rail.hit', { percent })}</h3>
        {hitWords(voice, reading).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isPlain ? null : <p>{formula}</p>}
        {kill.numerator === 0 ? null : <strong>{speak('rail.hit.kill', { percent: percentOf(kill) })}</strong>}
      </div>
      <div className={styles.outcome}>
        <h3>{isSure ? speak('rail.miss.none') : speak('rail.miss', { percent: miss })}</h3>
        {isSure ? null : missWords(voice, reading).map((line) => <p key={line}>{line}</p>)}
        <p>{speak('rail.either', { spent: spentWords(voice, reading, order) })}</p>
      </div>
    </div>
  );
}
