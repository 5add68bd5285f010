import { type LinkKind, linkKindOf } from '../../store/links/linkAddress';
import { shown } from '../../store/links/shownText';

/** Where each place is. A build leaves the workshop out. */
export const PATHS = {
  home: '/',
  play: '/play',
  battle: '/battle',
  battles: '/battles',
  field: '/field',
  fieldBattle: '/field/battle',
  learn: '/learn',
  campaign: '/campaign',
  arms: '/campaign/arms',
  decks: '/decks',
  ...(import.meta.env.DEV ? { workshop: '/gallery' } : {}),
} as const;

export const SETTINGS_PATH = '/settings';

/** A kept battle's board for analysis stands behind it, as its replay behind that of the battles. */
export const ANALYSIS = '/analysis';

export type Place =
  | 'home'
  | 'play'
  | 'battle'
  | 'battles'
  | 'replay'
  | 'analysis'
  | 'field'
  | 'fieldBattle'
  | 'learn'
  | 'lesson'
  | 'campaign'
  | 'arms'
  | 'decks'
  | 'workshop';

/** What stands behind `#` in the address. */
export type Address =
  | { readonly type: 'place'; readonly place: Place; readonly path: string }
  /** A dialog over whichever place one was at. */
  | { readonly type: 'settings' }
  /** A battle to begin: no place of its own. */
  | { readonly type: 'link'; readonly kind: LinkKind }
  | { readonly type: 'unknown'; readonly text: string };

export function readAddress(hash: string): Address {
  const kind = linkKindOf(hash);
  if (kind !== null) return { type: 'link', kind };
  const path = pathIn(hash);
  // The muster's own choices stand behind its address.
  if (path.startsWith(`${PATHS.field}?`)) return { type: 'place', place: 'field', path };
  // One of the kept battles, and maybe a moment of it.
  if (path.startsWith(`${PATHS.battles}/`)) return { type: 'place', place: 'replay', path };
  if (path.startsWith(`${ANALYSIS}/`)) return { type: 'place', place: 'analysis', path };
  if (isLesson(path)) return { type: 'place', place: 'lesson', path };
  if (isCampaign(path)) return { type: 'place', place: 'campaign', path };
  // One deck, or one that a link holds.
  if (/^\/decks[/?]/.test(path)) return { type: 'place', place: 'decks', path };
  if (path === SETTINGS_PATH) return { type: 'settings' };
  const found = Object.entries(PATHS).find(([, known]) => known === path);
  if (found === undefined) return { type: 'unknown', text: shown(`#${decoded(hash.slice(1))}`) };
  return { type: 'place', place: found[0] as Place, path };
}

/** Whether an address is a place of its own, as a table of places asks for those that may not be there yet. */
export function isPlace(path: string): boolean {
  return readAddress(`#${path}`).type === 'place';
}

/** A lesson is a place of its own: its number stands behind the primer's address. */
export function lessonPath(number: number): string {
  return `${PATHS.learn}/${number}`;
}

/** The number of the lesson that an address names; 0 for an address of something else. */
export function lessonIn(path: string): number {
  return isLesson(path) ? Number(path.slice(PATHS.learn.length + 1)) : 0;
}

/** A battle on the campaign's map is open under its number. */
export function campaignPath(number: number): string {
  return `${PATHS.campaign}/${number}`;
}

/** The number of the battle that an address names; 0 for the map alone. */
export function campaignIn(path: string): number {
  return isCampaign(path) ? Number(path.slice(PATHS.campaign.length + 1)) : 0;
}

/** A deck is a place of its own; its text lies over it. */
export function deckPath(id: string, isText = false): string {
  return `${PATHS.decks}/${id}${isText ? '?text' : ''}`;
}

export interface AskedDeck {
  /** Empty where none is asked for. */
  readonly id: string;
  readonly isText: boolean;
  /** What a link to a deck holds, as it stands there; null without one. */
  readonly link: string | null;
}

/** The deck that an address names. */
export function deckIn(path: string): AskedDeck {
  const [place = '', query] = path.split('?', 2);
  const id = place.slice(PATHS.decks.length + 1);
  return { id, isText: query === 'text', link: id === '' ? (query ?? null) : null };
}

function isCampaign(path: string): boolean {
  return /^\/campaign\/[1-9]\d?$/.test(path);
}

function isLesson(path: string): boolean {
  return /^\/learn\/[1-9]\d?$/.test(path);
}

/** "#/play/", "#play" and a "#/play?" that asks for nothing are all "/play". */
function pathIn(hash: string): string {
  return `/${hash.replace(/^#?\/?/, '')}`.replace(/\?&*$/, '').replace(/(?<=.)\/+$/, '');
}

/** As a person wrote it; what is no code stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
