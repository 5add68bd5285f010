import { suggest } from './suggest';

/** As other tools write it: "game-icons:anvil", "lorc/anvil", "anvil.svg". */
const AROUND_NAME = /^.*[:/]|\.svg$/g;

/**
 * The icon that was probably meant. Their names are words with hyphens between them: whoever writes "dragon" means one of
 * the dragons, and not an icon that is called "wagon".
 */
export function suggestIcon(word: string, icons: readonly string[]): string | undefined {
  const name = word.replaceAll(AROUND_NAME, '');
  const parts = partsOf(name.toLowerCase().replaceAll(/[\s_]+/g, '-'));
  const having = (isEnough: (shared: number) => boolean): string[] =>
    icons.filter((icon) => {
      const known = new Set(partsOf(icon));
      return isEnough(parts.filter((part) => known.has(part)).length);
    });
  const withAll = having((shared) => shared > 0 && shared === parts.length);
  return shortest(withAll) ?? suggest(name, icons) ?? shortest(having((shared) => shared > 0));
}

function partsOf(name: string): string[] {
  return name.split('-').filter((part) => part.length > 2);
}

function shortest(names: readonly string[]): string | undefined {
  return names.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))[0];
}
