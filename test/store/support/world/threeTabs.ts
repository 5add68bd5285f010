import { openMatch } from '../../../../src/store/match/openMatch';
import { saveRetried } from '../../../../src/store/saves/noticesSlice';
import { browserStorage } from '../../../../src/store/saves/saveStorage';
import { browserTabs } from '../../../../src/store/tabs/browserTabs';
import { BOOK, type Order, START } from '../../../toy/lanterns';
import { openLanterns } from '../../../toy/table';
import { openWorld, type Tab } from './browser';
import type { Thread } from './clock';
import type { Faults, Kept } from './database';

export interface WorldPlan extends Faults {
  readonly seed: number;
  readonly hasLocks: boolean;
  /** Where a test spoils what tabs say to each other. */
  readonly alter: (data: unknown) => unknown;
}

export type Name = 'A' | 'B' | 'C';

interface Page {
  readonly tab: Tab;
  readonly table: ReturnType<typeof openLanterns>;
  /** Before it, nothing is drawn that could be pressed. */
  isDrawn: boolean;
}

/** Longer than any hang, any patience and any limit of the storage together. */
const REST = 15_000;
/** So much of what happened is told with a failure. */
const TOLD = 40;

/**
 * Three tabs of one browser at the toy game, the page's own code in each, and what must hold whatever becomes of them: what
 * is written contains every acknowledged order, and comes from the tab that took the pen last; after a rest at most one tab
 * plays, and all show what is written.
 */
export function openThreeTabs({ seed, hasLocks, addsEverything, alter }: WorldPlan) {
  const pages: Partial<Record<Name, Page>> = {};
  const course: string[] = [];
  let isFailed = false;
  let given = 0;
  let penHolder: Thread | null = null;
  let written = '';
  /** The longest record that a page reported as kept. */
  let acknowledged = '';
  const writtenBy = new Map<Thread, string>();

  const note = (happening: string): void => void course.push(`${browser.now()} ms: ${happening}`);
  const fail = (problem: string): void => {
    isFailed = true;
    note(`FAILURE ${problem}`);
  };
  const browser = openWorld({ seed, hasLocks, addsEverything, alter, kept });

  function kept({ thread, written: entries }: Kept): void {
    for (const { key, value } of entries) {
      if (Array.isArray(key)) {
        penHolder = thread;
        note(`${thread.name} has taken epoch ${key[1]}`);
      }
      if (key !== 'lanterns' && key !== 'lanterns-2') continue;
      written = marksIn((value as { save: { record: Recorded } }).save.record);
      writtenBy.set(thread, written);
      note(`${thread.name} has written ${written}`);
      if (thread !== penHolder) fail(`${thread.name} writes without the pen`);
      if (!isPrefix(acknowledged, written)) fail(`${thread.name} writes over the acknowledged ${acknowledged}`);
    }
  }

  const stateOf = ({ table }: Page) => table.store.getState();
  const opened = () => Object.values(pages);

  async function load(name: Name, session?: Map<string, string>): Promise<void> {
    const tab = browser.open(name, session);
    pages[name] = await browser.runIn(tab.thread, () => {
      const table = openLanterns(browserStorage(), browserTabs('toy-lanterns'));
      const { saves, store, tabs } = table;
      const page: Page = { tab, table, isDrawn: false };
      saves.onWrite(({ ok }) => {
        // A tab that has lost doesn't show its own orders any more: what it says concerns what it could write.
        const reported = stateOf(page).tab === 'playing' ? marksOf(page) : (writtenBy.get(tab.thread) ?? '');
        if (ok && reported.length > acknowledged.length) acknowledged = reported;
      });
      tab.leaving.unshift(saves.flush);
      void openMatch(table.table, store, saves, tabs).then(() => {
        page.isDrawn = true;
      });
      return page;
    });
  }

  /** What a person does to a tab that hangs comes when it wakes, before or after all else that waited for it. */
  function press(name: Name): void {
    const page = pages[name];
    if (page === undefined) return;
    const { tab, table } = page;
    browser.after(0, tab.thread, 'person', () => {
      const state = stateOf(page);
      if (!page.isDrawn || state.tab === 'takingOver') return;
      note(`a press in ${name}, which is ${state.tab}`);
      if (state.match.match === null) table.store.dispatch(saveRetried());
      else if (state.tab !== 'playing') table.store.dispatch(table.table.tabActions.takeOverAsked());
      else {
        given += 1;
        table.store.dispatch(table.table.giveOrder({ type: 'pass', by: `${name}${given}` } as Order));
      }
    });
  }

  async function rest(): Promise<void> {
    await browser.pass(REST);
    // A tab that hung in the middle of a transaction let the storage hang for all: the page said so and offers to try again.
    for (const [name, page] of Object.entries(pages)) if (stateOf(page).match.match === null) press(name as Name);
    await browser.pass(REST);
    const playing = opened().filter((page) => stateOf(page).tab === 'playing');
    if (playing.length > 1) fail('two tabs play at once');
    for (const page of opened()) {
      const shown = marksOf(page);
      if (shown !== written) fail(`${page.tab.thread.name} shows ${shown} instead of ${written}`);
    }
  }

  return {
    draw: browser.draw,
    pass: browser.pass,
    load,
    press,
    rest,
    isOpen: (name: Name) => pages[name] !== undefined,
    isFailed: () => isFailed,
    acknowledged: () => (acknowledged === '' ? [] : acknowledged.split(' ')),
    begin: async (name: Name) => {
      const page = pages[name];
      if (page === undefined) throw new Error('the tab is closed');
      const { tab, table } = page;
      await browser.runIn(tab.thread, () => table.store.dispatch(table.actions.begun({ book: BOOK, start: START })));
    },
    hang: (name: Name, milliseconds: number) => {
      const page = pages[name];
      if (page === undefined || page.tab.thread.hungUntil > browser.now()) return;
      note(`${name} hangs for ${milliseconds} ms`);
      page.tab.thread.hungUntil = browser.now() + milliseconds;
    },
    /** One that hangs can only be killed. */
    close: async (name: Name, way: 'close' | 'crash' | 'reload') => {
      const page = pages[name];
      if (page === undefined) return;
      note(`${name}: ${way}`);
      const hangs = page.tab.thread.hungUntil > browser.now();
      await browser.close(page.tab, way !== 'crash' && !hangs);
      delete pages[name];
      if (way === 'reload') await load(name, page.tab.session);
    },
    /** Whatever happened, somebody can go on. */
    goOn: async (name: Name) => {
      for (let presses = 0; presses < 3; presses++) {
        press(name);
        await browser.pass(REST);
      }
      const page = pages[name];
      if (page === undefined || stateOf(page).tab !== 'playing') fail(`${name} can't play`);
      await rest();
    },
    /** Throws with the seed and the course of things. */
    judge: () => {
      if (isFailed) throw new Error(`seed ${seed}:\n${course.slice(-TOLD).join('\n')}`);
    },
  };
}

interface Recorded {
  readonly orders: readonly unknown[];
}

function marksIn({ orders }: Recorded): string {
  return orders.map((order) => (order as { readonly by: string }).by).join(' ');
}

function marksOf({ table }: Page): string {
  const { match } = table.store.getState().match;
  return match === null ? '' : marksIn(match.record);
}

function isPrefix(shorter: string, longer: string): boolean {
  return shorter === '' || `${longer} `.startsWith(`${shorter} `);
}
