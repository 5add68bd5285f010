import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emblemNames } from '../../src/cli/disk/gameIcons';
import { readCards } from '../../src/cli/disk/readCards';
import type { Catalog } from '../../src/content/catalog';
import { loadCatalog } from '../../src/content/load/loadCatalog';
import { packedHead } from '../../src/content/packed/packedText';
import { publishedBook } from '../../src/content/packed/publishedBook';
import type { BySide, Side } from '../../src/kernel/sides';
import { archiveFile } from '../../src/store/archive/archiveFile';
import { type FoundBattle, keptBattle } from '../../src/store/archive/keptBattle';
import { tellBattle } from '../../src/store/archive/tellBattle';
import { tellField } from '../../src/store/archive/tellField';
import { loadRules } from '../../src/store/battle/lazyRules';
import { openFieldReplay } from '../../src/store/field/replay/openFieldReplay';
import { openReplay } from '../../src/store/replay/openReplay';

// At once: whoever imports this file runs it, and fetches nothing for it later.
await loadRules();

const HOUR = 3_600_000;
const LAST = Date.UTC(2026, 10, 17, 18, 20);
const NOTES = ['', '', 'the left wing stood open too long', '', 'first win with Galecrest'];

/** Packed battles as a file of the battles page, as if one person had fought them all, the first one last. */
export async function keptBattles(root: string, packed: readonly string[]): Promise<string> {
  const { catalog } = loadCatalog(readCards(join(root, 'cards')), emblemNames());
  if (catalog === null) throw new Error('there are no rules');
  const found: FoundBattle[] = [];
  for (const [index, each] of packed.entries()) {
    const read = (hash: string): Promise<unknown> =>
      Promise.resolve(JSON.parse(readFileSync(join(root, 'public', 'books', `${hash}.json`), 'utf8')));
    const book = await publishedBook(packedHead(each)?.book ?? '', read);
    if (book === undefined) throw new Error('a book is not published');
    const battle = keptBattle(tell(each, book, catalog, index % 3 === 0 ? 'right' : 'left'), LAST - index * 7 * HOUR);
    const note = NOTES[index % NOTES.length] ?? '';
    found.push({ battle: { ...battle, note, isFavourite: index % 4 === 2 }, book, variations: [] });
  }
  return JSON.stringify(archiveFile(found));
}

function tell(packed: string, book: object, catalog: Catalog, person: Side) {
  const withPerson = <Seat extends string>(seats: BySide<Seat>) => ({ ...seats, [person]: 'human' }) as BySide<Seat>;
  if (packedHead(packed)?.mode === 'field') {
    const opened = openFieldReplay(packed, book);
    if (!opened.ok) throw new Error(opened.refusal);
    return tellField(opened.value.battle, withPerson(opened.value.seats));
  }
  const opened = openReplay(packed, book);
  if (!opened.ok) throw new Error(opened.refusal);
  return tellBattle(opened.value.battle, withPerson(opened.value.seats), catalog);
}
