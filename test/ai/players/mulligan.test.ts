import { expect, it } from 'vitest';
import { mulliganOf } from '../../../src/ai/players/mulligan';
import { shipped } from '../support/positions';

/** R1: a stratagem sent back is not replaced. */
it('sends back dear unit cards and never a stratagem', () => {
  const { cards, stratagems = {} } = shipped.book;
  const dear = Object.values(cards).find(({ cost }) => cost >= 6)?.id ?? '';
  const hand = [...Object.keys(stratagems), dear];
  expect(mulliganOf(shipped.book, hand)).toEqual({ type: 'mulligan', cards: [dear] });
});
