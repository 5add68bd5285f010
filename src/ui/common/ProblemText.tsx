import type { Problem } from '../../content/problem';
import { useSpeak } from './hooks';

/** What is wrong in a file, and exactly where. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const speak = useSpeak();
  const { file, line, column, pointer, message, suggestion } = problem;
  return (
    <>
      <code>
        {file}:{line}:{column} {pointer}
      </code>{' '}
      {message}
      {suggestion === undefined ? null : ` (${speak('notice.didYouMean', { suggestion })})`}
    </>
  );
}
