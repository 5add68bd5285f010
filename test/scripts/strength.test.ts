import { expect, test } from 'vitest';
import { page as balancePage } from '../../scripts/balance/page.mjs';
import { page } from '../../scripts/strength/page.mjs';
import { rateOf } from '../../src/kernel/wilson';
import { balance } from '../../src/measure/balance/balance';
import { BALANCE_BARS, balanceSummary, MOST_DRAWN_GAIN, QUIET_BARS } from '../../src/measure/balance/balanceSummary';
import { emptyDuel } from '../../src/measure/duel/duel';
import { duelSummary } from '../../src/measure/duel/duelSummary';
import { BARS, levelRungs, personalityRungs, type Rung, verdictOf } from '../../src/measure/duel/ladder';
import { HABITS } from '../../src/measure/duel/style';
import { emptyProof } from '../../src/measure/proofs/proof';

const FIELD = { decks: null, battlefield: 'all', seed: 1 };

function summary(wins: number, games: number) {
  return duelSummary({ ...emptyDuel(), games, wins: { first: wins, second: games - wins } }, null);
}

function duel(wins: number, games: number) {
  const time = { thoughts: 10, p50: 12, p95: 90, max: 501 };
  const players = ['master', 'greedy'] as const;
  const times = { turn: time, order: { ...time, p95: 101 } };
  const answer = { players, cheats: false, ...FIELD, ...summary(wins, games), times: { first: times, second: times } };
  return { command: `arena ${wins} ${games}`, answer };
}

function proof(faults: number, turns: number) {
  return { command: 'prove', answer: { ...emptyProof(), seen: { won: 3 }, rate: rateOf(faults, turns), players: [] } };
}

const RUNGS = [...levelRungs(), ...personalityRungs('captain')];
const rung = (it: Rung) => ({ ...it, ...summary(280, 400), verdict: verdictOf(it, summary(280, 400)) });

test('the page of strength has every bar, and says which are missed', () => {
  const text = page({
    date: '2026-11-16',
    machine: 'a processor, 2 cores',
    greedy: duel(1980, 2000),
    cheatingGreedy: duel(1970, 2000),
    cheatingMaster: duel(210, 400),
    mcts: duel(390, 398),
    ladder: { command: 'ladder', answer: { results: RUNGS.map(rung), habits: HABITS, bars: BARS } },
    wins: proof(0, 10_001),
    fairness: proof(1, 10_000),
    stuck: proof(0, 90_000),
  });
  expect(text).toContain('2026-11-16. a processor, 2 cores.');
  expect(text).toMatch(/^\| Master against the frozen greedy player \| 99\.0 \|.*lower end ≥ 98 %.*\| met \|$/m);
  expect(text).toMatch(/^\| Master against MCTS .*n ≥ 400 \| MISSED \|$/m);
  expect(text).toMatch(/^\| a turn, all its looks together: p50 \| 12\.0 \| ≤ 40 \| met \|$/m);
  expect(text).toMatch(/^\| … p95 \| 90\.0 \| ≤ 150 \| met \|$/m);
  expect(text).toMatch(/^\| … max \| 501\.0 \| ≤ 500 \| MISSED \|$/m);
  expect(text).toMatch(/^\| before any single order: p95 \| 101\.0 \| ≤ 100 \| MISSED \|$/m);
  expect(text).toMatch(/^\| soldier against recruit \| 70\.0 \|.*\| met \|$/m);
  expect(text).toMatch(/^\| captain-racer \|.*\| MISSED \|.*\| MISSED \|$/m);
  expect(text).toMatch(/^\| wins in reach .*\| 0 \| 10001 \|.*\| met \|$/m);
  expect(text).toMatch(/^\| decisions that change .*\| 1 \| 10000 \|.*\| MISSED \|$/m);
  expect(text).toMatch(/^\| turns with an illegal .*\| 90000 \|.*\| MISSED \|$/m);
  expect(text).toContain('`arena 1980 2000`');
});

test('the page of balance has the figures, the bars and what was written by hand', () => {
  const counts = balance.empty();
  Object.assign(counts.tally, { games: 100, wins: { left: 51, right: 49 } });
  counts.tally.pairings['bastion:cinder'] = { wins: 60, draws: 0, games: 100 };
  const bars = { ...BALANCE_BARS, quietTurns: QUIET_BARS, drawnGain: MOST_DRAWN_GAIN };
  const help = { ruins: { supplyRounds: 2, hands: { left: 4, right: 6 }, castles: { left: 140, right: 140 } } };
  counts.decks.bastion = { wins: 60, draws: 0, games: 100 };
  counts.quietTurns['rounds 5-7'] = { turns: 100, quiet: 5 };
  const answer = { player: 'quick', bars, help, ...balanceSummary(counts) };
  const changes = '## What was changed and why\n\nA tower was lowered.';
  const text = balancePage({
    date: '2026-11-16',
    machine: 'a processor',
    balance: { command: 'balance', answer },
    changes,
  });
  expect(text).toContain('FEWER than the 6000');
  expect(text).toMatch(/^\| ruins \| 2 \| 4 : 6 \| 140 : 140 \|$/m);
  expect(text).toMatch(/^\| turns without a card, rounds 5-7 \| 5\.0 \|.*\| 0 to 6 % \| met \|$/m);
  expect(text).toMatch(/^\| bastion \| 60\.0 \|.*\| 44 to 56 % \| MISSED \|$/m);
  expect(text).toMatch(/^\| overall \| 51\.0 \|.*\| 48 to 52 % \| met \|/m);
  expect(text).toMatch(/^\| bastion \| 60\.0 \|.*\| MISSED \|$/m);
  expect(text).toMatch(/^\| cinder \| 40\.0 \| 0\.0 \|$/m);
  expect(text.trimEnd().endsWith(changes)).toBe(true);
});
