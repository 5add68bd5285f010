/** The pieces of a person's arms: told in the battle and on the campaign's map. */
export const ENGLISH_ARMS = {
  'arms.azure': 'azure field',
  'arms.gules': 'field of gules',
  'arms.watchtower': 'a tower',
  'arms.crown': 'a crown',
  'arms.feathered-wing': 'a wing',
  'arms.ringing-bell': 'a bell',
  'arms.lion': 'a lion',
  'arms.plain': 'plain border',
  'arms.gold': 'bordure of gold',
  'arms.swallowtail': 'swallowtail banner',
  'arms.square': 'square banner',
  'arms.gilded': 'gilded card back',
  'arms.banner': 'Your banner: {pieces}.',
} as const;
