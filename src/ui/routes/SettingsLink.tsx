import { Link, useLocation } from 'wouter';
import { useSpeak } from '../common/hooks/storeHooks';
import { SETTINGS_PATH } from './address';

/** The settings have an address of their own, and lie over the place that one comes from. */
export function SettingsLink() {
  const speak = useSpeak();
  const [over] = useLocation();
  return (
    <Link href={SETTINGS_PATH} state={{ over, isFirst: false }}>
      {speak('settings.title')}
    </Link>
  );
}
