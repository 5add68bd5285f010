import { Link } from 'wouter';
import { LANGUAGES } from '../../content/catalog';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { PATHS, SETTINGS_PATH } from '../routes/address';
import styles from './Corner.module.css';
import { useShownSettings } from './useHome';
import { withWholePage } from './wholePage';

/** Language, sound and settings, at the edge of the table. */
export function Corner() {
  const speak = useSpeak();
  const { language, muted } = useShownSettings();
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  const named = speak(`settings.language.${language}`);
  return (
    <div className={styles.corner}>
      <button type="button" onClick={() => withWholePage((page) => page.changeSettings({ language: next }))}>
        <Icon name="talk" />
        <span className={styles.word} aria-hidden="true">
          {named}
        </span>
        <VisuallyHidden>{speak('home.language', { language: named })}</VisuallyHidden>
      </button>
      <button
        type="button"
        aria-pressed={!muted}
        onClick={() => withWholePage((page) => page.changeSettings({ muted: !muted }))}
      >
        <Icon name={muted ? 'sound-off' : 'sound-on'} />
        <VisuallyHidden>{speak('settings.sound')}</VisuallyHidden>
      </button>
      <Link href={SETTINGS_PATH} state={{ over: PATHS.home, isFirst: false }}>
        <Icon name="cog" />
        <span className={styles.long}>{speak('settings.title')}</span>
      </Link>
    </div>
  );
}
