/** @param {{ low: number, high: number }} rate */
export const interval = ({ low, high }) => `${low.toFixed(1)} to ${high.toFixed(1)}`;

/** @param {boolean | null} isMet null where nothing is asked for */
export function met(isMet) {
  if (isMet === null) return '';
  return isMet ? 'met' : 'MISSED';
}
