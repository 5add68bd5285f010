import { bookOf, type Catalog } from '../../../content/catalog';
import type { FieldCatalogUpdate } from '../../../content/field/liveFieldCatalog';
import { type PackedHead, packedHead } from '../../../content/packed/packedText';
import { publishedBook } from '../../../content/packed/publishedBook';
import { stableHash } from '../../../kernel/hash';
import type { Archive } from '../../../store/archive/archive';
import type { KeptBattle } from '../../../store/archive/keptBattle';
import { loadRules } from '../../../store/battle/lazyRules';
import type { FieldReplay } from '../../../store/field/replay/openFieldReplay';
import type { BattleReplay } from '../../../store/replay/openReplay';
import { PATHS } from '../../routes/address';

/** What an address names: a kept battle, or one that the address itself carries, and maybe a moment of it. */
export interface ReplayAddress {
  readonly id: string | null;
  readonly packed: string | null;
  readonly moment: string | null;
}

export interface Loaded {
  readonly type: 'loaded';
  readonly packed: string;
  readonly kept: KeptBattle | null;
}

export interface LoadedBattle extends Loaded {
  readonly mode: 'battle';
  readonly replay: BattleReplay;
}

export interface LoadedField extends Loaded {
  readonly mode: 'field';
  readonly replay: FieldReplay;
  /** What the open field is made of today: the names and faces of everything. */
  readonly field: FieldCatalogUpdate;
}

export type LoadedReplay =
  | LoadedBattle
  | LoadedField
  | { readonly type: 'missing' }
  | { readonly type: 'noBook' }
  | { readonly type: 'noNetwork' }
  | { readonly type: 'unreadable'; readonly reason: string };

/** "/battles/0123456789abcdef/5.3" and "/battles/link/c0123…/5.3". */
export function readReplayPath(path: string): ReplayAddress {
  const [, , first = '', second = '', third = ''] = path.split('/');
  if (first === 'link') return { id: null, packed: second, moment: third === '' ? null : third };
  return { id: first, packed: null, moment: second === '' ? null : second };
}

/** Where it lies, without a moment. */
export function addressOf({ kept, packed }: Loaded): string {
  return kept === null ? `${PATHS.battles}/link/${packed}` : `${PATHS.battles}/${kept.id}`;
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
  const head = packedHead(text);
  if (head === null) return { type: 'unreadable', reason: 'it is no packed battle' };
  const carried = { packed: text, kept: found?.battle ?? null };
  const own = head.mode === 'field' ? openField : openBattle;
  return own(head, carried, found?.book, catalog);
}

type Carried = Pick<Loaded, 'packed' | 'kept'>;

async function openBattle(head: PackedHead, carried: Carried, kept: unknown, catalog: Catalog): Promise<LoadedReplay> {
  const [{ openReplay }] = await Promise.all([import('../../../store/replay/openReplay'), loadRules()]);
  const book = kept ?? (await bookNamed(head.book, [bookOf(catalog)]));
  if (book === undefined) return { type: await whyNoBook(head.book) };
  const opened = openReplay(carried.packed, book);
  if (!opened.ok) return { type: 'unreadable', reason: opened.refusal };
  return { type: 'loaded', mode: 'battle', replay: opened.value, ...carried };
}

async function openField(head: PackedHead, carried: Carried, kept: unknown): Promise<LoadedReplay> {
  const [{ fieldBooksOf, openFieldReplay }, { loadPageField }] = await Promise.all([
    import('../../../store/field/replay/openFieldReplay'),
    import('../../../content/field/liveFieldCatalog'),
  ]);
  const field = await loadPageField();
  const book = kept ?? (await bookNamed(head.book, fieldBooksOf(field.catalog)));
  if (book === undefined) return { type: await whyNoBook(head.book) };
  const opened = openFieldReplay(carried.packed, book);
  if (!opened.ok) return { type: 'unreadable', reason: opened.refusal };
  return { type: 'loaded', mode: 'field', replay: opened.value, field, ...carried };
}

/** One of the page's own books, or one that was published under its hash beside the page. */
async function bookNamed(hash: string, own: readonly object[]): Promise<unknown> {
  const found = own.find((book) => stableHash(book) === hash);
  if (found !== undefined) return found;
  if ((await isPublished(hash)) === false) return undefined;
  return publishedBook(hash, (name) => fetched(`${name}.json`));
}

/** A book that is published, or may be, only has to be fetched. */
async function whyNoBook(hash: string): Promise<'noBook' | 'noNetwork'> {
  return (await isPublished(hash)) === false ? 'noBook' : 'noNetwork';
}

/** Whether others can open a link to a battle of this book; null where the list can't be had, as without a network. */
export async function isPublished(hash: string): Promise<boolean | null> {
  const published = await fetched('index.json');
  return Array.isArray(published) ? published.includes(hash) : null;
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
