import type { BattleSetup } from '../start/battleSetup';

/** What a link leads to. */
export type LinkKind = 'battle' | 'scenario';

/** The set-up screen's address, with a battle in it. */
const PREFIX = '#/play?';
/** Links of this form were handed out before the page had addresses: they are followed for ever. */
const OLD_BATTLE = '#battle';
const OLD_SCENARIO = '#scenario=';

/** Whether an address asks for a battle, and by what; null when it names a place. */
export function linkKindOf(hash: string): LinkKind | null {
  if (hash === OLD_BATTLE || hash.startsWith(`${OLD_BATTLE}?`)) return 'battle';
  if (hash.startsWith(OLD_SCENARIO)) return 'scenario';
  if (!hash.startsWith(PREFIX)) return null;
  const parts = new URLSearchParams(linkText(hash));
  if (parts.has('scenario')) return 'scenario';
  return [...parts].length > 0 ? 'battle' : null;
}

/** A link's parts as they stand in it: "seed=123&left=bastion". */
export function linkText(hash: string): string {
  return hash.startsWith(OLD_SCENARIO) ? hash.slice(1) : hash.replace(/^[^?]*\??/, '');
}

/** The address that a link has today. */
export function linkAddress(text: string): string {
  return `${PREFIX}${text}`;
}

/** "#/play?seed=123&left=bastion&right=cinder&battlefield=ruins&players=human,greedy". */
export function battleLink({ seed, seats, decks, battlefield, houseRules = [] }: BattleSetup): string {
  const parts = [
    `seed=${seed}`,
    ...(decks.left === null ? [] : [`left=${encodeURIComponent(decks.left)}`]),
    ...(decks.right === null ? [] : [`right=${encodeURIComponent(decks.right)}`]),
    ...(battlefield === null ? [] : [`battlefield=${battlefield}`]),
    ...(houseRules.length === 0 ? [] : [`house-rules=${houseRules.join(',')}`]),
    `players=${seats.left},${seats.right}`,
  ];
  return linkAddress(parts.join('&'));
}
