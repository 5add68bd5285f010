import { describe, expect, it } from 'vitest';
import { call } from './support/terminal';

const typing = (lines: readonly string[], ...words: readonly string[]) =>
  call('.', ['field', '--battlefield', 'pinfold', ...words], undefined, lines);

describe('ninekeep field', () => {
  it('lets a person play by typed commands from a pipe, with questions, refusals and undo', async () => {
    const { exit, said, complaints } = await typing(
      ['help', 'ready', 'inspect A1', 'mv B3 C3', 'undo', 'atk B3 H9', 'nonsense', 'end', 'why', 'forfeit'],
      ...['--rules', '2d6', '--right', 'recruit'],
    );
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    expect(said).toContain('Type help for the commands.');
    expect(said).toContain('mv B2 D2 [via C3 …]');
    expect(said).toMatch(/^Round 1: Left’s turn\.$/m);
    expect(said).toContain('A1: Open ground, elevation 0, cost 1');
    expect(said).toMatch(/moves to C3/);
    expect(said).toContain('Taken back.');
    expect(said).toContain('expected a cell from A1 to H8, not "h9"');
    expect(said).toContain('there is no command "nonsense"');
    expect(said).toMatch(/^Round 1: Right’s turn\.$/m);
    expect(said).toMatch(/Right wins by forfeit\.$/m);
  });

  it('shows under fog only what was seen, and nothing of the enemy’s deployment', async () => {
    const { said } = await typing(['quit'], '--rules', 'clockwork');
    expect(said).toContain('?');
    expect(said).not.toMatch(/Right (Archer|Knight|Scout)/);
  });

  it('refuses an order with its sentence and its details', async () => {
    const { said } = await typing(['ready', 'mv B3 H3'], '--rules', '2d6', '--right', 'recruit');
    expect(said).toMatch(
      /Refused: It has not enough movement left\. \(insufficient_movement \{"required":\d,"available":\d\}\)/,
    );
  });

  it.each([
    [['--rules', 'd30'], 'there is no rule set "d30" (did you mean "d20"?)'],
    [['--squads', 'knight', 'preset'], 'a squad has 2 to 5 units, not 1'],
    [['--squads', 'sniper,sniper,sniper', 'preset'], 'the squad costs 1050 credits of 1000'],
    [['--squads', 'knight,dragon', 'preset'], 'clockwork has no unit "dragon"'],
    [['--battlefield', 'generated:3:4x9'], 'the width must be a whole number from 5 to 16, not "4"'],
    [['--right', 'general'], 'there is no player "general"'],
  ])('%j: says what is wrong', async (words, message) => {
    const { exit, complaints } = await call('.', ['field', ...words], undefined, []);
    expect(exit).toBe(2);
    expect(complaints).toContain(message);
  });
});

describe('ninekeep play --mode field', () => {
  const play = (...words: readonly string[]) =>
    call('.', ['play', '--mode', 'field', '--battlefield', 'pinfold', ...words]);

  it('tells a battle of two opponents with its rolls, and how it ended', async () => {
    const { exit, said, complaints } = await play('--rules', '2d6', '--left', 'soldier-raider', '--right', 'recruit');
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: '' });
    expect(said).toMatch(/\[2d6 \(\d+\) [+-]\d+ = -?\d+ against \d+\] (Hit: \d+ damage|Miss)\./);
    expect(said.split('\n').at(-1)).toMatch(
      /^soldier-raider against recruit, 2d6, seed 1: (left wins|right wins|a draw) by \w+ in round \d+, \d+ orders, state [0-9a-f]{16}$/,
    );
  });

  it('is the same for the same seed, and plays on generated ground', async () => {
    const words = [
      '--rules',
      'd20',
      '--left',
      'recruit',
      '--right',
      'recruit',
      '--battlefield',
      'generated:3:8x7',
      '--seed',
      '5',
    ];
    const [one, other] = [await play(...words, '--json'), await play(...words, '--json')];
    expect(one.said).toBe(other.said);
    const { mode, rules, start, winner } = JSON.parse(one.said);
    expect({ mode, rules, width: start.map.width, isWon: winner !== null }).toEqual({
      mode: 'field',
      rules: 'd20',
      width: 8,
      isWon: true,
    });
  });

  it('names a mode that there isn’t', async () => {
    const { exit, complaints } = await call('.', ['play', '--mode', 'sea']);
    expect({ exit, complaints }).toEqual({ exit: 2, complaints: 'there is no mode "sea": card, field' });
  });
});
