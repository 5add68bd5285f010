import { noticeDismissed } from '../../store/noticesSlice';
import { useAppDispatch, useAppSelector, useSpeak } from './hooks';
import { InvitationNotice } from './InvitationNotice';
import styles from './Notices.module.css';
import { ProblemText } from './ProblemText';
import { SaveWays } from './SaveWays';

/** Banners for what went wrong without stopping the game: broken card files, a save that can't be written. */
export function Notices() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const problems = useAppSelector((state) => state.catalog.problems);
  const saveTrouble = useAppSelector(({ notices }) => (notices.isDismissed ? null : notices.saveTrouble));
  const failure = useAppSelector((state) => state.seats.failure);
  const trouble = useAppSelector((state) => state.invitation.trouble);
  if (problems.length === 0 && saveTrouble === null && failure === null && trouble === null) return null;
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
      {failure === null ? null : <p className={styles.notice}>{speak('notice.opponent', { detail: failure })}</p>}
    </div>
  );
}
