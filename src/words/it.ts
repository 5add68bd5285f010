import type { RefusalCode } from '../battle/refusals';
import type { WordId } from './en';

export const ITALIAN: Readonly<Record<WordId, string>> = {} as never;
export const ITALIAN_REFUSALS: Readonly<Record<RefusalCode, string>> = {} as never;
