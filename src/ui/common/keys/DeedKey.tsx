import type { KeyedDeed } from '../../../store/settings/keyTable';
import { Key } from '../controls/Key';
import { useKeyName } from './keyHooks';

interface DeedKeyProps {
  readonly deed: KeyedDeed;
  readonly className?: string | undefined;
}

/** The key that does what the button does on which it stands. */
export function DeedKey({ deed, className = '' }: DeedKeyProps) {
  return <Key className={className}>{useKeyName(deed)}</Key>;
}
