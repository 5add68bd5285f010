/** Names of the shared paints. A faction without paints of its own falls back to the plain ones. */
export const MEDALLION_FACTIONS = ['bastion', 'thornveil', 'cinder', 'galecrest'] as const;

export function enamelOf(paint: string): string {
  return `url(#medallion-enamel-${known(paint)})`;
}

export function rimOf(paint: string): string {
  return `url(#medallion-rim-${known(paint)})`;
}

export function patternOf(pattern: string): string {
  return `url(#medallion-pattern-${pattern})`;
}

function known(paint: string): string {
  return paint === 'spent' || MEDALLION_FACTIONS.some((faction) => faction === paint) ? paint : 'plain';
}
