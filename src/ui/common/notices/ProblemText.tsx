import { type Problem, placeText, visible } from '../../../content/problems/problem';
import { useSpeak } from '../hooks/storeHooks';

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
