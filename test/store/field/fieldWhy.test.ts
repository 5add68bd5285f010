import { describe, expect, it } from 'vitest';
import { createFieldPlayer } from '../../../src/ai/field/createFieldPlayer';
import { findFieldUnit } from '../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { observe, observeAll } from '../../../src/skirmish/view/observe';
import { tellableReason } from '../../../src/store/field/fieldWhy';
import { mustSubmit } from '../../skirmish/support/battles';
import { fieldBook, fieldCatalog } from '../../skirmish/support/books';

const level = fieldCatalog().levels.soldier;
const strategy = fieldCatalog().strategies.balanced;
if (level === undefined || strategy === undefined) throw new Error('no soldier');

const MOST_ORDERS = 80;

describe('why an opponent gave an order', () => {
  it('under fog names nobody whom the viewer doesn’t see, and no numbers of places', () => {
    const engine = skirmishEngineFor(fieldBook('clockwork'));
    const { book } = engine;
    const { preset } = book.rules.muster;
    const decide = createFieldPlayer(book, { level, strategy, seed: 3 });
    let { state } = engine.begin({
      type: 'match',
      seed: 3,
      squads: { left: preset, right: preset },
      map: 'the-commons',
    });
    let told = 0;
    let untold = 0;
    for (let given = 0; given < MOST_ORDERS && state.winner === null; given++) {
      const side = state.phase === 'deployment' && state.ready.left ? 'right' : state.turn;
      const [next] = decide(engine.observe(state, side)).orders;
      if (next === undefined) break;
      state = mustSubmit(engine, state, next.order).state;
      if (side === 'left') continue;
      const seen = observe(book, state, 'left');
      const why = tellableReason(book, seen, next.reason, false);
      if (why === null) untold += 1;
      else told += 1;
      expect(why?.hasNumbers ?? false).toBe(false);
      if (why?.reason.kind === 'plan') expect(findFieldUnit(seen.field, why.reason.unit)).not.toBeNull();
      expect(tellableReason(book, observeAll(state), next.reason, true)).toEqual({
        reason: next.reason,
        hasNumbers: true,
      });
    }
    expect(told).toBeGreaterThan(0);
    expect(untold).toBeGreaterThan(0);
  });
});
