import { useState } from 'react';
import { deckCode } from '../../content/decks/deckCode';
import type { DeckCards } from '../../content/decks/deckFaults';
import { askCompletions, type Completion } from '../../store/decks/trials/deckQuestions';
import { selectLanguage } from '../../store/view/battleSelectors';
import { cardName } from '../../words/names';
import { freshSeed } from '../common/boot/freshSeed';
import { CloseRow } from '../common/controls/CloseRow';
import outlined from '../common/controls/outlined.module.css';
import { Dialog } from '../common/dialog/Dialog';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { Whiskers } from '../common/plots/Whiskers';
import type { DeckDialogProps } from './dialogs';
import { sortedCards } from './sortedCards';
import { TrialCourse } from './TrialCourse';
import styles from './Trials.module.css';
import { rateOfScore } from './trialRates';
import { useTrial } from './useTrial';

/** Ways to fill the deck up, those that win most in quick battles: one of them may be taken. */
export function CompleteDialog({ editor, onClose }: DeckDialogProps) {
  const { catalog, cards, name } = editor;
  const speak = useSpeak();
  const [begun] = useState(cards);
  const [seed] = useState(freshSeed);
  const [run, setRun] = useState(0);
  const trial = useTrial<readonly Completion[]>(run, (tell, signal) =>
    askCompletions({ catalog, cards: begun, signal, seed: seed + 1000 * run }, tell),
  );
  const take = (full: DeckCards): void => {
    editor.replace(full, name, speak('decks.complete.taken'));
    onClose();
  };
  const found = trial.status === 'done' ? (trial.found ?? []) : [];
  return (
    <Dialog title={speak('decks.complete.title', { name })} onClose={onClose}>
      <p>{speak('decks.complete.about')}</p>
      <TrialCourse trial={trial} />
      <div role="status">
        {found.map(({ cards: full, score }, place) => (
          <Proposal
            key={deckCode(catalog, full)}
            number={place + 1}
            begun={begun}
            full={full}
            score={score}
            onTake={() => take(full)}
            editor={editor}
          />
        ))}
        {trial.status === 'done' && found.length === 0 ? <p>{speak('decks.complete.none')}</p> : null}
      </div>
      <CloseRow onClose={onClose}>
        <button type="button" disabled={trial.status === 'running'} onClick={() => setRun(run + 1)}>
          {speak('decks.complete.again')}
        </button>
      </CloseRow>
    </Dialog>
  );
}

interface ProposalProps extends Pick<DeckDialogProps, 'editor'> {
  readonly number: number;
  readonly begun: DeckCards;
  readonly full: DeckCards;
  readonly score: Completion['score'];
  readonly onTake: () => void;
}

function Proposal({ number, begun, full, score, onTake, editor: { catalog } }: ProposalProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const rate = rateOfScore(score);
  const told = {
    percent: Math.round(rate.percent),
    low: Math.round(rate.low),
    high: Math.round(rate.high),
    games: rate.games,
  };
  const added = Object.fromEntries(
    Object.entries(full)
      .map(([id, copies]) => [id, copies - (begun[id] ?? 0)] as const)
      .filter(([, copies]) => copies > 0),
  );
  return (
    <section className={styles.proposal} aria-label={speak('decks.complete.number', { number })}>
      <h3>{speak('decks.complete.number', { number })}</h3>
      <Whiskers rate={rate} words={speak('decks.trial.rate', told)} />
      <p>{speak('decks.trial.rate', told)}</p>
      <ul>
        {sortedCards(catalog, language, added).map(([id, copies]) => (
          <li key={id}>
            +{copies} {cardName(catalog, language, id)}
          </li>
        ))}
      </ul>
      <p className={outlined.buttons}>
        <button type="button" onClick={onTake}>
          {speak('decks.complete.take', { number })}
        </button>
      </p>
    </section>
  );
}
