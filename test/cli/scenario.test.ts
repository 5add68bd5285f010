import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, emptyFolder, folderWithCards } from './support/terminal';

const SWORDS = {
  cards: { sword: { type: 'melee', cost: 2, attack: 20, defense: 4, health: 50 } },
  units: [
    { id: 'a', card: 'sword', side: 'right', at: [1, 0] },
    { id: 'b', card: 'sword', side: 'left', at: [1, 1] },
  ],
  turn: 'right',
};
const HOLDS = {
  name: 'rear attack',
  ...SWORDS,
  steps: [{ order: { type: 'attack', unit: 'a', target: 'b' }, expect: { damage: 32 } }],
};
const FAILS = {
  name: 'a wrong number',
  ...SWORDS,
  steps: [{ order: { type: 'attack', unit: 'a', target: 'b' }, expect: { damage: 31 } }],
};
const UNREADABLE = { name: 'an order without its target', steps: [{ order: { type: 'attack', unit: 'a' } }] };

const FAILED = `FAILED a wrong number
  fails.json:1:313 /steps/0/expect/damage damage: expected 31 but was 32`;
const CANNOT = `CAN'T RUN broken.json
  broken.json:1:57 /steps/0/order/target target is missing: it must be a line of 1 to 60 characters, without spaces at its ends`;

let root = '';

beforeEach(() => {
  root = folderWithCards();
  write('holds.json', HOLDS);
  write('fails.json', FAILS);
  write('broken.json', UNREADABLE);
});

function write(file: string, content: unknown): void {
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('ninekeep scenario', () => {
  it('is content when every case holds', async () => {
    expect(await call(root, ['scenario', 'holds.json'])).toEqual({
      exit: 0,
      said: 'ok rear attack\n1 scenario: 1 ok, 0 failed',
      complaints: '',
    });
  });

  it('says what was expected and what came, at its place', async () => {
    const said = `ok rear attack\n${FAILED}\n2 scenarios: 1 ok, 1 failed`;
    expect(await call(root, ['scenario', 'holds.json', 'fails.json'])).toEqual({ exit: 1, said, complaints: '' });
  });

  it('runs all the others when one cannot be read', async () => {
    const said = `${CANNOT}\n${FAILED}\nok rear attack\n3 scenarios: 1 ok, 1 failed, 1 can't run`;
    expect(await call(root, ['scenario', 'broken.json', 'fails.json', 'holds.json'])).toEqual({
      exit: 2,
      said,
      complaints: '',
    });
  });

  it('names a file that is not there', async () => {
    const said = `CAN'T RUN nowhere.json\n  nowhere.json:1:1 the file cannot be read\nok rear attack\n2 scenarios: 1 ok, 0 failed, 1 can't run`;
    expect(await call(root, ['scenario', 'nowhere.json', 'holds.json'])).toEqual({ exit: 2, said, complaints: '' });
  });

  it('takes folders, with all that lies in them', async () => {
    mkdirSync(join(root, 'cases/deep'), { recursive: true });
    write('cases/deep/one.json', HOLDS);
    write('cases/two.json', { ...HOLDS, name: 'another' });
    write('cases/notes.txt', 'no scenario');
    expect(await call(root, ['scenario', 'cases'])).toMatchObject({
      exit: 0,
      said: 'ok rear attack\nok another\n2 scenarios: 2 ok, 0 failed',
    });
    expect(await call(join(root, 'cases'), ['scenario', '../cases/deep', 'two.json'])).toMatchObject({ exit: 0 });
  });

  it('has nothing to run in an empty folder', async () => {
    mkdirSync(join(root, 'empty'));
    expect(await call(root, ['scenario', 'empty'])).toEqual({
      exit: 2,
      said: '',
      complaints: 'nothing to run in empty',
    });
  });

  it('prints JSON', async () => {
    const { exit, said } = await call(root, ['scenario', '--json', 'holds.json', 'fails.json', 'broken.json']);
    expect(exit).toBe(2);
    expect(JSON.parse(said)).toEqual({
      scenarios: [
        { file: 'holds.json', name: 'rear attack', result: 'ok', problems: [] },
        {
          file: 'fails.json',
          name: 'a wrong number',
          result: 'failed',
          problems: [
            expect.objectContaining({ pointer: '/steps/0/expect/damage', message: 'damage: expected 31 but was 32' }),
          ],
        },
        {
          file: 'broken.json',
          name: null,
          result: 'unreadable',
          problems: [expect.objectContaining({ pointer: '/steps/0/order/target' })],
        },
      ],
      ok: 1,
      failed: 1,
      unreadable: 1,
    });
  });

  it('plays with the cards of the folder where one stands', async () => {
    const oathguard = {
      name: 'an Oathguard',
      hands: { left: ['oathguard'] },
      steps: [{ order: { type: 'deploy', card: 'oathguard', at: [1, 1] } }],
      expect: { units: { oathguard: { health: 56 } } },
    };
    write('oathguard.json', oathguard);
    expect((await call(root, ['scenario', 'oathguard.json'])).exit).toBe(0);
    const away = emptyFolder();
    expect(await call(away, ['scenario', join(root, 'oathguard.json')])).toMatchObject({
      exit: 2,
      complaints: `no folder "cards" from ${away} upwards`,
    });
    expect(await call(away, ['scenario', join(root, 'oathguard.json')], root)).toMatchObject({
      exit: 0,
      complaints: '',
    });
  });

  it('goes on without a card whose file is broken, and says so', async () => {
    write('cards/bastion/oathguard.json', '{');
    const { exit, complaints } = await call(root, ['scenario', 'holds.json']);
    expect(exit).toBe(0);
    expect(complaints).toBe(
      'cards/bastion/oathguard.json:1:2 a closing } is expected here\ncards/ is not in order: "check" says all that is wrong',
    );
  });

  it('cannot run without rules', async () => {
    write('cards/rules/siege.json', '{');
    expect(await call(root, ['scenario', 'holds.json'])).toEqual({
      exit: 2,
      said: '',
      complaints: 'cards/rules/siege.json:1:2 a closing } is expected here',
    });
  });
});
