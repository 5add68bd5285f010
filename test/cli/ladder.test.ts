import { expect, it } from 'vitest';
import { call } from './support/terminal';

it('climbs the levels and says which bars are met', { timeout: 60_000 }, async () => {
  const words = ['ladder', '--games', '2', '--workers', '1', '--personalities', 'none', '--decks', 'cinder', 'cinder'];
  const { exit, said } = await call('.', words);
  expect([0, 1]).toContain(exit);
  expect(said).toMatch(/^soldier against recruit +\d+\.\d +\d+\.\d to \d+\.\d +(met|MISSED)$/m);
  expect(said).not.toContain('racer');
});

it('knows its levels', async () => {
  expect(await call('.', ['ladder', '--personalities', 'capitan'])).toEqual({
    exit: 2,
    said: '',
    complaints: 'there is no level "capitan" (did you mean "captain"?)',
  });
});
