import type { Catalog } from '../../content/catalog';
import type { FieldCatalog } from '../../content/field/catalog';
import { loadFieldCatalog } from '../../content/field/loadFieldCatalog';
import { loadCatalog } from '../../content/load/loadCatalog';
import { problemLine } from '../../content/problems/problem';
import { CannotRun, type Terminal } from '../command';
import { emblemNames } from './gameIcons';
import { locateCards } from './locateCards';
import { readCards } from './readCards';

/** The cards to play with: those of the folder where one stands, or else those of the project. */
export function catalogFor(terminal: Terminal): Catalog {
  const { complain } = terminal;
  const { catalog, problems } = loadCatalog(readCards(cardsFolderFor(terminal)), emblemNames());
  const [first] = problems;
  if (catalog === null) throw new CannotRun(first === undefined ? 'there are no rules' : problemLine(first));
  if (first !== undefined) complain(`${problemLine(first)}\ncards/ is not in order: "check" says all that is wrong`);
  return catalog;
}

/** What the open field is played with, from the same folder. */
export function fieldCatalogFor(terminal: Terminal): FieldCatalog {
  const { complain } = terminal;
  const { catalog, problems } = loadFieldCatalog(readCards(cardsFolderFor(terminal)));
  const [first] = problems;
  if (first !== undefined) complain(`${problemLine(first)}\ncards/ is not in order: "check" says all that is wrong`);
  return catalog;
}

export function cardsFolderFor({ folder, home }: Pick<Terminal, 'folder' | 'home'>): string {
  try {
    return locateCards(folder, []).cardsFolder;
  } catch (error) {
    if (home === undefined || !(error instanceof CannotRun)) throw error;
    return locateCards(home, []).cardsFolder;
  }
}
