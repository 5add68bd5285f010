import type { Problem } from '../../content/problem';
import { noticeDismissed } from '../../store/noticesSlice';
import { useAppDispatch, useAppSelector, useSpeak } from './hooks';
import styles from './Notices.module.css';

/** Banners for what went wrong without stopping the game: broken card files, a save that can't be written. */
export function Notices() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const problems = useAppSelector((state) => state.catalog.problems);
  const saveTrouble = useAppSelector((state) => state.notices.saveTrouble);
  const failure = useAppSelector((state) => state.seats.failure);
  if (problems.length === 0 && saveTrouble === null && failure === null) return null;
  return (
    <div className={styles.notices} role="status">
      {problems.length === 0 ? null : (
        <div className={styles.notice}>
          <strong>{speak('notice.problems', { count: problems.length })}</strong>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.pointer}`}>
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {saveTrouble === null ? null : (
        <p className={styles.notice}>
          {speak(`notice.save.${saveTrouble.kind}`, { detail: saveTrouble.detail })}
          <button type="button" onClick={() => dispatch(noticeDismissed())}>
            {speak('notice.dismiss')}
          </button>
        </p>
      )}
      {failure === null ? null : <p className={styles.notice}>{speak('notice.opponent', { detail: failure })}</p>}
    </div>
  );
}

function ProblemText({ problem }: { readonly problem: Problem }) {
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
