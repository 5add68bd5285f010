import { describe, expect, test } from 'vitest';
import { judge } from '../../scripts/bench/judge.mjs';
import { noteOn } from '../../scripts/measurements/mechanicNotes.mjs';
import { page } from '../../scripts/measurements/page.mjs';
import { BOOK_ROWS, compared } from '../../scripts/measurements/ruleBook.mjs';
import { rateOf } from '../../src/kernel/wilson';
import { ruleMechanics } from '../../src/measure/contestants/mechanics';
import { type Summary, summaryOf } from '../../src/measure/simulation/summary';
import { emptyTally } from '../../src/measure/simulation/tally';
import { shippedBook } from '../support/book';

const NOTHING = summaryOf(emptyTally());

function summary(leftWins: number, games: number, more: Partial<Summary> = {}): Summary {
  const tally = emptyTally();
  tally.games = games;
  tally.wins.left = leftWins;
  return { ...summaryOf(tally), ...more };
}

function remark(name: string, player: string, of: Summary): string | undefined {
  const row = BOOK_ROWS.find((it) => it.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return compared(row, player, of)?.at(-1);
}

describe('beside the rule book', () => {
  test('a share agrees within two standard errors, and within 4 points however few games there are', () => {
    expect(remark('Left wins %', 'greedy', summary(1248, 1920))).toBe('agrees');
    expect(remark('Left wins %', 'greedy', summary(1300, 1920))).toBe('agrees');
    expect(remark('Left wins %', 'greedy', summary(1310, 1920))).toBe('NOT EXPLAINED');
    expect(remark('Left wins %', 'greedy', summary(59, 100))).toBe('NOT EXPLAINED');
    expect(remark('Left wins %', 'greedy', summary(62, 100))).toBe('agrees');
  });

  test('another figure agrees within a tenth, or is explained', () => {
    expect(remark('orders a turn', 'greedy', summary(1, 2, { ordersPerTurn: 6.4 }))).toBe('agrees');
    expect(remark('orders a turn', 'greedy', summary(1, 2, { ordersPerTurn: 6.6 }))).toMatch(/end of the turn/);
  });

  test('where the book is silent there is nothing to compare', () => {
    expect(remark('orders a turn', 'random', NOTHING)).toBeUndefined();
  });
});

const worth = Object.entries({ cover: 51, zones: 52, luck: 50 }).map(([ignored, percent]) => {
  const contestants = { first: rateOf(percent, 100), second: rateOf(100 - percent, 100) };
  return { ...summary(1, 2, { contestants }), ignored };
});

test('every mechanic that is measured has its word', () => {
  for (const mechanic of ruleMechanics(shippedBook())) expect(noteOn(mechanic, 0)).not.toBe('NOT EXPLAINED');
});

test('the page has the machine, the bars, the figures beside the book, and the commands', () => {
  const text = page({
    date: '2026-11-16',
    machine: 'a processor, 2 cores',
    rounds: 7,
    measures: [judge('games', { ninekeep: [12_000], '@pkmn/sim': [60] })],
    simulations: [
      {
        player: 'greedy',
        command: 'simulate greedy',
        result: { ...summary(1056, 1920), ignored: null },
        printed: { ...summary(1248, 1920), ignored: null },
      },
    ],
    ignorance: { command: 'simulate --ignore all', results: [{ ...summary(1, 2), ignored: 'facing' }] },
    marshals: { command: 'simulate --left marshal', results: worth },
  });
  expect(text).toContain('2026-11-16. a processor, 2 cores.');
  expect(text).toMatch(/^\| full random games .*, against @pkmn\/sim \| 200 × \| 200 × \| ≥ 100 × \| met \|$/m);
  expect(text).toContain('| Left wins % | 65.0 | 65.0 | agrees | 55.0 |');
  expect(text).toMatch(/\| facing \| 0\.0 \| 0\.0 to \d+\.\d \|/);
  expect(text).toContain('`simulate --ignore all`');
  expect(text).toMatch(/^\| cover \| 51\.0 \| .* \| 100 \| .*worth having.* \|$/m);
  expect(text).toMatch(/^\| zones \| 52\.0 \| .* \| 100 \| {2}\|$/m);
  expect(text).toMatch(/^\| luck \| 50\.0 \| .* \| NOT EXPLAINED \|$/m);
});
