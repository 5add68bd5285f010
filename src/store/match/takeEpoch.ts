import type { GameTypes } from '../../match/rules';
import type { Saves } from '../saves/saves';
import type { Tabs } from '../tabs/tabs';

/** Takes the next epoch and says so. Where the storage fails it is 0, and the match is played without being kept. */
export async function takeEpoch(
  saves: Pick<Saves<GameTypes, string>, 'take'>,
  tabs: Pick<Tabs, 'tellTaken'>,
): Promise<number> {
  const epoch = await saves.take().catch(() => 0);
  tabs.tellTaken();
  return epoch;
}
