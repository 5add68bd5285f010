import type { Catalog } from '../../content/catalog';
import { openStream } from '../../kernel/chance';
import { beginMatch } from '../../match/match';
import { battleRules } from '../../store/battle/battleRules';
import { type OpenedScenario, type OpenedText, openText } from '../../store/invitations/openText';
import { tryBattle } from './tryBattle';

/** Opens the text of a file and asks of its battle all that the page would ask to draw it. */
export async function openTried(file: string, text: string, catalog: Catalog): Promise<OpenedText> {
  const read = await openText(file, text, catalog);
  if (read.type === 'battle') {
    return read.opened.ok ? { type: 'battle', opened: tryBattle(read.opened.value, catalog) } : read;
  }
  if (read.type === 'field') {
    if (!read.opened.ok) return read;
    const { tryField } = await import('./tryField');
    return { type: 'field', opened: tryField(read.opened.value, catalog) };
  }
  if (read.scenario === null) return read;
  const tried = tryBattle(begun(read.scenario), catalog);
  return tried.ok ? read : { type: 'battle', opened: tried };
}

function begun({ name, book, state }: OpenedScenario) {
  const match = beginMatch(battleRules, { book, start: { type: 'position', state }, scenario: name });
  return { match, seats: { left: 'human', right: 'human' }, stream: openStream(1, 'ai') } as const;
}
