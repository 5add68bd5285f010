import type { Locator, Page } from 'playwright';
import { leaveGame } from '../../../scripts/browser/plantBattle.mjs';
import type { WordId } from '../../../src/words/en';
import { SOAK } from '../../support/gameRunner';
import { MESSAGES } from '../../words/support/messages';
import { openBattle } from '../support/battle';
import { isPutDown, type Shown, shownOn } from './putDown';

type PositionName = Parameters<typeof openBattle>[1];
type Settings = Parameters<typeof openBattle>[2];
type Seats = NonNullable<Parameters<typeof openBattle>[3]>;

export interface Look {
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'it';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** A page as somebody holds it: in a theme, a language and a size, by finger on a phone and by mouse elsewhere. */
export interface Device {
  readonly page: Page;
  readonly look: Look;
  readonly hasTouch: boolean;
  /** What the page calls it, in its language. */
  say(word: WordId): string;
  /** The start page with nothing begun. */
  openHome(): Promise<void>;
  /** A battle in the middle of its course. Where a mouse put everything down again it is gone on with; a soak loads it anew each time. */
  open(position?: PositionName, settings?: Settings, seats?: Seats): Promise<void>;
  /** Row by row, from 0 to 8. */
  cell(index: number): Locator;
  card(index: number): Locator;
  /** The button with this text, in the page's language. */
  button(word: WordId): Locator;
  link(word: WordId): Locator;
  region(word: WordId): Locator;
  dialog(word: WordId): Locator;
  enemyCastle(): Locator;
  /** A finger taps where a mouse would click. */
  press(place: Locator): Promise<void>;
  /** A finger can't hover: its first tap looks. */
  point(place: Locator): Promise<void>;
  /** Whoever shares the screen takes it over first. */
  passCurtain(): Promise<void>;
  /** The page finds a save that is none when it is loaded next, which is now. */
  spoilSave(): Promise<void>;
}

export function isPhone({ viewport }: Look): boolean {
  return Math.min(viewport.width, viewport.height) < 400;
}

export function hold(page: Page, look: Look, url: string): Device {
  const { theme, language } = look;
  const settings: Settings = { theme, language, speed: 'instant', turnGuard: false, muted: true };
  const hasTouch = isPhone(look);
  const say = (word: WordId): string => MESSAGES[language][word];
  let untouched: Shown | null = null;
  const pressOrTap = (place: Locator): Promise<void> => (hasTouch ? place.tap() : place.click());
  return {
    page,
    look,
    hasTouch,
    say,
    openHome: async () => {
      await leaveGame(page, url);
      await page.evaluate(async (text) => {
        localStorage.clear();
        localStorage.setItem('ninekeep-settings', text);
        await new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('ninekeep');
          deleting.onsuccess = resolve;
          deleting.onerror = () => reject(deleting.error);
        });
      }, JSON.stringify(settings));
      await page.goto(url);
      await page.getByRole('link', { name: say('home.quickBattle') }).waitFor();
    },
    open: async (position, changes, seats) => {
      const isPlain = position === undefined && changes === undefined && seats === undefined;
      if (isPlain && untouched !== null && (await isPutDown(page, untouched))) return;
      untouched = null;
      await openBattle(page, position ?? 'midgame', { ...settings, ...changes }, seats);
      // A finger that looked at something goes on looking.
      if (isPlain && !SOAK && !hasTouch) untouched = await shownOn(page);
    },
    cell: (index) => page.getByRole('grid').getByRole('button').nth(index),
    card: (index) =>
      page
        .getByRole('list', { name: say('hand.title') })
        .getByRole('button')
        .nth(index),
    button: (word) => page.getByRole('button', { name: say(word) }).first(),
    link: (word) => page.getByRole('link', { name: say(word) }).first(),
    region: (word) => page.getByRole('region', { name: say(word) }),
    dialog: (word) => page.getByRole('dialog', { name: say(word) }),
    enemyCastle: () => page.getByRole('button', { name: say('castle.enemys') }),
    press: pressOrTap,
    point: (place) => (hasTouch ? place.tap() : place.hover()),
    passCurtain: async () => {
      const ready = page.getByRole('button', { name: say('curtain.ready') });
      await ready
        .or(page.getByRole('button', { name: say('controls.endTurn') }))
        .first()
        .waitFor();
      if ((await ready.count()) > 0) await pressOrTap(ready);
    },
    spoilSave: async () => {
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('ninekeep');
            opening.onupgradeneeded = () => opening.result.createObjectStore('saves');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const writing = opening.result.transaction('saves', 'readwrite');
              writing.objectStore('saves').clear();
              writing.objectStore('saves').put({ format: 'ninekeep-save', checksum: 'wrong' }, 'battle');
              writing.oncomplete = () => resolve();
            };
          }),
      );
      await page.reload();
    },
  };
}
