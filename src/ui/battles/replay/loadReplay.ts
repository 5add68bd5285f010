import { bookOf, type Catalog } from '../../../content/catalog';
import { packedHead } from '../../../content/packed/packedText';
import { publishedBook } from '../../../content/packed/publishedBook';
import { stableHash } from '../../../kernel/hash';
import type { Archive } from '../../../store/archive/archive';
import type { KeptBattle } from '../../../store/archive/keptBattle';
import { loadRules } from '../../../store/battle/lazyRules';
import type { Replay } from '../../../store/replay/openReplay';

/** What an address names: a kept battle, or one that the address itself carries, and maybe a moment of it. */
export interface ReplayAddress {
  readonly id: string | null;
  readonly packed: string | null;
  readonly moment: string | null;
}

export type LoadedReplay =
  | { readonly type: 'loaded'; readonly replay: Replay; readonly packed: string; readonly kept: KeptBattle | null }
  | { readonly type: 'missing' }
  | { readonly type: 'noBook' }
  | { readonly type: 'unreadable'; readonly reason: string };

/** "/battles/0123456789abcdef/5.3" and "/battles/link/c0123…/5.3". */
export function readReplayPath(path: string): ReplayAddress {
  const [, , first = '', second = '', third = ''] = path.split('/');
  if (first === 'link') return { id: null, packed: second, moment: third === '' ? null : third };
  return { id: first, packed: null, moment: second === '' ? null : second };
}

/** Lays a battle out. Its rules, and its book where it isn't kept here, come when they are asked for. */
export async function loadReplay(
  { id, packed }: ReplayAddress,
  archive: Archive | null,
  catalog: Catalog,
): Promise<LoadedReplay> {
  const found = id === null ? null : ((await archive?.find(id)) ?? null);
  const text = packed ?? found?.battle.packed ?? null;
  if (text === null) return { type: 'missing' };
  const [{ openReplay }] = await Promise.all([import('../../../store/replay/openReplay'), loadRules()]);
  const head = packedHead(text);
  if (head === null) return { type: 'unreadable', reason: 'it is no packed battle' };
  const book = found?.book ?? (await bookNamed(head.book, catalog));
  if (book === undefined) return { type: 'noBook' };
  const opened = openReplay(text, book);
  if (!opened.ok) return { type: 'unreadable', reason: opened.refusal };
  return { type: 'loaded', replay: opened.value, packed: text, kept: found?.battle ?? null };
}

/** The page's own book, or one that was published under its hash beside the page. */
async function bookNamed(hash: string, catalog: Catalog): Promise<unknown> {
  const own = bookOf(catalog);
  if (stableHash(own) === hash) return own;
  if (!(await isPublished(hash))) return undefined;
  return publishedBook(hash, (name) => fetched(`${name}.json`));
}

/** Whether others can open a link to a battle of this book. */
export async function isPublished(hash: string): Promise<boolean> {
  const published = await fetched('index.json');
  return Array.isArray(published) && published.includes(hash);
}

/** What lies in the folder of published books; undefined where nothing can be had. */
async function fetched(file: string): Promise<unknown> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}books/${file}`);
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
