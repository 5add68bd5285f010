import { expect, it } from 'vitest';
import { ladderReport } from '../../src/cli/report/ladderReport';
import { emptyDuel } from '../../src/measure/duel/duel';
import { duelSummary } from '../../src/measure/duel/duelSummary';
import { levelRungs, personalityRungs, type Rung, verdictOf } from '../../src/measure/duel/ladder';
import { call } from './support/terminal';

/** As if the first one had won so many of a hundred. */
function result(rung: Rung, wins: number) {
  const duel = duelSummary({ ...emptyDuel(), games: 100, wins: { first: wins, second: 100 - wins } }, null);
  return { ...rung, ...duel, verdict: verdictOf(rung, duel) };
}

const FIELD = { decks: null, battlefield: 'all', games: 100, seed: 1 };

it('says which bars are met', () => {
  const [soldier, sergeant] = levelRungs() as [Rung, Rung];
  const [racer] = personalityRungs('captain') as [Rung];
  const said = ladderReport(FIELD, [result(soldier, 70), result(sergeant, 90), result(racer, 50)]).join('\n');
  expect(said).toMatch(/^all decks, all battlefields: 100 battles a match from seed 1$/m);
  expect(said).toMatch(/^soldier against recruit +70\.0 +60\.4 to 78\.1 +met$/m);
  expect(said).toMatch(/^sergeant against soldier +90\.0 +82\.6 to 94\.5 +MISSED$/m);
  expect(said).toMatch(/^captain-racer +\+0 \(−68 to \+68\) +met +0\.00 +0\.00 +0 % +MISSED$/m);
});

it('knows its levels', async () => {
  expect(await call('.', ['ladder', '--personalities', 'capitan'])).toEqual({
    exit: 2,
    said: '',
    complaints: 'there is no level "capitan" (did you mean "captain"?)',
  });
});
