import { expect, it } from 'vitest';
import { call } from './support/terminal';

it.each([
  [[], expect.stringMatching(/^what is to be proven\? prove fairness\|wins\|stuck /)],
  [['fairnes'], 'there is no proof "fairnes" (did you mean "fairness"?)'],
  [['stuck', '--player', 'greedy,capitain'], 'there is no player "capitain" (did you mean "captain"?)'],
  [['stuck', '--turns', '0'], 'the number of turns must be a whole number from 1 to 10000000, not "0"'],
])('%j cannot run', async (words, complaint) => {
  expect(await call('.', ['prove', ...words])).toEqual({ exit: 2, said: '', complaints: complaint });
});

const FEW = ['--player', 'random', '--turns', '30', '--workers', '1'];

it.each([
  ['fairness', 'decisions that change with the hidden cards'],
  ['stuck', 'turns with an illegal order, too many, none, or a crash'],
])('finds no fault: %s', async (claim, told) => {
  const { exit, said } = await call('.', ['prove', claim, ...FEW]);
  expect(said).toMatch(new RegExp(`^${told}: 0 in \\d+ \\(at most \\d+\\.\\d+ %, 95 % interval\\), from seed 1$`, 'm'));
  expect(exit).toBe(0);
});

it('says with its exit code that the random player misses wins, and where', { timeout: 60_000 }, async () => {
  const words = [
    'prove',
    'wins',
    ...FEW,
    '--turns',
    '2',
    '--decks',
    'cinder',
    'cinder',
    '--battlefield',
    'open-field',
    '--json',
  ];
  const { exit, said } = await call('.', words);
  const { faults, places, rate, turns } = JSON.parse(said);
  expect(rate).toMatchObject({ wins: faults.missed, games: turns });
  expect(Object.keys(places)[0]).toMatch(/^random, missed: seed \d+, open-field, /);
  expect(exit).toBe(1);
});
