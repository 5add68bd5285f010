import type { Speak } from './speak';

const SHOWN_DECIMALS = 3;
/** Percentages leave few decimals; what lies beyond these is binary noise. */
const EXACT_DECIMALS = 10;

/** With all its decimals. */
export function exactly(value: number, speak: Speak): string {
  return speak('figure', { value }).replace('-', '−');
}

/** With a few decimals; more are cut off, never rounded up, and marked: 17.024…, so that 16.9996… isn't 17. */
export function briefly(value: number, speak: Speak): string {
  const [whole = '', decimals = ''] = value.toFixed(EXACT_DECIMALS).split('.');
  const shown = `${whole}.${decimals.slice(0, SHOWN_DECIMALS)}`;
  const isCut = Number(decimals.slice(SHOWN_DECIMALS)) > 0;
  return isCut ? `${exactly(Number(shown), speak)}…` : exactly(Number(shown), speak);
}
