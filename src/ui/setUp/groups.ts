/** The groups of choices, by the ids of their elements: words of the sentence lead to them. */
export const GROUPS = {
  deck: 'set-up-deck',
  enemyDeck: 'set-up-enemy-deck',
  ground: 'set-up-ground',
  side: 'set-up-side',
  houseRules: 'set-up-house-rules',
  opponent: 'set-up-opponent',
  leftPlayer: 'set-up-left-player',
  rightPlayer: 'set-up-right-player',
} as const;

export type Group = keyof typeof GROUPS;

/** Brings a group into sight and puts the focus on what is chosen there. */
export function openGroup(group: Group): void {
  const place = document.getElementById(GROUPS[group]);
  const chosen = place?.querySelector<HTMLInputElement>('input:checked') ?? place?.querySelector('input');
  chosen?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
