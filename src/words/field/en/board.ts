/** The board: cells, units and marks by name; keys, zoom, map. */
export const ENGLISH_BOARD = {
  'board.grid': 'The field',
} as const;
