/** What takes part in the arithmetic of a blow. */
export const ENGLISH_ARITHMETIC = {
  'source.attack': 'Attack',
  'source.defense': 'Defense',
  'source.left-wing': 'Left wing',
  'source.center': 'Center',
  'source.right-wing': 'Right wing',
  'source.screen': 'Screened row',
  'source.least-share': 'Share that always comes through',
  'source.least-damage': 'Least damage',
  'source.rounding': 'Rounded down',
} as const;
