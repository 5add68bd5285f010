import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../../src/battle/model/events';
import type { BattleState } from '../../../../src/battle/model/state';
import { type BattleToPack, packedBattle } from '../../../../src/content/packed/packedBattle';
import { packedHead } from '../../../../src/content/packed/packedText';
import type { PackedGame } from '../../../../src/kernel/packing/packedGame';
import { call, emptyFolder } from '../../../cli/support/terminal';
import { SOAK } from '../../../support/gameRunner';
import { GOLDEN, replayed } from './golden';

/** Twenty of two hundred, fifteen of them card battles. */
const EVERY = SOAK ? 1 : 10;
const CHOSEN = GOLDEN.filter((_, index) => index % EVERY === 0);
const CARDS = CHOSEN.filter(({ packed }) => packedHead(packed)?.mode === 'battle');

describe('the golden battles', () => {
  it('are 150 card battles over all choices of house rules and 50 on the open field over all rule sets', () => {
    const heads = GOLDEN.map(({ packed }) => packedHead(packed));
    const books = (mode: string) => new Set(heads.flatMap((head) => (head?.mode === mode ? head.book : [])));
    expect(heads.filter((head) => head?.mode === 'battle').length).toBeGreaterThanOrEqual(150);
    expect(heads.filter((head) => head?.mode === 'field').length).toBeGreaterThanOrEqual(50);
    expect(books('battle').size).toBeGreaterThanOrEqual(32);
    expect(books('field').size).toBeGreaterThanOrEqual(5);
  });

  it.each(CHOSEN)('replay for ever: $final', async ({ final, packed }) => {
    expect(await replayed(packed)).toEqual({ final, divergence: null });
  });

  it('stay short: 600 characters in the median, 2,000 at most', () => {
    const lengths = GOLDEN.map(({ packed }) => packed.length).sort((one, other) => one - other);
    console.log(
      `golden links: ${lengths[Math.floor(lengths.length / 2)]} characters in the median, ${lengths.at(-1)} at most`,
    );
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(600);
    expect(lengths.at(-1)).toBeLessThanOrEqual(2000);
  });

  it('are not touched by another card or another rule: their links name published books', async () => {
    const { packed, final } = CARDS[0] as (typeof CARDS)[number];
    const field = CHOSEN.find((line) => packedHead(line.packed)?.mode === 'field') as (typeof CHOSEN)[number];
    const folder = emptyFolder();
    cpSync('cards', join(folder, 'cards'), { recursive: true });
    symlinkSync(resolve('public'), join(folder, 'public'));
    for (const file of ['rules/siege.json', 'bastion/oathguard.json', 'field-units/2d6/warden.json'])
      edit(join(folder, 'cards', file));
    const answer = await call(folder, ['replay', packed, field.packed, '--json']);
    const states = (JSON.parse(answer.said) as { state: string; divergence: unknown }[]).map(({ state }) => state);
    expect(states).toEqual([final, field.final]);
    // The edit is one: a link to a battle of the edited cards is not this book's.
    expect((await call(folder, ['publish', '--check'])).said).toContain('is missing');
  });

  it.each<[string, Change]>([
    [
      'a castle loses one point more',
      (state, { type, ...event }) => {
        if (type === 'castleStruck' && 'castle' in event) state.castles[event.castle] -= 1;
      },
    ],
    [
      'a card that is struck keeps one point more',
      (state, event) => {
        const unit = event.type === 'wounded' ? state.units.find(({ id }) => id === event.unit) : undefined;
        if (unit !== undefined) unit.health += 1;
      },
    ],
    [
      'whoever deploys a card has one supply less',
      (state, event) => {
        if (event.type === 'deployed') state.supply[state.turn] -= 1;
      },
    ],
  ])('show at once that the engine was changed: %s', async (_, change) => {
    for (const { packed } of CARDS.slice(0, 3)) {
      const { divergence } = await replayed(packed, changedEngine(change));
      // With fewer legal orders a place among them may be none.
      expect(divergence?.why).toMatch(/otherState|refused|unreadable/);
    }
  });
});

/** Every number of a file grows by one: whatever reads it plays another game. */
function edit(path: string): void {
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(
    /"(health|castleHealth|HP)":\s*(\d+)/,
    (_, key, value) => `"${key}": ${Number(value) + 1}`,
  );
  if (edited === text) throw new Error(`${path} has no health`);
  writeFileSync(path, edited);
}

type Change = (state: Mutable<BattleState>, event: BattleEvent) => void;
type Mutable<Part> = { -readonly [Key in keyof Part]: Part[Key] extends object ? Mutable<Part[Key]> : Part[Key] };

/** Today's engine, with something more after each event. */
function changedEngine(change: Change): PackedGame<BattleToPack> {
  return {
    ...packedBattle,
    gameOf: (book) => {
      const game = packedBattle.gameOf(book);
      const run: typeof game.run = (play, order) => {
        game.run(play, order);
        for (const event of play.events) change(play.state as Mutable<BattleState>, event);
      };
      return { ...game, run };
    },
  };
}
