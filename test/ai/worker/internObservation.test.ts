import { describe, expect, it } from 'vitest';
import { internObservation } from '../../../src/ai/worker/internObservation';
import { cardIn } from '../../../src/battle/model/book';
import { positionsOf, shipped } from '../support/positions';

const SEEN = positionsOf([91, 92, 93], 5).map((state) => shipped.observe(state, state.turn));

describe('what arrived from another thread', () => {
  it('is the same', () => {
    for (const seen of SEEN) expect(internObservation(shipped.book, structuredClone(seen))).toEqual(seen);
  });

  it('has the lists of its cards again, by which what they amount to is known', () => {
    const units = SEEN.flatMap((seen) => internObservation(shipped.book, structuredClone(seen)).units);
    expect(units.length).toBeGreaterThan(20);
    for (const { card, abilities } of units) expect(abilities).toBe(cardIn(shipped.book, card)?.abilities);
  });

  it('keeps the abilities of a unit whose card was edited or taken out since', () => {
    const seen = SEEN.find(({ units }) => units.length > 1) ?? SEEN[0];
    if (seen === undefined) throw new Error('no position with units');
    const [first, second, ...others] = structuredClone(seen).units;
    if (first === undefined || second === undefined) throw new Error('too few units');
    const edited = { ...first, abilities: [{ id: 'edited' }] };
    const lost = { ...second, card: 'lost', abilities: [{ id: 'kept' }] };
    const [one, other] = internObservation(shipped.book, { ...seen, units: [edited, lost, ...others] }).units;
    expect([one?.abilities, other?.abilities, other?.card]).toEqual([edited.abilities, lost.abilities, 'lost']);
  });
});
