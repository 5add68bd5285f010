import { greedy } from '../yardsticks/greedy';
import { random } from '../yardsticks/random';
import { createLevelPlayer } from './createPlayer';
import type { Player } from './player';
import { levelledOf, type PlayerName, type Yardstick } from './playerNames';

const BY_NAME: Readonly<Record<Yardstick, Player>> = { greedy, random };

/** In a module of its own: who imports the names alone doesn't load the search. */
export function playerNamed(name: PlayerName): Player {
  const known = levelledOf(name);
  return known === null ? BY_NAME[name as Yardstick] : createLevelPlayer(known.level, known.personality);
}
