import type { FeatureVector } from '../../ai/evaluation/features';
import { ordersOf } from '../../ai/players/createPlayer';
import { mulliganOf } from '../../ai/players/mulligan';
import { playerNamed } from '../../ai/players/playerNamed';
import { decide, type Effort } from '../../ai/search/decide';
import { createNoticeFilter } from '../../ai/search/noticeFilter';
import type { BattleEngine } from '../../battle/BattleEngine';
import { imagine, observe } from '../../battle/view/observe';
import { drawInteger, type Stream } from '../../kernel/chance';
import type { Mind } from '../contestants/mind';

const HUNDRED = 100;

/** How it thinks in most turns, and in those that it plays by whim. */
const CAREFUL: Effort = { win: 500, width: 6, plans: 6, replyWidth: 2, hands: 0 };
const CARELESS: Effort = { win: 0, width: 3, plans: 1, replyWidth: 0, hands: 0 };

const WHIMS = 25;
const DISTRACTIONS = 5;
const DISTRACTED = 50;
/** A whim values each thing at this much to that much of its weight, in percent. */
const LEAST_WHIM = 20;
const MOST_WHIM = 180;

/**
 * The exploration policy of training games: good play in most turns, noisy weights or half of the orders filtered out in some.
 * Without exploration the sample lacks the bad positions that the weights must learn to avoid.
 */
export function explorer(engine: BattleEngine, weights: FeatureVector): Mind {
  return (truth, stream) => {
    const seen = observe(truth, truth.turn);
    if (seen.phase === 'mulligan') return { orders: [mulliganOf(engine.book, seen.hand)], stream };
    const [lot, afterLot] = drawInteger(stream, 1, HUNDRED);
    const isWhim = lot <= WHIMS;
    const [tastes, afterTastes] = isWhim ? whimsical(weights, afterLot) : [weights, afterLot];
    const [other, afterOther] = drawInteger(afterTastes, 1, HUNDRED);
    const [notice, after] = createNoticeFilter(other <= DISTRACTIONS ? DISTRACTED : HUNDRED, afterOther);
    const start = engine.compile(imagine(seen));
    const effort = isWhim ? CARELESS : CAREFUL;
    const task = { start, worlds: [], side: seen.side, weights: tastes, effort, regret: 1, notice, planned: null };
    return { orders: ordersOf(engine, start, decide(engine, task).codes ?? []), stream: after };
  };
}

/** Who plays while there are no weights yet: the frozen player, by whim a random one. */
export function beginner(engine: BattleEngine): Mind {
  return (truth, stream) => {
    const [lot, after] = drawInteger(stream, 1, HUNDRED);
    const think = playerNamed(lot <= WHIMS ? 'random' : 'greedy');
    return think({ engine, seen: observe(truth, truth.turn), stream: after });
  };
}

function whimsical(weights: FeatureVector, stream: Stream): readonly [FeatureVector, Stream] {
  let after = stream;
  const tastes = weights.map((weight) => {
    const [percent, next] = drawInteger(after, LEAST_WHIM, MOST_WHIM);
    after = next;
    return (weight * percent) / HUNDRED;
  });
  return [tastes, after];
}
