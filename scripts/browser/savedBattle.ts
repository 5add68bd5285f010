import { openRecord } from '../../src/battle/model/record';
import { emblemNames } from '../../src/cli/disk/gameIcons';
import { readCards } from '../../src/cli/disk/readCards';
import { loadCatalog } from '../../src/content/load/loadCatalog';
import { problemLine } from '../../src/content/problems/problem';
import { readScenario } from '../../src/content/scenario/readScenario';
import { openStream } from '../../src/kernel/chance';
import { withOrder } from '../../src/kernel/record';
import type { BySide } from '../../src/kernel/sides';
import { battleRules } from '../../src/store/battle/battleRules';
import { type SaveFile, toSaveFile } from '../../src/store/saves/save';
import type { Seat } from '../../src/store/seats/seatsSlice';

/** A scenario and its orders as the file that the page keeps of a running battle: who finds it in the storage goes on. */
export function savedBattle(cardsFolder: string, file: string, text: string, seats: BySide<Seat>): SaveFile {
  const { catalog } = loadCatalog(readCards(cardsFolder), emblemNames());
  if (catalog === null) throw new Error(`${cardsFolder} holds no rules`);
  const { scenario, problems } = readScenario(file, text, catalog);
  if (scenario === null) throw new Error(problems.map(problemLine).join('\n'));
  const { book, state, steps } = scenario;
  const start = openRecord(book, { type: 'position', state });
  return toSaveFile(battleRules.id, {
    record: steps.reduce((record, { order }) => withOrder(record, order), start),
    book,
    seats,
    stream: openStream(1, 'ai'),
  });
}
