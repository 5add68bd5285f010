import { expect } from 'vitest';
import type { Readable } from './table';

/** The sentences of the battle log that are on the page, oldest first, without their arithmetic. */
function readSentences(page: Readable): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Battle log"] li:not([data-why]) button:not([data-read])')].map(
      (entry) => entry.firstChild?.textContent ?? '',
    ),
  );
}

/** What a name promised for a press on it: "strike for 11 from the flank, 35 left, then: …". */
export interface Promised {
  readonly name: string;
  readonly act: () => Promise<void>;
}

/**
 * Gives an order and compares every sentence that the log gets with what the pressed place was named before: the number of
 * a blow, who falls, where one goes, and all that happens besides, word for word.
 */
export async function expectPromiseKept(page: Readable, { name, act }: Promised): Promise<void> {
  const before = await readSentences(page);
  await act();
  await expect
    .poll(async () => differences(name, added(before, await readSentences(page))), { timeout: 5_000 })
    .toEqual([]);
}

/** The log shows only its newest entries: what was added comes after the longest end of the old ones. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const sorted = before.map((_, start) => before.slice(start));
  const kept = sorted.find((rest) => rest.every((sentence, place) => after[place] === sentence)) ?? [];
  return after.slice(kept.length);
}

/** Nothing, when what was told is what was promised. */
export function differences(name: string, told: readonly string[]): string[] {
  const [promise = '', then = ''] = name.split(', then: ');
  const rest = [...told];
  const missing: string[] = [];
  const take = (pattern: RegExp): void => {
    const found = rest.findIndex((sentence) => pattern.test(sentence));
    if (found < 0) missing.push(`no sentence like ${pattern} in: ${told.join(' ')}`);
    else rest.splice(found, 1);
  };
  for (const pattern of expected(promise)) take(pattern);
  if (rest.join(' ') !== then) missing.push(`promised “${then}”, told “${rest.join(' ')}”`);
  return missing;
}

function expected(promise: string): RegExp[] {
  const place = /^Row \d, [\w ]+?(?=,)/.exec(promise)?.[0].toLowerCase() ?? '';
  if (promise.includes('deploy here')) return [new RegExp(`^You deploy .* to ${place} [↑→↓←]\\.`)];
  if (promise.includes('move here')) return [new RegExp(`^Your .* moves to ${place} [↑→↓←]`)];
  if (/, play .+ (here|with this cell)/.test(promise)) return [/^You play /];
  const damage = /strike for (\d+)/.exec(promise)?.[1];
  if (damage === undefined) return [/^Your .* strikes |^You deploy /];
  const blow = new RegExp(`^Your .* strikes .* for ${damage}[.:]`);
  if (promise.includes(', it falls')) return [blow, /^Enemy .* falls\.$/];
  return promise.includes(' and win') ? [blow, /^You win the battle\.$/] : [blow];
}
