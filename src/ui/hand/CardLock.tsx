import type { Speak } from '../../words/speak';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';

/** What keeps a card in the hand for now. */
export type CardLock =
  | { readonly type: 'none' }
  /** There is no free cell where it may be deployed. */
  | { readonly type: 'crowded' }
  | { readonly type: 'dear'; readonly missing: number }
  | { readonly type: 'full'; readonly count: number; readonly limit: number }
  /** As many stratagems as a turn has were played. */
  | { readonly type: 'given' }
  /** A stratagem can be aimed at nothing now. */
  | { readonly type: 'aimless' };

/** Why a card stays in the hand, in words on its face. */
export function Lock({ lock, className }: { readonly lock: CardLock; readonly className: string }) {
  const speak = useSpeak();
  if (lock.type === 'none') return null;
  return (
    <span className={className}>
      <Icon name="padlock" />
      {lockText(speak, lock)}
    </span>
  );
}

function lockText(speak: Speak, lock: Exclude<CardLock, { readonly type: 'none' }>): string {
  if (lock.type === 'dear') return speak('hand.needs', { missing: lock.missing });
  return lock.type === 'full'
    ? speak('hand.full', { count: lock.count, limit: lock.limit })
    : speak(`hand.${lock.type}`);
}
