const LONGEST_SHOWN = 40;

/** Foreign text of any length, with characters that could turn a line around or hide in it. */
export function shown(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
  // Whole characters: half of one would be shown as a box.
  return plain.length > LONGEST_SHOWN ? `${[...plain.slice(0, LONGEST_SHOWN)].slice(0, -1).join('')}…` : plain;
}
