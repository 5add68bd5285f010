import { keyOf } from '../../store/settings/keyMap';
import { CloseRow } from '../common/controls/CloseRow';
import { Dialog } from '../common/dialog/Dialog';
import { useSpeak } from '../common/hooks/storeHooks';
import { KeyList } from '../common/keys/KeyList';
import { keyName, useKeyMap } from '../common/keys/keyHooks';
import { homePlaces } from './places';

/** The keys of the start page. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const speak = useSpeak();
  const go = keyName(keyOf(useKeyMap(), 'go'));
  const fixed = [
    { keys: speak('keys.enter'), does: speak('keys.enter.home') },
    { keys: `${go} P`, does: speak('place.play') },
    ...homePlaces().map(({ key, title }) => ({ keys: `${go} ${key.toUpperCase()}`, does: speak(title) })),
  ];
  return (
    <Dialog title={speak('keys.title')} onClose={onClose}>
      <KeyList fixed={fixed} deeds={['setUp', 'settings', 'keyList']} />
      <CloseRow onClose={onClose} />
    </Dialog>
  );
}
