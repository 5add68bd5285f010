import { describe, expect, it } from 'vitest';
import { call } from './support/terminal';

const MIDGAME = 'test/measure/perft/01-broken-ground.json';

describe('ninekeep perft', () => {
  it('counts from the position of a scenario', async () => {
    const { exit, said, complaints } = await call('.', ['perft', '--depth', '3', '--scenario', MIDGAME]);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    expect(said).toMatch(/^depth 3: 676 leaves in \d+\.\d\d s, \d+ a second$/);
  });

  it('divides the count by first orders', async () => {
    const { said } = await call('.', ['perft', '--depth', '2', '--scenario', MIDGAME, '--divide']);
    const lines = said.split('\n');
    expect(lines).toHaveLength(17);
    const leaves = lines.slice(0, -1).map((line) => Number(/\d+$/.exec(line)?.[0]));
    expect(leaves.reduce((sum, count) => sum + count, 0)).toBe(69);
  });

  it('counts from the beginning of a battle, as JSON that any machine gives', async () => {
    const words = ['perft', '--depth', '2', '--seed', '5', '--battlefield', 'marsh', '--decks', 'cinder', 'bastion'];
    const [one, other] = await Promise.all([call('.', [...words, '--json']), call('.', [...words, '--json'])]);
    expect(one).toEqual(other);
    expect(JSON.parse(one.said)).toEqual({ depth: 2, leaves: expect.any(Number) });
    const divided = JSON.parse((await call('.', [...words, '--json', '--divide'])).said);
    expect(divided.divide[0]).toEqual({
      order: expect.objectContaining({ type: 'deploy' }),
      leaves: expect.any(Number),
    });
  });

  it.each([
    [['--depth', '0'], 'the depth must be a whole number from 1 to 20, not "0"'],
    [['--scenario', 'nowhere.json'], 'nowhere.json:1:1 the file cannot be read'],
    [['--battlefield', 'mrash'], 'there is no battlefield "mrash" (did you mean "marsh"?)'],
  ])('%j cannot run', async (words, complaint) => {
    expect(await call('.', ['perft', ...words])).toEqual({ exit: 2, said: '', complaints: complaint });
  });
});
