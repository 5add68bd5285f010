import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { battleChecks } from '../../src/content/packed/checkedBattle';
import { momentFile } from '../../src/content/packed/momentFile';
import { openMoment } from '../../src/content/packed/openMoment';
import { packedBattle } from '../../src/content/packed/packedBattle';
import { packedField } from '../../src/content/packed/packedField';
import { packBattle } from '../../src/content/packed/packedText';
import { stableHash } from '../../src/kernel/hash';
import { fieldBook } from '../skirmish/support/books';
import { playedBattle, playedField } from '../store/replay/support/played';
import { shippedBook } from '../support/book';
import { call, emptyFolder } from './support/terminal';

const HOME = process.cwd();
const ask = (folder: string, ...words: string[]) => call(folder, words, HOME);

/** A battle of cards and one on the open field, each as text. */
const battles = { card: '', field: '' };
const book = shippedBook();

beforeAll(() => {
  const seats = { left: 'human', right: 'recruit' };
  battles.card = packBattle('battle', packedBattle, book, { record: playedBattle(), seats });
  battles.field = packBattle('field', packedField, fieldBook('clockwork'), { record: playedField(), seats });
});

describe.each(['card', 'field'] as const)('a moment of a battle, %s', (mode) => {
  const link = (moment: string) => `https://example.org/#/battles/link/${battles[mode]}${moment}`;

  it('is followed by a link as far as it, and told with its last order', async () => {
    const folder = emptyFolder();
    const whole = await ask(folder, 'replay', link(''));
    const moment = await ask(folder, 'replay', link('/2.1'));
    expect([whole.exit, moment.exit]).toEqual([0, 0]);
    expect(moment.said).toMatch(/unfinished in round \d+, \d+ orders, state [0-9a-f]{16}$/);
    expect(moment.said).not.toBe(whole.said);
    const told = await ask(folder, 'why', link('/2.1'));
    expect([told.exit, told.said]).toEqual([0, expect.stringMatching(/^round 2, order \d+: \{"type":"\w+"/)]);
  });

  it('is refused where the battle has none of that name', async () => {
    const answer = await ask(emptyFolder(), 'replay', link('/99.1'));
    expect([answer.exit, answer.complaints]).toEqual([2, expect.stringContaining('has no moment 99.1')]);
  });

  it('is a scenario by its link', async () => {
    const answer = await ask(emptyFolder(), 'scenario', link('/2.1'), link(''));
    expect([answer.exit, answer.said]).toEqual([0, expect.stringContaining('2 ok')]);
    const none = await ask(emptyFolder(), 'scenario', link('/99.1'));
    expect([none.exit, none.said]).toEqual([2, expect.stringContaining('has no moment 99.1')]);
  });

  it('is a file that replays to the same state, and a scenario whose steps are carried out from there', async () => {
    const folder = emptyFolder();
    const hash = /state (\w+)$/.exec((await ask(folder, 'replay', link('/2.1'))).said)?.[1];
    const own = mode === 'card' ? book : fieldBook('clockwork');
    const text = momentFile({ name: 'after the first order', packed: battles[mode], moment: '2.1', book: own });
    writeFileSync(join(folder, 'moment.json'), text);
    expect((await ask(folder, 'replay', 'moment.json')).said).toContain(`state ${hash}`);
    expect(await ask(folder, 'scenario', 'moment.json')).toMatchObject({
      exit: 0,
      said: expect.stringContaining('1 ok'),
    });

    const end = mode === 'card' ? 'endTurn' : 'end';
    const steps = text.replace('"steps": []', `"steps": [{ "order": { "type": "${end}" } }]`);
    writeFileSync(join(folder, 'steps.json'), steps);
    expect((await ask(folder, 'scenario', 'steps.json')).said).toContain('1 ok');
    writeFileSync(join(folder, 'other.json'), text.replace('"moment": "2.1"', '"moment": "99.1", "round": 3'));
    const other = await ask(folder, 'scenario', 'other.json');
    expect([other.exit, other.said]).toEqual([2, expect.stringContaining('has no moment 99.1')]);
    expect(other.said).toContain('a scenario with "packed" has its position from there');
  });

  it('is played on by two opponents to an end', async () => {
    const played = await ask(emptyFolder(), 'play', link('/2.1'), '--seed', '3');
    expect([played.exit, played.said]).toEqual([0, expect.stringMatching(/on from order \d+: .* in round \d+, state/)]);
  });
});

describe('a moment', () => {
  it('is the position that its orders lead to', () => {
    const opened = openMoment(packedBattle, battleChecks, book, battles.card, '2.1');
    if (!opened.ok) throw new Error(opened.refusal);
    const { state, record, round } = opened.value;
    expect([round, state.round]).toEqual([2, 2]);
    expect(record.orders).toEqual(playedBattle().orders.slice(0, record.orders.length));
    expect(stableHash(openMoment(packedBattle, battleChecks, book, battles.card, '1.0'))).not.toBe(stableHash(opened));
  });

  it('of another book is not opened', () => {
    const other = { ...book, rules: { ...book.rules, mulligan: !book.rules.mulligan } };
    expect(openMoment(packedBattle, battleChecks, other, battles.card, null)).toMatchObject({ ok: false });
  });
});
