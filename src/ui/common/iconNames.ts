/** Every icon that the page itself draws; emblems come from the cards. All from game-icons.net, see CREDITS.md. */
export const ICON_NAMES = [
  'boots',
  'broadsword',
  'castle',
  'cancel',
  'cog',
  'crossed-swords',
  'card-pickup',
  'card-random',
  'death-skull',
  'flame',
  'hearts',
  'hamburger-menu',
  'hourglass',
  'locked-fortress',
  'padlock',
  'scroll-unfurled',
  'shield',
  'stack',
  'hand',
  'trophy-cup',
  'visored-helm',
  'wave-crest',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
