import { expect, it } from 'vitest';
import { call } from './support/terminal';

const SMALL = ['balance', '--player', 'random', '--games', '16', '--workers', '1', '--battlefield', 'marsh'];

it('tells how fair the game is, and with its exit code whether a bar is missed', async () => {
  const { said, exit } = await call('.', SMALL);
  expect(said).toMatch(/^random against itself, all decks, marsh: 16 battles from seed 1, 0 draws$/m);
  expect(said).toMatch(/^marsh +\d+\.\d +\d+\.\d to \d+\.\d +16 +(met|MISSED) +\d+\.\d +\d+ +3 +4:4 +140:140$/m);
  expect(said).toMatch(/^no card, rounds 5-7 +\d+\.\d /m);
  expect(said).toMatch(/^bastion-cinder +\d+\.\d .*(met|MISSED)$/m);
  expect(said).toMatch(/^gate-warden +[+−]\d+\.\d +[+−]\d+\.\d +\d\.\d\d +\d+\.\d /m);
  expect(exit).toBe(said.includes('MISSED') ? 1 : 0);
});

it('prints the same as JSON, every time', async () => {
  const { said } = await call('.', [...SMALL, '--json']);
  expect((await call('.', [...SMALL, '--json'])).said).toBe(said);
  expect(JSON.parse(said)).toMatchObject({ player: 'random', battlefield: 'marsh', games: 16, first: { games: 16 } });
});
