import type { Locator, Page } from 'playwright';
import { leaveGame } from '../../../../scripts/browser/plantBattle.mjs';
import { ENGLISH_FIELD, type FieldWord } from '../../../../src/words/field/en';
import { ITALIAN_FIELD } from '../../../../src/words/field/it';
import { type BrawlRules, brawl } from './brawls';

export interface FieldLook {
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'it';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
}

/** The open field as somebody holds it. */
export interface FieldDevice {
  readonly page: Page;
  readonly look: FieldLook;
  /** What the page calls it, in its language. */
  say(word: FieldWord): string;
  /** The muster with nothing running, set up by the end of a link. */
  muster(link?: string, settings?: Readonly<Record<string, unknown>>): Promise<void>;
  /** A battle from its deployment on. */
  begin(link: string, settings?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Any position, as a file of one's own. */
  open(file: object, link?: string, settings?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Two squads in the middle of a fight. */
  brawl(rules: BrawlRules, link?: string, settings?: Readonly<Record<string, unknown>>): Promise<void>;
  /** By its name on the field: "D4". */
  cell(name: string): Locator;
  /** The first button that begins with this; those with a key go on after it. */
  button(word: FieldWord): Locator;
  /** A finger taps where a mouse would click. */
  press(place: Locator): Promise<void>;
  /** A finger can't hover: its first tap looks. */
  point(place: Locator): Promise<void>;
  /** Until somebody can give orders here. */
  untilTurn(): Promise<void>;
}

const WORDS = { en: ENGLISH_FIELD, it: ITALIAN_FIELD } as const;

export function holdField(page: Page, look: FieldLook, url: string): FieldDevice {
  const { theme, language, hasTouch = false } = look;
  const say = (word: FieldWord): string => WORDS[language][word];
  const press = (place: Locator): Promise<void> => (hasTouch ? place.tap() : place.click());
  const startsWith = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const button = (word: FieldWord): Locator => page.getByRole('button', { name: startsWith(say(word)) }).first();
  const device: FieldDevice = {
    page,
    look,
    say,
    button,
    press,
    point: (place) => (hasTouch ? place.tap() : place.hover()),
    cell: (name) => {
      const x = name.charCodeAt(0) - 'A'.charCodeAt(0);
      return page.locator(`[data-field] [data-place="cell ${x} ${Number(name.slice(1)) - 1}"]`);
    },
    muster: async (link = '', settings = {}) => {
      // A page that holds a battle would ask first, and would save it again when it is left.
      await leaveGame(page, url);
      const stored = { theme, language, speed: 'instant', watchSpeed: 'instant', turnGuard: false, muted: true };
      await page.evaluate(
        async (text) => {
          localStorage.clear();
          localStorage.setItem('ninekeep-settings', text);
          await new Promise((resolve) => {
            const deleting = indexedDB.deleteDatabase('ninekeep');
            deleting.onsuccess = resolve;
            deleting.onerror = resolve;
          });
        },
        JSON.stringify({ ...stored, ...settings }),
      );
      await page.goto(`${url}#/field${link === '' ? '' : `?${link}`}`);
      await button('muster.begin').waitFor();
    },
    begin: async (link, settings) => {
      await device.muster(link, settings);
      await press(button('muster.begin'));
      await page.locator('[data-field], dialog[open]').first().waitFor();
    },
    brawl: (rules, link, settings) => device.open(brawl(rules), link, settings),
    open: async (position, link, settings) => {
      await device.muster(link, settings);
      await press(page.getByRole('button', { name: say('muster.positions'), exact: true }));
      const buffer = Buffer.from(JSON.stringify({ mode: 'field', ...position, steps: [] }));
      const file = { name: 'position.json', mimeType: 'application/json', buffer };
      await page.locator('dialog[open] input[type=file]').setInputFiles(file);
      await device.untilTurn();
    },
    untilTurn: async () => {
      await page.locator('[data-field]').waitFor();
      await page.locator('aside button:not([aria-disabled=true])').last().waitFor();
    },
  };
  return device;
}
