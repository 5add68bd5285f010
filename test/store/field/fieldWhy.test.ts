import { describe, expect, it } from 'vitest';
import { createFieldPlayer } from '../../../src/ai/field/createFieldPlayer';
import type { OrderReason } from '../../../src/ai/field/fieldPlayer';
import { findFieldUnit, type SkirmishState } from '../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { observe, observeAll } from '../../../src/skirmish/view/observe';
import { tellableReason } from '../../../src/store/field/fieldWhy';
import { levelOf, strategyOf } from '../../ai/field/support/scene';
import { mustSubmit } from '../../skirmish/support/battles';
import { fieldBook } from '../../skirmish/support/books';

const level = levelOf('soldier');
const strategy = strategyOf();
const MOST_DECISIONS = 80;

const engine = skirmishEngineFor(fieldBook('clockwork'));
const { book } = engine;

/** What Right gave which order for, and the field after it. */
function reasonsOfRight(seed: number): { readonly state: SkirmishState; readonly reason: OrderReason }[] {
  const { preset } = book.rules.muster;
  const decide = createFieldPlayer(book, { level, strategy, seed });
  const given: { readonly state: SkirmishState; readonly reason: OrderReason }[] = [];
  let { state } = engine.begin({ type: 'match', seed, squads: { left: preset, right: preset }, map: 'the-commons' });
  for (let decisions = 0; decisions < MOST_DECISIONS && state.winner === null; decisions++) {
    const side = state.phase === 'deployment' && state.ready.left ? 'right' : state.turn;
    for (const { order, reason } of decide(engine.observe(state, side)).orders) {
      if (engine.whyIllegal(state, order) !== null) break;
      state = mustSubmit(engine, state, order).state;
      if (side === 'right') given.push({ state, reason });
    }
  }
  return given;
}

describe('why an opponent gave an order', () => {
  const given = reasonsOfRight(3);

  it('under fog names nobody whom the viewer doesn’t see, and no numbers of places', () => {
    const told = given.map(({ state, reason }) => {
      const seen = observe(book, state, 'left');
      const why = tellableReason(book, seen, reason, false);
      if (why?.reason.kind === 'plan') expect(findFieldUnit(seen.field, why.reason.unit)).not.toBeNull();
      return why;
    });
    expect(told.filter((why) => why?.hasNumbers)).toEqual([]);
    expect(told).toContain(null);
    expect(told.some((why) => why?.reason.kind === 'plan')).toBe(true);
  });

  it('is told whole to who watches', () => {
    for (const { state, reason } of given) {
      expect(tellableReason(book, observeAll(state), reason, true)).toEqual({ reason, hasNumbers: true });
    }
  });
});
