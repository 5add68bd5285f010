import { type InvitationTrouble, troubleDismissed } from '../../../store/invitations/invitationSlice';
import type { LinkProblem } from '../../../store/links/linkProblem';
import type { Speak } from '../../../words/speak';
import { useAppDispatch, useSpeak } from '../hooks/storeHooks';
import { ProblemText } from './ProblemText';

/** Why a link or a file can't be followed: which part, what is wrong with it, and what would be possible. */
export function InvitationNotice({ trouble }: { readonly trouble: InvitationTrouble }) {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  return (
    <>
      <Trouble trouble={trouble} />
      <button type="button" onClick={() => dispatch(troubleDismissed())}>
        {speak('notice.dismiss')}
      </button>
    </>
  );
}

function Trouble({ trouble }: { readonly trouble: InvitationTrouble }) {
  const speak = useSpeak();
  if (trouble.type === 'unreachable') {
    return <span>{speak(`scenario.${trouble.reason}`, { path: trouble.path.slice(0, LONGEST_PATH) })}</span>;
  }
  if (trouble.type === 'battle') {
    const { name, reason } = trouble;
    return <span>{speak('battleFile.refused', { name: name.slice(0, LONGEST_PATH), reason })}</span>;
  }
  if (trouble.type === 'link') {
    return (
      <>
        <strong>{speak('link.title')}</strong>
        <ul>
          {trouble.problems.map((problem) => (
            <li key={`${problem.kind} ${problem.part} ${problem.value}`}>{linkSentence(speak, problem)}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <strong>{speak('scenario.problems', { count: trouble.problems.length })}</strong>
      <ul>
        {trouble.problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.pointer}`}>
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
    </>
  );
}

const LONGEST_PATH = 120;

function linkSentence(speak: Speak, { kind, part, value, possible, suggestion }: LinkProblem): string {
  const hint = suggestion === null ? '.' : speak('link.hint', { suggestion });
  return speak(`link.${kind}`, { part, value, possible: possible.join(', '), hint });
}
