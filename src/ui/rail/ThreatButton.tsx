import { useState } from 'react';
import type { Threats } from '../../battle/foresight/threats';
import { type GoalTold, goalReached } from '../../words/goals';
import type { Speak } from '../../words/speak';
import type { ThreatView } from '../battle/useThreatView';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { useGoalTold } from '../common/words/useGoalTold';
import { ToolButton } from './ToolButton';

/** Lays what the enemy could do over the board, and says in a sentence how bad it is. */
export function ThreatButton({ view }: { readonly view: ThreatView }) {
  const speak = useSpeak();
  const goalTold = useGoalTold();
  const { shown, threats, toggle } = view;
  const summary = threats === null ? speak('threat.hint') : summaryOf(speak, threats, goalTold);
  // Said once when it is switched, by key or by press: told with every order it would drown the log.
  const [said, setSaid] = useState({ shown, sentence: '' });
  if (said.shown !== shown) setSaid({ shown, sentence: shown ? summary : speak('threat.hidden') });
  return (
    <>
      <ToolButton
        icon="eye-target"
        label={speak('threat.title')}
        deed="threats"
        description={summary}
        pressed={shown}
        onPress={toggle}
      />
      <VisuallyHidden>
        <span role="status">{said.sentence}</span>
      </VisuallyHidden>
    </>
  );
}

function summaryOf(speak: Speak, { units, castle, goals }: Threats, told: GoalTold): string {
  const threatened = Object.values(units);
  const falls = threatened.filter((threat) => threat.falls).length;
  const summary = speak('threat.summary', { cards: threatened.length, falls, castle: castle?.total ?? 0 });
  return [summary, ...goals.map((goal) => speak('goal.ahead', { how: goalReached(speak, goal, told) }))].join(' ');
}
