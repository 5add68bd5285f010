import type { BattleEngine } from '../../battle/BattleEngine';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import { winnerByEnding } from '../search/judge';
import { adviceWorlds } from './adviceWorlds';
import { bestCourse } from './bestCourse';
import { calibratedChance, togetherInLogits } from './calibration';
import { toCanonical } from './canonical';
import { withGuessedHands } from './hiddenHands';
import { replyValues } from './replyValues';
import type { Steps } from './steps';

/** Hands that the enemy is imagined to hold. */
const HANDS = 8;

/** Hands that whoever watches imagines either side to hold. */
const WATCHED = { own: 4, enemy: 3 } as const;

/** What a position is worth to whoever sees it, with best play from there on. */
export interface Worth {
  /** From 0 to 1. */
  readonly chance: number;
  /** The same before calibration. */
  readonly logit: number;
  /** The rest of the own turn that makes it so, without its end unless that wins; empty in the enemy's turn. */
  readonly orders: readonly Order[];
  /** The battle is won with these orders, whatever the other side holds. */
  readonly wins: boolean;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * The one number of bar, hint and why. It is a function of the observation and the rules alone: the own turn is played on with
 * best play, then the enemy answers with each of a few guessed hands, and what comes of it is weighed.
 */
export function* chanceOfWinning(engine: BattleEngine, seen: Observation, hands = HANDS): Steps<Worth> {
  if (seen.winner !== null || seen.phase === 'mulligan') return settled(seen);
  const worlds = adviceWorlds(engine, seen, hands);
  const now = engine.compile(imagine(seen));
  const isOwn = seen.turn === seen.side;
  const course = isOwn
    ? yield* bestCourse(engine, now, worlds.slice(0, 1))
    : { orders: [], end: toCanonical(now), nodes: 0 };
  const { orders, end, nodes } = course;
  const logit = togetherInLogits(replyValues(engine, end, seen.side, worlds));
  const chance = calibratedChance(logit);
  if (isOwn && winnerByEnding(engine)(end) === seen.side) {
    return { chance, logit, orders: [...orders, { type: 'endTurn' }], wins: true, nodes };
  }
  return { chance, logit, orders, wins: end.winner === seen.side, nodes };
}

/** The same for whoever watches two opponents and sees neither hand: `seen` comes without one. */
export function* chanceToWatch(engine: BattleEngine, seen: Observation): Steps<number> {
  if (seen.winner !== null || seen.phase === 'mulligan') return settled(seen).chance;
  let sum = 0;
  for (const view of withGuessedHands(engine, seen, WATCHED.own)) {
    sum += (yield* chanceOfWinning(engine, view, WATCHED.enemy)).chance;
    yield;
  }
  return sum / WATCHED.own;
}

function settled({ winner, side }: Observation): Worth {
  const chance = winner === null || winner === 'draw' ? 0.5 : Number(winner === side);
  const logit = chance === 0.5 ? 0 : Math.sign(chance - 0.5) * Number.POSITIVE_INFINITY;
  return { chance, logit, orders: [], wins: false, nodes: 0 };
}
