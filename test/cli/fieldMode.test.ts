import { expect, it } from 'vitest';
import { call } from './support/terminal';

const SMALL = ['--mode', 'field', '--battlefield', 'pinfold', '--squads', 'scout,scout', 'archer,scout'];

it.each([
  [['arena', 'soldier', ...SMALL], /^which two players\?/],
  [['arena', 'soldier', 'soldeir', ...SMALL], /^there is no player "soldeir" \(did you mean "soldier"\?\)$/],
  [['arena', 'soldier', 'soldier-wal', ...SMALL], /^there is no strategy "wal" \(did you mean "wall"\?\)$/],
  [['arena', 'soldier', 'soldier', '--mode', 'filed'], /^there is no mode "filed"/],
  [['simulate', '--mode', 'field', '--rules', 'd2'], /^there is no rule set "d2"/],
  [['simulate', '--mode', 'field', '--battlefield', 'moon'], /^there is no battlefield "moon"/],
  [['simulate', '--mode', 'field', '--squads', 'knight', '1'], /^a squad has 2 to 5 units, not 1$/],
  [['simulate', '--mode', 'field', '--games', '3'], /must be even/],
  [['prove', 'wins', '--mode', 'field'], /^there is no proof "wins"/],
  [['prove', '--mode', 'field'], /^what is to be proven\?/],
])('%j cannot run', async (words, complaint) => {
  const { exit, complaints } = await call('.', words);
  expect(complaints).toMatch(complaint);
  expect(exit).toBe(2);
});

it('lets two opponents of the open field fight it out', async () => {
  const words = ['arena', 'soldier', 'recruit-raider', ...SMALL, '--games', '4'];
  const { exit, said } = await call('.', words);
  expect(said).toMatch(
    /^soldier against recruit-raider, clockwork, scout,scout against archer,scout, pinfold: 4 battles/,
  );
  expect(said).toMatch(/^left on pinfold/m);
  expect(exit).toBe(0);
  const { said: json } = await call('.', [...words, '--json']);
  expect(JSON.parse(json)).toMatchObject({ mode: 'field', rules: 'clockwork', games: 4, score: { games: 4 } });
});

it('simulates the preset squads', async () => {
  const words = ['simulate', '--mode', 'field', '--rules', 'clockwork', '--squads', 'preset', '2', '--games', '2'];
  const { said } = await call('.', [
    ...words,
    '--left',
    'recruit',
    '--right',
    'recruit',
    '--json',
    '--battlefield',
    'pinfold',
  ]);
  expect(JSON.parse(said)).toMatchObject({ games: 2, players: ['recruit', 'recruit'] });
});

it.each(['fairness', 'stuck'])('finds no fault: %s', async (claim) => {
  const { exit, said } = await call('.', ['prove', claim, ...SMALL, '--turns', '10', '--player', 'soldier,recruit']);
  expect(said).toMatch(/: 0 in \d+ \(at most/);
  expect(exit).toBe(0);
});
