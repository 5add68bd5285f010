import type { Head } from '../../../content/art/words';
import { HATS } from './hats';
import { type DrawHead, HELMETS } from './helmets';

export const HEAD_DRAWINGS: Readonly<Record<Head, DrawHead>> = { ...HELMETS, ...HATS };
