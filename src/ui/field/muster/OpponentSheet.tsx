import { SIDES } from '../../../kernel/sides';
import { HUMAN } from '../../../store/field/fieldSeatsSlice';
import { modeOf } from '../../../store/field/setup/seats';
import { useFieldSpeak } from '../common/fieldHooks';
import { OpponentChoice } from './OpponentChoice';
import sheet from './Sheet.module.css';
import type { MusterProps } from './useMuster';

/** Who leads the squads that no person leads; nothing where two people play. */
export function OpponentSheet({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const { seats } = muster.setup;
  const isAlone = modeOf(seats) === 'opponent';
  const led = SIDES.filter((side) => seats[side] !== HUMAN);
  if (led.length === 0) return null;
  return (
    <section className={`${sheet.sheet} ${sheet.choices}`} aria-label={speak('muster.opponent')}>
      {led.map((side) => (
        <OpponentChoice
          key={side}
          catalog={catalog}
          language={language}
          label={speak(isAlone ? 'muster.opponent' : `muster.opponent.${side}`)}
          strategyLabel={
            isAlone ? speak('muster.strategy') : speak('muster.strategyOf', { side: speak(`field.side.${side}`) })
          }
          seat={seats[side]}
          onChoose={(seat) => muster.change({ seats: { ...seats, [side]: seat } })}
        />
      ))}
    </section>
  );
}
