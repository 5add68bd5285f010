import { greedy } from './greedy';
import { levelled } from './levelled';
import type { Player } from './player';
import { levelledOf, type PlayerName, type Yardstick } from './players';
import { random } from './random';

const BY_NAME: Readonly<Record<Yardstick, Player>> = { greedy, random };

/** Made when it is asked for, apart from the names: whoever needs those alone needs no search. */
export function playerNamed(name: PlayerName): Player {
  const known = levelledOf(name);
  return known === null ? BY_NAME[name as Yardstick] : levelled(known.level, known.personality);
}
