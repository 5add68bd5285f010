import type { ENGLISH_BOARD } from '../en/board';

export const ITALIAN_BOARD: Readonly<Record<keyof typeof ENGLISH_BOARD, string>> = {
  'board.grid': 'Il campo',
};
