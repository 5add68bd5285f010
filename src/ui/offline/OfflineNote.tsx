import { useSpeak } from '../common/hooks/storeHooks';
import styles from '../common/notices/SaveState.module.css';
import { useOffline } from './useOffline';

/** How it stands with playing without a network. */
export function OfflineNote() {
  const speak = useSpeak();
  const state = useOffline();
  const detail = state.type === 'failed' && state.detail !== '' ? state.detail : 'none';
  return (
    <p className={styles.state} role="status">
      {speak(`settings.offline.${state.type}`, { detail })}
    </p>
  );
}
