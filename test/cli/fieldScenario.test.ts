import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, folderWithCards } from './support/terminal';

const HOLDS = {
  mode: 'field',
  name: 'an Archer before a Knight',
  rules: 'clockwork',
  units: [
    { id: 'a', unit: 'archer', side: 'left', at: 'D6' },
    { id: 'k', unit: 'knight', side: 'right', at: 'G6' },
  ],
  steps: [{ order: { type: 'attack', unit: 'a', target: 'k' }, expect: { damage: 16 } }],
};
const FAILS = { ...HOLDS, name: 'a wrong number', expect: { round: 2 } };
const CARDS = { name: 'nothing happens', steps: [{ order: { type: 'endTurn' } }] };

let root = '';

beforeEach(() => {
  root = folderWithCards();
  for (const [file, content] of Object.entries({ holds: HOLDS, fails: FAILS, cards: CARDS })) {
    writeFileSync(join(root, `${file}.json`), JSON.stringify(content));
  }
});

describe('ninekeep scenario with cases of the open field', () => {
  it('runs cases of both modes, each by its own rules', async () => {
    expect(await call(root, ['scenario', 'holds.json', 'cards.json'])).toEqual({
      exit: 0,
      said: 'ok an Archer before a Knight\nok nothing happens\n2 scenarios: 2 ok, 0 failed',
      complaints: '',
    });
  });

  it('says what was expected and what came', async () => {
    const { exit, said } = await call(root, ['scenario', 'fails.json', '--mode', 'field']);
    expect(exit).toBe(1);
    expect(said).toContain('/expect/round round: expected 2 but was 1');
  });

  it('takes every file as one of the open field where it is told so', async () => {
    const { exit, said } = await call(root, ['scenario', 'cards.json', '--mode', 'field']);
    expect(exit).toBe(2);
    expect(said).toContain("CAN'T RUN cards.json");
  });

  it('knows no other modes', async () => {
    const { exit, complaints } = await call(root, ['scenario', 'cards.json', '--mode', 'sea']);
    expect(exit).toBe(2);
    expect(complaints).toContain('--mode is one of siege, field');
  });
});
