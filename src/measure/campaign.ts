import type { Level } from '../ai/players/levels';
import { nameOfLevelled } from '../ai/players/playerNames';
import { createBattleEngine } from '../battle/BattleEngine';
import type { BattleState } from '../battle/model/state';
import type { CampaignBattle } from '../content/campaign/campaignBattle';
import { campaignStart } from '../content/campaign/campaignStart';
import { keepsHonour, nextLevel } from '../content/campaign/honours';
import type { Catalog } from '../content/catalog';
import { playerMind } from './contestants/contestants';
import type { Mind } from './contestants/mind';
import { playFrom } from './series/playMatch';

export interface CampaignCount {
  readonly games: number;
  /** Won from the person's side by a strong player, how many of them keeping the second honour, and how many by a goal. */
  readonly won: number;
  readonly honoured: number;
  readonly byGoal: number;
  /** Won against the next level. */
  readonly wonHarder: number;
  /** Won by the weakest player. */
  readonly wonByRecruit: number;
  /** Won by ending every turn: it must never happen. */
  readonly wonByWaiting: number;
}

const WAITING: Mind = (truth, stream) => ({
  orders: [truth.phase === 'mulligan' ? { type: 'mulligan', cards: [] } : { type: 'endTurn' }],
  stream,
});

/** Plays a battle of the campaign again and again from the person's side, by seeds 1 to `games`. */
export function measureCampaignBattle(catalog: Catalog, battle: CampaignBattle, games: number): CampaignCount {
  const count = { games, won: 0, honoured: 0, byGoal: 0, wonHarder: 0, wonByRecruit: 0, wonByWaiting: 0 };
  const { book } = campaignStart(catalog, battle, 1, battle.decks.left);
  const engine = createBattleEngine(book);
  const foe = (level: Level): Mind => playerMind(engine, nameOfLevelled({ level, personality: battle.style }));
  const play = (own: Mind, level: Level, seed: number): BattleState => {
    const { start } = campaignStart(catalog, battle, seed, battle.decks.left);
    return playFrom(engine, { left: own, right: foe(level) }, start, seed, () => undefined);
  };
  const strong = playerMind(engine, 'marshal');
  const weak = playerMind(engine, 'recruit');
  for (let seed = 1; seed <= games; seed++) {
    const end = play(strong, battle.level, seed);
    if (end.winner === 'left') {
      count.won++;
      if (end.ending === 'goal') count.byGoal++;
      if (keepsHonour(battle.honour, end)) count.honoured++;
    }
    if (play(strong, nextLevel(battle.level), seed).winner === 'left') count.wonHarder++;
    if (play(weak, battle.level, seed).winner === 'left') count.wonByRecruit++;
    if (play(WAITING, battle.level, seed).winner === 'left') count.wonByWaiting++;
  }
  return count;
}
