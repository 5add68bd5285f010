import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, type StandingUnit } from '../../../skirmish/model/state';
import type { ProvokedForecast } from '../../../skirmish/view/forecast';
import { cellName } from '../../../words/field/narrator';
import { Icon } from '../../common/icons/Icon';
import { useFieldView } from '../common/fieldHooks';
import { percentOf, spanText } from '../common/percent';
import { readBlow } from './attackReading';
import styles from './BlowCard.module.css';
import { countFaces, facesOf } from './faces';
import { ledgerOf } from './ledgerLines';
import { useRailVoice } from './railVoice';

interface BlowCardProps {
  readonly mover: StandingUnit;
  readonly blows: readonly ProvokedForecast[];
  readonly alternative: SkirmishOrder | null;
  readonly onAlternative?: (order: SkirmishOrder) => void;
}

/** The blows that a way invites, and the way without them. */
export function BlowCard({ mover, blows, alternative, onAlternative }: BlowCardProps) {
  const { speak } = useRailVoice();
  const without = speak('rail.disengage.without');
  return (
    <section className={styles.card}>
      <Icon name="crossed-swords" className={styles.icon ?? ''} />
      <div>
        <h3 className={styles.title}>{speak('rail.blows', { count: blows.length })}</h3>
        {blows.map((blow) => (
          <BlowText key={blow.by} mover={mover} blow={blow} />
        ))}
        {alternative === null ? null : (
          <p className={styles.without}>
            {without}
            {onAlternative === undefined ? null : (
              <button type="button" className={styles.take} onClick={() => onAlternative(alternative)}>
                {speak('rail.disengage.take')}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function BlowText({ mover, blow }: { readonly mover: StandingUnit; readonly blow: ProvokedForecast }) {
  const { book, seen } = useFieldView();
  const voice = useRailVoice();
  const { speak } = voice;
  const reading = readBlow(book, seen.field, mover, blow);
  const striker = findFieldUnit(seen.field, blow.by);
  if (reading === null || striker?.position == null) return null;
  const { odds } = blow;
  const { from, all } = countFaces(facesOf(reading));
  const sum = ledgerOf(voice, reading).sum;
  const [least, most] = odds.damage;
  return (
    <p className={styles.blow}>
      {speak('rail.blow.who', {
        at: cellName(blow.at),
        unit: voice.named(blow.by),
        cell: cellName(striker.position),
        how: all === 1 ? speak('rail.blow.sure') : speak('rail.blow.on', { from: from ?? speak('rail.never') }),
        percent: percentOf(odds.chance),
        damage: spanText(least, most),
      })}
      {odds.kill.numerator === 0 ? null : <b> {speak('rail.blow.kill', { percent: percentOf(odds.kill) })}</b>}
      <small>{speak('rail.blow.sum', { sum: `${sum.label} ${sum.figure}` })}</small>
    </p>
  );
}
