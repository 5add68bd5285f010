import { selectSave } from '../../store/battle/battleSave';
import { forgetBroken, markBroken } from '../common/boot/drawMark';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useExport } from '../common/notices/useExport';
import styles from './ErrorPage.module.css';

const HOME = '#/';

/** What is shown when drawing breaks: what one can do, none of which draws the battle again unasked. */
export function ErrorPage({ error }: { readonly error: Error }) {
  const speak = useSpeak();
  const exported = useExport();
  const hasBattle = useAppSelector((state) => selectSave(state) !== null);
  return (
    <main className={styles.page} role="alert">
      <h1>{speak('error.title')}</h1>
      <p>{speak(hasBattle ? 'error.kept' : 'error.again')}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.first} onClick={loadAgain}>
          {speak('error.reload')}
        </button>
        {hasBattle ? (
          <>
            <button type="button" onClick={() => exported()}>
              {speak('save.export')}
            </button>
            <button type="button" onClick={setAside}>
              {speak('error.setAside')}
            </button>
          </>
        ) : null}
        <button type="button" onClick={goHome}>
          {speak('error.home')}
        </button>
      </div>
      <details>
        <summary>{speak('error.detail')}</summary>
        <pre>{error.message}</pre>
      </details>
    </main>
  );
}

/** Whoever asks for it has the battle opened again. */
function loadAgain(): void {
  forgetBroken();
  location.reload();
}

/** The next load finds the mark, and puts the battle aside before anything of it is opened. */
function setAside(): void {
  markBroken();
  loadHome();
}

/** The battle stays; the boundary tries another screen. Where that is the broken one, only a load helps. */
function goHome(): void {
  if (location.hash === HOME || location.hash === '') setAside();
  else location.hash = HOME;
}

function loadHome(): void {
  history.replaceState(null, '', HOME);
  location.reload();
}
