import { afterEach, expect, inject, test } from 'vitest';
import { playBattle } from '../support/playBattle';
import { drivenHands, pressThing } from './support/drivenHands';
import { openFirefox } from './support/firefox';
import { endPrograms } from './support/programs';
import { openWebKit } from './support/webkit';

const BROWSERS = [
  ['Firefox', 'NINEKEEP_FIREFOX', openFirefox],
  ['WebKit', 'NINEKEEP_WEBKIT', openWebKit],
] as const;

/** A link, because its seed is the battle's in every browser. */
const RECRUIT = '#/play?seed=20&you=left&opponent=recruit';

afterEach(endPrograms);

test.for(BROWSERS)('a whole battle by mouse in %s, to its result', { timeout: 600_000 }, async (chosen, { skip }) => {
  const [, variable, open] = chosen;
  const whyMissing = process.env[`${variable}_MISSING`];
  if (whyMissing !== undefined) return skip(whyMissing);
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} is not set: run \`npm run soak\``);
  const browser = await open(path);
  await browser.open(inject('pageUrl'));
  await pressThing(browser, { selector: 'a', begins: 'Settings' });
  await pressThing(browser, { selector: 'dialog label', begins: 'Instant' });
  await pressThing(browser, { selector: 'dialog button', begins: 'Close' });
  await browser.open(inject('pageUrl') + RECRUIT);
  const story = await playBattle(browser, drivenHands(browser));
  expect(story.result).toMatch(/^(Victory|Defeat|Draw)$/);
  expect(story.blows).toBeGreaterThan(3);
  expect(await browser.complaints()).toEqual([]);
});
