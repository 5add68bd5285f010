import { type Problem, placeText, visible } from '../../content/problem';
import { useSpeak } from './hooks';

/** What is wrong in a file, and exactly where. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const speak = useSpeak();
  const { message, suggestion } = problem;
  return (
    <>
      <code>{placeText(problem)}</code> {visible(message)}
      {suggestion === undefined ? null : ` (${speak('notice.didYouMean', { suggestion })})`}
    </>
  );
}
