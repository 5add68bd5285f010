import { openRecord } from '../../src/battle/record';
import type { BySide } from '../../src/battle/sides';
import { readCards } from '../../src/cli/disk';
import { emblemNames } from '../../src/cli/gameIcons';
import { loadCatalog } from '../../src/content/loadCatalog';
import { problemLine } from '../../src/content/problem';
import { readScenario } from '../../src/content/scenario/readScenario';
import { openStream } from '../../src/kernel/chance';
import { type SaveFile, toSaveFile } from '../../src/store/save';
import type { Seat } from '../../src/store/seatsSlice';

/** A scenario as the file that the page keeps of a running battle: whoever finds it in the storage goes on from there. */
export function savedBattle(cardsFolder: string, file: string, text: string, seats: BySide<Seat>): SaveFile {
  const { catalog } = loadCatalog(readCards(cardsFolder), emblemNames());
  if (catalog === null) throw new Error(`${cardsFolder} holds no rules`);
  const { scenario, problems } = readScenario(file, text, catalog);
  if (scenario === null) throw new Error(problems.map(problemLine).join('\n'));
  const { book, state } = scenario;
  return toSaveFile({
    record: openRecord(book, { type: 'position', state }),
    book,
    seats,
    stream: openStream(1, 'ai'),
  });
}
