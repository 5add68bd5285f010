import type { BattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import { adviceWorlds } from './adviceWorlds';
import { bestCourse } from './bestCourse';
import { toCanonical } from './canonical';
import { replyValues } from './replyValues';

/** What a position is worth to whoever sees it, in logits by guessed hand, with the rest of its turn that makes it so. */
export interface Weighed {
  readonly values: readonly number[];
  readonly orders: readonly Order[];
  readonly nodes: number;
}

export function weigh(engine: BattleEngine, seen: Observation, hands: number): Weighed {
  const worlds = adviceWorlds(engine, seen, hands);
  const now = toCanonical(engine.compile(imagine(seen)));
  if (seen.turn !== seen.side) return { values: replyValues(engine, now, seen.side, worlds), orders: [], nodes: 0 };
  const { orders, end, nodes } = bestCourse(engine, now, worlds.slice(0, 1));
  return { values: replyValues(engine, end, seen.side, worlds), orders, nodes };
}
