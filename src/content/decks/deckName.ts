import { whyUnreadable } from '../schema/unreadable';

export const LONGEST_DECK_NAME = 40;

/** A name that can be shown, made of whatever somebody wrote; empty where nothing of it can. */
export function deckNameFrom(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = [...line.slice(0, 4 * LONGEST_DECK_NAME)].slice(0, LONGEST_DECK_NAME).join('').trim();
  return whyUnreadable(short) === null ? short : '';
}
