import { useState } from 'react';
import { type Rate, rateOf } from '../../kernel/wilson';
import { askWeakness, type Standings } from '../../store/decks/trials/deckQuestions';
import { selectLanguage } from '../../store/view/battleSelectors';
import { deckName } from '../../words/names';
import { freshSeed } from '../common/boot/freshSeed';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Whiskers, WhiskersScale } from '../common/plots/Whiskers';
import type { DeckDialogProps } from './dialogs';
import { TrialCourse } from './TrialCourse';
import styles from './Trials.module.css';
import { addStandings, rateOfScore } from './trialRates';
import { useTrial } from './useTrial';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly rate: Rate;
}

/** Against which decks of the game this one has a hard time: quick battles, fought while one looks on. */
export function WeaknessDialog({ editor: { catalog, cards, name }, onClose }: DeckDialogProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const [seed] = useState(freshSeed);
  const [run, setRun] = useState(0);
  const [before, setBefore] = useState<Standings>({});
  const trial = useTrial<Standings>(run, (tell, signal) =>
    askWeakness({ catalog, cards, signal, seed: seed + 1000 * run }, (standings, done, of) =>
      tell(done, of, addStandings(before, standings)),
    ).then((standings) => addStandings(before, standings)),
  );
  const found = trial.found ?? {};
  const isDone = trial.status === 'done';
  const rows = Object.entries(found).map(
    ([id, score]): Row => ({ id, name: deckName(catalog, language, id), rate: rateOfScore(score) }),
  );
  const shown = isDone ? rows.toSorted((one, other) => one.rate.percent - other.rate.percent) : rows;
  const more = (): void => {
    setBefore(found);
    setRun(run + 1);
  };
  return (
    <Dialog title={speak('decks.weakness.title', { name })} onClose={onClose}>
      <p>{speak('decks.weakness.about')}</p>
      <TrialCourse trial={trial} />
      <div role="status">{isDone ? <Verdict rows={shown} /> : null}</div>
      {shown.length === 0 ? null : (
        <ol className={styles.shares}>
          {shown.map(({ id, name: foe, rate }) => (
            <li key={id}>
              <span>{foe}</span>
              <Whiskers rate={rate} words={speak('decks.trial.rate', rounded(rate))} />
              <b aria-hidden="true">{rate.games === 0 ? '' : speak('decks.trial.percent', rounded(rate))}</b>
            </li>
          ))}
          <li aria-hidden="true">
            <span />
            <WhiskersScale />
            <b />
          </li>
        </ol>
      )}
      <CloseRow onClose={onClose}>
        <button type="button" disabled={!isDone} onClick={more}>
          {speak('decks.weakness.more')}
        </button>
      </CloseRow>
    </Dialog>
  );
}

/** The hardest first. */
function Verdict({ rows }: { readonly rows: readonly Row[] }) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const [hardest] = rows;
  if (hardest === undefined) return null;
  const weak = rows.filter(({ rate }) => rate.high < 50).map((row) => row.name);
  const sum = rows.reduce((all, { rate }) => ({ wins: all.wins + rate.wins, games: all.games + rate.games }), {
    wins: 0,
    games: 0,
  });
  const names = new Intl.ListFormat(language).format(weak);
  return (
    <>
      <p className={styles.verdict}>
        {weak.length === 0
          ? speak('decks.weakness.none', { name: hardest.name })
          : speak('decks.weakness.some', { names })}
      </p>
      <p>{speak('decks.weakness.all', rounded(rateOf(sum.wins, sum.games)))}</p>
    </>
  );
}

function rounded({ percent, low, high, games }: Rate) {
  return { percent: Math.round(percent), low: Math.round(low), high: Math.round(high), games };
}
