import { Link, useLocation } from 'wouter';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import { PATHS, SETTINGS_PATH } from '../routes/address';
import styles from './PlaceBar.module.css';
import { homePlaces } from './places';
import { useGoKeys } from './useGoKeys';

/** The way from each place to all others. A battle, a lesson and a replay go without: nothing leads away from them unasked. */
export function PlaceBar() {
  const speak = useSpeak();
  const [location] = useLocation();
  useGoKeys();
  return (
    <nav className={styles.bar} aria-label={speak('place.ways')}>
      <Link href={PATHS.home} className={styles.brand} aria-label={speak('place.brand')}>
        <Icon name="castle" />
        <span className={styles.name}>{speak('app.title')}</span>
      </Link>
      <ul className={styles.places}>
        <PlaceLink path={PATHS.play} title={speak('place.play')} icon="sword-clash" location={location} />
        {homePlaces().map(({ path, title, icon }) => (
          <PlaceLink key={path} path={path} title={speak(title)} icon={icon} location={location} />
        ))}
      </ul>
      <Link href={SETTINGS_PATH} state={{ over: location, isFirst: false }} className={styles.settings}>
        <Icon name="cog" />
        <span className={styles.word}>{speak('settings.title')}</span>
      </Link>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  readonly location: string;
}

function PlaceLink({ path, title, icon, location }: PlaceLinkProps) {
  // A link may say more after a question mark.
  const [place = ''] = location.split('?');
  const isHere = place === path || place.startsWith(`${path}/`);
  return (
    <li>
      <Link href={path} title={title} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span className={styles.word}>{title}</span>
      </Link>
    </li>
  );
}
