import type { Page } from 'playwright';

/** The orders of a record that the page began to write, or has written. */
interface Heard {
  readonly type: 'begun' | 'kept';
  readonly start: string;
  readonly orders: readonly string[];
}

/** What the page was heard to write, up to the moment when it died. */
export interface Writes {
  /** The last record that was written to its end: its last order is acknowledged. */
  readonly kept: () => Heard | null;
  /** The first and the last record that it began to write. */
  readonly first: () => Heard | null;
  readonly last: () => Heard | null;
}

/** Listens to the browser's storage itself: the page knows nothing of it. */
export async function hearWrites(page: Page): Promise<Writes> {
  const heard: Heard[] = [];
  page.on('console', (message) => {
    const [mark, text = ''] = message.text().split('\t');
    if (mark === 'write') heard.push(JSON.parse(text) as Heard);
  });
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      // A book is written beside the file that names it.
      const record = given[0]?.save?.record;
      if (record === undefined) return put.apply(this, given);
      const start = JSON.stringify(record.start);
      const orders = record.orders.map((order: unknown) => JSON.stringify(order));
      const say = (type: string) => console.info(`write\t${JSON.stringify({ type, start, orders })}`);
      say('begun');
      this.transaction.addEventListener('complete', () => say('kept'));
      return put.apply(this, given);
    };
  });
  const begun = () => heard.filter(({ type }) => type === 'begun');
  return {
    kept: () => heard.findLast(({ type }) => type === 'kept') ?? null,
    first: () => begun()[0] ?? null,
    last: () => begun().at(-1) ?? null,
  };
}
