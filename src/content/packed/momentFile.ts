/**
 * One moment of a battle as a file: the packed battle with its book, and which moment is meant. It is a scenario (steps and
 * expectations may be written beside it), a bug report, and a battle to be replayed or fought on.
 */
export interface PackedMoment {
  readonly name: string;
  readonly packed: string;
  /** "5.3": after the third order of round 5. */
  readonly moment: string;
  readonly book: object;
}

export function momentFile({ name, packed, moment, book }: PackedMoment): string {
  const mode = packed.startsWith('f') ? { mode: 'field' } : {};
  return `${JSON.stringify({ ...mode, name, packed, moment, steps: [], expect: {}, book }, null, 2)}\n`;
}
