import { memo, useId, useMemo, useState } from 'react';
import type { KeptBattle } from '../../store/archive/keptBattle';
import type { Teller } from './battleWords';
import styles from './Ledger.module.css';
import { countedIn, LEDGER_PARTS, type LedgerPart, ledgerOf, marginsIn } from './ledger';
import { MarginPlot } from './MarginPlot';
import { SharePlot } from './SharePlot';
import { StreakPlot } from './StreakPlot';

const MODES = ['all', 'battle', 'field'] as const;
type Mode = (typeof MODES)[number];

interface LedgerSheetProps {
  readonly battles: readonly KeptBattle[];
  readonly teller: Teller;
}

/** What all these battles come to, counted from them alone: shares with their intervals, castles, streaks; each plot is a table too. */
export const LedgerSheet = memo(function LedgerSheet({ battles, teller }: LedgerSheetProps) {
  const { speak } = teller;
  const counted = useMemo(() => countedIn(battles), [battles]);
  const [mode, setMode] = useState<Mode>('all');
  const [part, setPart] = useState<LedgerPart>('opponent');
  const shown = useMemo(
    () => (mode === 'all' ? counted : counted.filter((battle) => battle.mode === mode)),
    [counted, mode],
  );
  const ledger = useMemo(() => ledgerOf(shown), [shown]);
  const bins = useMemo(() => marginsIn(shown), [shown]);
  if (counted.length === 0) return null;
  const hasBoth = counted.some((battle) => battle.mode !== counted[0]?.mode);
  const { won, meanRounds, longestRun } = ledger;
  return (
    <aside className={styles.ledger} aria-label={speak('ledger.title')}>
      <dl className={styles.totals}>
        <div>
          <dd>{speak('battles.percent', { percent: Math.round(won.percent) })}</dd>
          <dt>{speak('battles.share', { count: won.games })}</dt>
        </div>
        <div>
          <dd>{meanRounds.toFixed(1)}</dd>
          <dt>{speak('battles.rounds')}</dt>
        </div>
        <div>
          <dd>{longestRun}</dd>
          <dt>{speak('battles.run')}</dt>
        </div>
      </dl>
      {hasBoth ? (
        <Choice
          label={speak('ledger.mode')}
          value={mode}
          options={MODES.map((each) => [
            each,
            each === 'all' ? speak('ledger.mode.all') : speak(`battles.mode.${each}`),
          ])}
          onChoose={(value) => setMode(MODES.find((each) => each === value) ?? 'all')}
        />
      ) : null}
      <SharePlot counted={shown} part={part} teller={teller}>
        <Choice
          label={speak('ledger.by')}
          value={part}
          options={LEDGER_PARTS.map((each) => [each, speak(`ledger.by.${each}`)])}
          onChoose={(value) => setPart(LEDGER_PARTS.find((each) => each === value) ?? 'opponent')}
        />
      </SharePlot>
      <MarginPlot bins={bins} speak={speak} />
      <StreakPlot ledger={ledger} speak={speak} />
    </aside>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
