import { describe, expect, it } from 'vitest';
import type { BattleEngine } from '../../src/battle/BattleEngine';
import type { BattleState } from '../../src/battle/model/state';
import { observeEvents } from '../../src/battle/view/observeEvents';
import { SIDES } from '../../src/kernel/sides';
import { playGame, SOAK } from '../support/gameRunner';
import { hiddenCardsMarked, hiddenCardsPermuted, markedAlike, tellsSecrets } from '../support/hidden';
import type { Moment } from '../support/invariants/moment';
import { isDeeplySame } from '../support/invariants/same';
import { drawTrials, engineOf, lineOf, matchOf } from '../support/trials/trial';

const FIRST_SEED = 50_000;
const GAMES = SOAK ? 600 : 24;

/** Who sees or is told what it can't know, in a few words. */
function leak(engine: BattleEngine, state: BattleState, seed: number): string | null {
  for (const side of SIDES) {
    if (tellsSecrets(engine.observe(hiddenCardsMarked(state, side), side))) return `${side} sees hidden cards`;
    const permuted = engine.observe(hiddenCardsPermuted(state, side, seed), side);
    if (!isDeeplySame(permuted, engine.observe(state, side))) return `${side} sees an order that is nobody’s`;
  }
  return null;
}

function leakInEvents({ engine, before, order }: Moment): string | null {
  for (const side of SIDES) {
    const marked = markedAlike(before, order, side);
    const step = engine.submit(marked.state, marked.order);
    if (!step.ok) return `${order.type} depends on hidden cards`;
    // R2.4: a card drawn beyond the hand limit is discarded, face up.
    const told = observeEvents(step.value.events, side).filter(({ type }) => type !== 'cardOverdrawn');
    if (tellsSecrets(told)) return `${side} is told of hidden cards`;
  }
  return null;
}

describe('R11, in every state of whole battles, to both sides', () => {
  it(`seeds ${FIRST_SEED} to ${FIRST_SEED + GAMES - 1}: no hidden card shows`, () => {
    let states = 0;
    let mulligans = 0;
    for (const trial of drawTrials(FIRST_SEED, GAMES, 'wild', 'random')) {
      const engine = engineOf(trial);
      playGame(engine, matchOf(engine, trial), (moment) => {
        const { before, after, context } = moment;
        const order = context.orders.length;
        // The first state of all is nobody's outcome.
        const first = order === 1 ? leak(engine, before, order) : null;
        const complaint = first ?? leak(engine, after, order) ?? leakInEvents(moment);
        if (complaint !== null) throw new Error(`${lineOf(trial, order - 1)}: ${complaint}`);
        states++;
        if (before.phase === 'mulligan') mulligans++;
      });
    }
    expect(states).toBeGreaterThan(40 * GAMES);
    expect(mulligans).toBeGreaterThan(GAMES / 2);
  }, 1_800_000);
});
