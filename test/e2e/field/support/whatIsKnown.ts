import type { Page } from 'playwright';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { openFieldFile } from '../../../store/field/support/files';

/** What the rules let Left know of its enemies: the battle that the page keeps is fought again without the page. */
export interface Known {
  /** Who was ever in sight, or fell: that is public. */
  readonly kinds: ReadonlySet<string>;
  /** Who is in sight now, by cell: "cell 3 4". */
  readonly inSight: Readonly<Record<string, string>>;
  readonly orders: number;
}

export async function knownToLeft(page: Page): Promise<Known> {
  const { files, books } = await kept(page);
  const matches = files.flatMap((file) => {
    const opened = openFieldFile(file, books);
    return opened.ok ? [opened.value.match] : [];
  });
  const match = matches.sort((one, other) => other.record.orders.length - one.record.orders.length)[0];
  if (match === undefined) throw new Error('the page keeps no battle on the open field');
  const { met, field } = skirmishEngineFor(match.book).observe(match.truth, 'left');
  const enemies = field.units.filter(({ side }) => side === 'right');
  const inSight = enemies.flatMap(({ kind, position }) =>
    position === null || field.phase === 'deployment' ? [] : [[`cell ${position.x} ${position.y}`, kind] as const],
  );
  return {
    kinds: new Set([...Object.values(met), ...enemies].map(({ kind }) => kind)),
    inSight: Object.fromEntries(inSight),
    orders: match.record.orders.length,
  };
}

/** What lies in the page's storage. */
function kept(page: Page): Promise<{ readonly files: unknown[]; readonly books: Record<string, unknown> }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('ninekeep');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const saves = database.transaction('saves').objectStore('saves');
          const [keys, values] = [saves.getAllKeys(), saves.getAll()];
          values.onsuccess = () => {
            const all = keys.result.map((key, index) => [String(key), values.result[index]] as const);
            database.close();
            resolve({
              files: all.flatMap(([key, file]) => (key === 'field' || key === 'field-2' ? [file] : [])),
              books: Object.fromEntries(
                all.flatMap(([key, book]) => (key.startsWith('book ') ? [[key.slice('book '.length), book]] : [])),
              ),
            });
          };
        };
      }),
  );
}
