import type { Problem } from '../../../content/problems/problem';
import { problemsDismissed } from '../../../store/catalog/heardProblemsSlice';
import { noticeDismissed } from '../../../store/saves/noticesSlice';
import { failureHeard } from '../../../store/seats/seatsSlice';
import { useAppDispatch, useAppSelector, useSpeak } from '../hooks/storeHooks';
import { useOwnPlace } from '../hooks/useOwnPlace';
import { InvitationNotice } from './InvitationNotice';
import styles from './Notices.module.css';
import { ProblemText } from './ProblemText';
import { SaveWays } from './SaveWays';

const NONE: readonly Problem[] = [];

/** Banners for what went wrong without stopping the game: broken card files, a save that can't be written. They lie above the screen and hide nothing of it. */
export function Notices() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const problems = useAppSelector(({ catalog, heardProblems }) => (heardProblems === null ? catalog.problems : NONE));
  const saveTrouble = useAppSelector(({ notices }) => (notices.isDismissed ? null : notices.saveTrouble));
  const failure = useAppSelector((state) => state.seats.failure);
  const trouble = useAppSelector((state) => state.invitation.trouble);
  const place = useOwnPlace();
  if (problems.length === 0 && saveTrouble === null && failure === null && trouble === null) return null;
  return (
    <div ref={place} className={styles.notices} role="status">
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
          <button type="button" onClick={() => dispatch(problemsDismissed(problems))}>
            {speak('notice.dismiss')}
          </button>
        </div>
      )}
      {saveTrouble === null ? null : (
        <div className={`${styles.notice} ${styles.save}`}>
          <p>{speak(`notice.save.${saveTrouble.kind}`, { detail: saveTrouble.detail })}</p>
          <div className={styles.ways}>
            <SaveWays trouble={saveTrouble} />
            <button type="button" onClick={() => dispatch(noticeDismissed())}>
              {speak('notice.dismiss')}
            </button>
          </div>
        </div>
      )}
      {trouble === null ? null : (
        <div className={styles.notice}>
          <InvitationNotice trouble={trouble} />
        </div>
      )}
      {failure === null ? null : (
        <div className={styles.notice}>
          <p>{speak('notice.opponent', { detail: failure })}</p>
          <button type="button" onClick={() => dispatch(failureHeard())}>
            {speak('notice.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
