import type { Catalog } from '../../content/catalog';
import { readDeckCode } from '../../content/decks/deckCode';
import { faultsOf } from '../../content/decks/deckFaults';
import { codeIn } from '../../content/decks/deckReference';
import { type LinkProblem, problem } from './linkProblem';
import { shown } from './shownText';

/** What tells whether the code of a deck can be played. */
export type CodeCatalog = Pick<Catalog, 'cardNumbers' | 'cards' | 'stratagems' | 'rules'>;

/** What is wrong with the code of a deck in a link: with the word itself, else with cards that nobody knows, else with R1. */
export function codeProblems(part: string, reference: string, known: CodeCatalog): LinkProblem[] {
  const code = codeIn(reference);
  const read = readDeckCode(known, code);
  if (!read.ok) return [problem('deck-slip', part, code, [])];
  const faults = faultsOf(known, read.value.cards);
  const gone = faults.flatMap((fault) => (fault.type === 'unknown' ? fault.card : []));
  const strangers = [...read.value.strangers, ...gone].map(shown);
  if (strangers.length > 0) return [problem('deck-strangers', part, code, strangers)];
  return faults.length === 0 ? [] : [problem('deck-faults', part, code, [])];
}
