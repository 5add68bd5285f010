import { describe, expect, it } from 'vitest';
import { stableHash } from '../../src/kernel/hash';
import { replay } from '../../src/kernel/record';
import { beginMatch, type Match, withoutLastOrder, withStep } from '../../src/match/match';
import type { GameRules } from '../../src/match/rules';
import type { SkirmishStart } from '../../src/skirmish/begin/begin';
import type { FieldBook } from '../../src/skirmish/model/book';
import type { SkirmishEvent } from '../../src/skirmish/model/events';
import type { SkirmishOrder } from '../../src/skirmish/model/orders';
import type { SkirmishRefusal } from '../../src/skirmish/model/refusals';
import type { SkirmishState } from '../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { reveals } from '../../src/skirmish/view/reveals';
import { mustSubmit, SHARED, sharedBattle } from './support/battles';
import { fieldBook, RULE_SETS } from './support/books';

interface FieldTypes {
  readonly book: FieldBook;
  readonly start: SkirmishStart;
  readonly state: SkirmishState;
  readonly order: SkirmishOrder;
  readonly event: SkirmishEvent;
  readonly refusal: SkirmishRefusal;
}

/** The open field at the table that the card battle sits at. */
const RULES: GameRules<FieldTypes> = {
  id: 'field',
  gameOf: (book) => skirmishEngineFor(book).game,
  reveals,
  startAt: (state) => ({ start: { type: 'position', state }, state }),
};

const startOf = (book: FieldBook, seed: number): SkirmishStart => {
  const { preset } = book.rules.muster;
  return { type: 'match', seed, squads: { left: preset, right: preset }, map: SHARED.map };
};

describe.each(RULE_SETS)('a battle by %s', (rules) => {
  const engine = skirmishEngineFor(fieldBook(rules));

  it('is its record: seed, squads, battlefield and orders replay to the same state, and so does a save from the middle', () => {
    const moments = sharedBattle(engine);
    const orders = moments.map(({ order }) => order);
    const states = moments.map(({ step }) => step.state);
    const end = states.at(-1);
    const written = JSON.parse(JSON.stringify(orders)) as SkirmishOrder[];
    const replayed = replay(engine.game, engine.begin(startOf(engine.book, SHARED.seed)), written);
    expect(replayed.ok && stableHash(replayed.value.state)).toBe(stableHash(end));
    const middle = Math.floor(states.length / 2);
    const state = JSON.parse(JSON.stringify(states[middle])) as SkirmishState;
    const resumed = replay(engine.game, engine.begin({ type: 'position', state }), written.slice(middle + 1));
    expect(resumed.ok && stableHash(resumed.value.state)).toBe(stableHash(end));
  });

  it('takes orders back until something was revealed, and not beyond', () => {
    let match: Match<FieldTypes> = beginMatch(RULES, { book: engine.book, start: startOf(engine.book, 3) });
    const give = (order: SkirmishOrder) => {
      match = withStep(RULES, match, order, mustSubmit(engine, match.truth, order));
    };
    give({ type: 'ready' });
    give({ type: 'ready' });
    expect(withoutLastOrder(RULES, match)).toBeNull();
    const [unit] = match.truth.units;
    const before = stableHash(match.truth);
    give({ type: 'wait', unit: unit?.id ?? '' });
    const undone = withoutLastOrder(RULES, match);
    expect(undone !== null && stableHash(undone.truth)).toBe(before);
    give({ type: 'end' });
    expect(withoutLastOrder(RULES, match)).toBeNull();
  });
});
