import { HUMAN } from '../../../store/field/fieldSeatsSlice';
import { VICTORIES } from '../../../store/field/setup/fieldSetup';
import { FIELD_MODES, modeOf, seatsFor } from '../../../store/field/setup/seats';
import { Choice } from '../../common/controls/Choice';
import { useFieldSpeak } from '../common/fieldHooks';
import { HelpDoor } from '../help/HelpDoor';
import { MusterWays } from './MusterWays';
import { RuleSetChoice } from './RuleSetChoice';
import sheet from './Sheet.module.css';
import type { MusterProps } from './useMuster';

const FOG = ['on', 'off'] as const;

/** By what rules, and who plays. */
export function RulesColumn({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const { setup, change } = muster;
  const mode = modeOf(setup.seats);
  const weakest = Object.values(catalog.levels).sort((one, other) => one.rank - other.rank)[0]?.id ?? HUMAN;
  return (
    <section className={sheet.sheet} aria-labelledby="muster-rules">
      <div className={sheet.head}>
        <h2 id="muster-rules">{speak('muster.rules')}</h2>
        <HelpDoor catalog={catalog} setup={setup} language={language} />
      </div>
      <RuleSetChoice catalog={catalog} language={language} value={setup.rules} onChoose={muster.chooseRules} />
      <div className={sheet.choices}>
        <Choice
          label={speak('muster.victory')}
          options={VICTORIES}
          value={setup.victory}
          nameOf={(victory) => speak(`muster.victory.${victory}`)}
          layout="even"
          onChoose={(victory) => change({ victory })}
        />
        <Choice
          label={speak('muster.fog')}
          options={FOG}
          value={setup.fog ? 'on' : 'off'}
          nameOf={(word) => speak(`muster.fog.${word}`)}
          layout="even"
          onChoose={(word) => change({ fog: word === 'on' })}
        />
        <Choice
          label={speak('muster.mode')}
          options={FIELD_MODES}
          value={mode}
          nameOf={(option) => speak(`muster.mode.${option}`)}
          layout="even"
          onChoose={(option) => change({ seats: seatsFor(option, setup.seats, weakest) })}
        />
      </div>
      <MusterWays muster={muster} />
    </section>
  );
}
