import type { BattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import type { RULES_CHUNK } from './rulesChunk';

type RulesChunk = typeof RULES_CHUNK;

/** The module that `import()` loaded, for synchronous access: awaiting it again would be asynchronous. */
const loaded: { chunk: RulesChunk | null } = { chunk: null };

/** The rules are a seventh of the page and the start page does without: whoever begins or opens a battle loads them first. */
export async function loadRules(): Promise<void> {
  loaded.chunk ??= (await import('./rulesChunk')).RULES_CHUNK;
}

export function areRulesLoaded(): boolean {
  return loaded.chunk !== null;
}

export function loadedRules(): RulesChunk {
  if (loaded.chunk === null) throw new Error('a battle was begun before its rules were loaded: await loadRules first');
  return loaded.chunk;
}

export function engineFor(book: Book): BattleEngine {
  return loadedRules().engineFor(book);
}
