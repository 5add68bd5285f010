import type { BlowParts } from './blow';
import type { Entry, EntryKind } from './entry';
import { type Modifier, ROUNDING } from './modifiers';

/** N, step by step. */
export function tellAttack({ entries, attack, attackAdds, attackPercents }: BlowParts): void {
  entries.push({ source: 'attack', kind: 'base', value: attack });
  tellEach(entries, 'add', attackAdds);
  tellEach(entries, 'percent', attackPercents);
}

/** N − D; `value` is D. */
export function tellDefense(parts: BlowParts, value: number): void {
  tellAttack(parts);
  const of: Entry[] = [{ source: 'defense', kind: 'base', value: parts.defense }];
  tellEach(of, 'percent', parts.defensePercents);
  tellEach(of, 'add', parts.defenseAdds);
  tellEach(of, 'percent', parts.defenseCuts);
  parts.entries.push({ source: 'defense', kind: 'subtract', value, of });
}

/** What comes after the defence, up to the amount; what is whole already isn't rounded. */
export function tellRest(parts: BlowParts, amount: number, least: Modifier): void {
  const { entries } = parts;
  tellEach(entries, 'percent', parts.netPercents);
  tellEach(entries, 'add', parts.flatAdds);
  if (!Number.isInteger(amount)) entries.push({ source: ROUNDING, kind: 'roundDown', value: amount });
  if (Math.floor(amount) < least.value) tellLimit(parts, 'least', least);
}

/** A limit is told only where it binds. */
export function tellLimit({ entries }: BlowParts, kind: 'leastShare' | 'least', { source, value }: Modifier): void {
  entries.push({ source, kind, value });
}

function tellEach(entries: Entry[], kind: EntryKind, modifiers: readonly Modifier[]): void {
  for (const { source, value, of } of modifiers) entries.push({ source, kind, value, ...(of && { of }) });
}
