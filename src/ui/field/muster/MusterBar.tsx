import { useId } from 'react';
import { modeOf, ownSideOf } from '../../../store/field/setup/seats';
import { costOf } from '../../../store/field/setup/squads';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './MusterBar.module.css';
import { problemSentence, setupSentence } from './setupWords';
import { useAskFirst } from './useAskFirst';
import { useBegin } from './useBegin';
import type { MusterProps } from './useMuster';

/** The battle as a sentence, and the one golden button: with what is chosen already it begins. */
export function MusterBar({ muster, catalog, language }: MusterProps) {
  const speak = useFieldSpeak();
  const begin = useBegin(catalog);
  const asking = useAskFirst(catalog, language);
  const description = useId();
  const { setup, problems } = muster;
  const isPossible = problems.length === 0;
  const press = () => {
    if (isPossible) asking.begin(() => begin(setup));
  };
  return (
    <section className={styles.bar} aria-label={speak('muster.begin')}>
      <div id={description} className={styles.told}>
        <p className={styles.sentence}>{setupSentence(speak, catalog, setup, language)}</p>
        <p className={styles.note}>
          {speak('muster.seed', { seed: String(setup.seed) })}
          <Unused muster={muster} />
        </p>
        <div role="status" className={styles.problems}>
          {problems.map((problem) => (
            <p key={JSON.stringify(problem)}>{problemSentence(speak, problem)}</p>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={styles.begin}
        aria-disabled={!isPossible}
        aria-describedby={description}
        onClick={press}
      >
        {speak('muster.begin')}
      </button>
      {asking.question}
    </section>
  );
}

function Unused({ muster: { setup, book } }: Pick<MusterProps, 'muster'>) {
  const speak = useFieldSpeak();
  if (book === null || modeOf(setup.seats) === 'watch') return null;
  const squad = setup.squads[ownSideOf(setup.seats)];
  const { credits, most } = book.rules.muster;
  return ` · ${speak('muster.unused', {
    places: Math.max(0, most - squad.length),
    credits: Math.max(0, credits - costOf(book, squad)),
  })}`;
}
