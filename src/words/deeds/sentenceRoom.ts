import type { Deed, Who } from '../../battle/deeds/deed';

/** A sentence that is longer isn't read. */
export const MOST_WORDS = 30;

/** Words of a name, of the cell and of the side that it is told from others by, in the language that needs more of them. */
const NAME = 3;
const CELL = 4;
const OWNER = 2;
/** Of an angle: how the attacker comes, or how the card stands. */
const ANGLE = { coming: 3, standing: 1 } as const;

/** The words of each deed beside its names, in the language that needs more of them: both tell the same deeds. */
const WORDS: Readonly<Record<Deed['kind'], number>> = {
  wins: 3,
  waits: 6,
  fells: 1,
  strikesCastle: 6,
  wounds: 3,
  opensRow: 4,
  screensRow: 4,
  saves: 4,
  shields: 9,
  shieldsCastle: 12,
  forms: 5,
  heals: 3,
  brings: 6,
  moves: 6,
  braces: 3,
  loses: 1,
  risks: 3,
  exposes: 7,
  exposesCastle: 12,
  unscreensRow: 7,
};

/** Whether a sentence has room for these deeds, and an "and" between them. */
export function hasRoom(deeds: readonly Deed[]): boolean {
  return deeds.reduce((sum, deed) => sum + wordsOf(deed), 0) + Math.max(0, deeds.length - 2) <= MOST_WORDS;
}

/** As many words as it takes at most, with names of usual length. */
export function wordsOf(deed: Deed): number {
  const cards = [...('whom' in deed ? [deed.whom] : []), ...('by' in deed ? [deed.by] : [])];
  const named = ({ at, of }: Who): number => NAME + (at === null ? 0 : CELL) + (of === null ? 0 : OWNER);
  return WORDS[deed.kind] + angleWords(deed) + cards.reduce((sum, who) => sum + named(who), 0);
}

function angleWords(deed: Deed): number {
  if (!('arc' in deed) || deed.arc === null || deed.arc === 'front') return 0;
  return 'isTurned' in deed && deed.isTurned ? ANGLE.standing : ANGLE.coming;
}

export function countWords(text: string): number {
  return text.split(/\s+/).length;
}
