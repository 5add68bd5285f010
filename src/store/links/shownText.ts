const LONGEST_SHOWN = 40;

/** Makes untrusted text safe to show: truncated, control and bidirectional formatting characters replaced. */
export function shown(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
  // Whole characters: half of one would be shown as a box.
  return plain.length > LONGEST_SHOWN ? `${[...plain.slice(0, LONGEST_SHOWN)].slice(0, -1).join('')}…` : plain;
}
