import { expect, it } from 'vitest';
import { codesOf, enlist, type Line, openShortlist } from '../../../src/ai/search/shortlist';
import { openDice } from '../../support/dice';
import { plain } from '../../support/engine';
import { position } from '../../support/position';

const START = plain.compile(position());

it('keeps the best, best first, of equals the first', () => {
  const { below } = openDice(7);
  const values = Array.from({ length: 200 }, () => below(30));
  const list = openShortlist(12);
  values.forEach((value, number) => {
    enlist(list, START, { code: number, before: null }, value);
  });
  const expected = values
    .map((value, number) => ({ value, number }))
    .sort((one, other) => other.value - one.value || one.number - other.number)
    .slice(0, 12);
  expect(list.entries.slice(0, list.size).map(({ value, line }) => ({ value, number: line?.code }))).toEqual(expected);
});

it('owns its states: what is enlisted may be written over', () => {
  const list = openShortlist(2);
  const state = { ...START, round: 4 };
  enlist(list, state, null, 1);
  state.round = 5;
  expect(list.entries[0]?.state.round).toBe(4);
});

it('gives the orders of a line in the order in which they are given', () => {
  const line: Line = { code: 3, before: { code: 2, before: { code: 1, before: null } } };
  expect(codesOf(line)).toEqual([1, 2, 3]);
  expect(codesOf(null)).toEqual([]);
});
