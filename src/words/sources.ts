import type { Source } from '../battle/damage/sources';
import type { Entry } from '../core/arithmetic/entry';
import type { Names } from './names';
import type { Speak } from './speak';

/** Sources that bring a name of their own: `ability:mend`, `formation:phalanx`. */
const NAMED = ['ability', 'formation'] as const;

export function sourceName({ source }: Entry, speak: Speak, names: Names): string {
  return ownName(source, names) ?? speak(`source.${source as Source}`);
}

/** Inside a line the names of rules are common nouns; abilities and formations keep their capital. */
export function nameInside({ source }: Entry, speak: Speak, names: Names): string {
  return ownName(source, names) ?? speak(`source.${source as Source}`).toLowerCase();
}

/** All other sources are in the catalogs; `source` is text only because the core knows no cards. */
function ownName(source: string, names: Names): string | undefined {
  const kind = NAMED.find((each) => source.startsWith(`${each}:`));
  return kind === undefined ? undefined : names[kind](source.slice(kind.length + 1));
}
