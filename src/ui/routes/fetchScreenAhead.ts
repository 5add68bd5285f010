import { loadRules } from '../../store/battle/lazyRules';
import { readAddress } from './address';
import { SCREENS } from './screens';

/**
 * Asks for what the screen at an address is made of while the saves are still being read: on a slow line each question that
 * waits for another costs a way there and back. That it can't be fetched is said by who needs it.
 */
export function fetchScreenAhead(hash: string): void {
  const address = readAddress(hash);
  const isLink = address.type === 'link' && address.kind === 'battle';
  const wanted: Promise<unknown>[] = [];
  if (address.type === 'place') wanted.push(SCREENS[address.place].file.fetch());
  if (isLink) wanted.push(SCREENS.battle.file.fetch(), import('./readLink'));
  if (isLink || (address.type === 'place' && address.place === 'battle')) wanted.push(loadRules());
  for (const part of wanted) part.catch(() => undefined);
}
