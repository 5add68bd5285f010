/** A position of the open field as a file that the muster opens. */
export interface BrawlFile {
  readonly name: string;
  readonly rules: string;
  readonly rows: readonly string[];
  readonly units: readonly Readonly<Record<'id' | 'unit' | 'side' | 'at', string>>[];
}

export type BrawlRules = 'clockwork' | 'd20' | 'd50' | '2d6' | 'mixed';

const ROWS = [
  '..........',
  '...T......',
  '......~~..',
  '.....~~...',
  '..........',
  '....C.....',
  '..........',
  '..........',
] as const;

/** Who stands where: a fighter beside its foe, a bow behind it, and one more on each side. */
const PLACES = { left: ['D4', 'B5', 'C6'], right: ['E4', 'H5', 'G7'] } as const;

const SQUADS: Readonly<Record<BrawlRules, Readonly<Record<'left' | 'right', readonly [string, string, string]>>>> = {
  clockwork: { left: ['knight', 'archer', 'medic'], right: ['scout', 'sniper', 'commander'] },
  d20: { left: ['greatblade', 'bowman', 'shieldman'], right: ['pikeman', 'arbalist', 'hookman'] },
  d50: { left: ['reaver', 'archer', 'captain'], right: ['spearman', 'archer', 'duelist'] },
  '2d6': { left: ['axeman', 'bowman', 'warden'], right: ['spearman', 'bowman', 'runesinger'] },
  mixed: { left: ['greatblade', 'bowman', 'shieldman'], right: ['pikeman', 'arbalist', 'hookman'] },
};

/** Two squads in the middle of a fight; the left one is to move. */
export function brawl(rules: BrawlRules): BrawlFile {
  const units = (['left', 'right'] as const).flatMap((side) =>
    SQUADS[rules][side].map((unit, index) => ({
      id: `${side}-${index + 1}`,
      unit,
      side,
      at: PLACES[side][index] ?? 'A1',
    })),
  );
  return { name: `Brawl by ${rules}`, rules, rows: ROWS, units };
}
