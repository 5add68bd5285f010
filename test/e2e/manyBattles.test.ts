import { expect, inject, test } from 'vitest';
import { archiveFile } from '../../src/store/archive/archiveFile';
import { type KeptBattle, keptBattle } from '../../src/store/archive/keptBattle';
import { SOAK } from '../support/gameRunner';
import { openVisits } from './support/browser';

const visit = openVisits();

const BATTLES = 2000;
const TIMES = 20;
const LONGEST = 100;
const BOOK = 'e0306dcb9ea4130a';
const OPPONENTS = ['recruit', 'soldier', 'sergeant', 'captain-racer', 'marshal'];
const DECKS = ['bastion', 'cinder', 'thornveil', 'galecrest'];
const GROUNDS = ['ruins', 'village', 'marsh', 'twin-hills', 'open-field'];
const WINNERS = ['left', 'right', 'left', null, 'draw', 'right'] as const;

function battleOf(index: number): KeptBattle {
  const of = <Item>(items: readonly Item[]): Item => items[index % items.length] as Item;
  const told = {
    mode: 'battle' as const,
    packed: `c${BOOK}${String(index).padStart(6, '0')}${'A'.repeat(240)}`,
    book: BOOK,
    seats: { left: 'human', right: of(OPPONENTS) },
    winner: of(WINNERS),
    decks: { left: of(DECKS), right: of(DECKS) },
    ground: of(GROUNDS),
    rounds: 6 + (index % 9),
    castles: { left: index % 90, right: (index * 7) % 80 },
  };
  return { ...keptBattle(told, 1_700_000_000_000 + index * 3_600_000), isFavourite: index % 11 === 0 };
}

function p95(milliseconds: readonly number[]): number {
  return milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length * 0.95)] ?? 0;
}

test.runIf(SOAK)(
  `${BATTLES} kept battles list and filter within ${LONGEST} ms in nineteen of twenty cases`,
  async () => {
    const { page, complaints } = await visit();
    await page.goto(`${inject('pageUrl')}#/battles`);
    const file = archiveFile(
      Array.from({ length: BATTLES }, (_, index) => ({ battle: battleOf(index), book: undefined, variations: [] })),
    );
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'battles.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    await page.getByText(`All ${BATTLES}`).waitFor({ timeout: 60_000 });

    // From the address to the rows, as they are drawn.
    const listed = await page.evaluate(async (times) => {
      const frame = () => new Promise(requestAnimationFrame);
      const until = async (holds: () => boolean) => {
        while (!holds()) await frame();
      };
      const rows = () => document.querySelectorAll('ol > li').length;
      const taken: number[] = [];
      for (let time = 0; time < times; time++) {
        location.hash = '#/';
        await until(() => rows() === 0 && document.querySelector('h1') !== null);
        await new Promise((resolve) => setTimeout(resolve, 600));
        const began = performance.now();
        location.hash = '#/battles';
        await until(() => rows() > 0);
        taken.push(performance.now() - began);
      }
      return taken;
    }, TIMES);

    const filtered = await page.evaluate(async (times) => {
      const frame = () => new Promise(requestAnimationFrame);
      const taken: number[] = [];
      for (let time = 0; time < times; time++) {
        for (const chip of document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')) {
          await frame();
          const began = performance.now();
          chip.click();
          await frame();
          taken.push(performance.now() - began);
        }
      }
      return taken;
    }, TIMES);

    console.log(
      `${BATTLES} battles: listed in ${p95(listed).toFixed(0)} ms, filtered in ${p95(filtered).toFixed(0)} ms (p95 of ${listed.length} and ${filtered.length})`,
    );
    expect(p95(listed)).toBeLessThanOrEqual(LONGEST);
    expect(p95(filtered)).toBeLessThanOrEqual(LONGEST);
    expect(complaints).toEqual([]);
  },
  300_000,
);
