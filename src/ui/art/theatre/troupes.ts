/** Who has a stage of its own: the four factions of the set, and all others together. */
export const TROUPES = ['bastion', 'thornveil', 'cinder', 'galecrest', 'unsworn'] as const;
export type Troupe = (typeof TROUPES)[number];

export function troupeOf(faction: string): Troupe {
  return TROUPES.find((troupe) => troupe === faction) ?? 'unsworn';
}

/** Where the light falls from: dawn left, shaft above, fire below, noon right, dusk low on the left. */
export const LIGHT: Readonly<Record<Troupe, readonly [number, number]>> = {
  bastion: [2.6, 1.6],
  thornveil: [0.6, 3],
  cinder: [-1.6, -2.6],
  galecrest: [-2.6, 1.8],
  unsworn: [3, 0.4],
};

/** The pattern on the sky's cloth: width, height, line. */
export const DIAPER: Readonly<Record<Troupe, readonly [number, number, string]>> = {
  bastion: [24, 24, 'M0 0H24V24H0ZM12 9L15 12L12 15L9 12Z'],
  thornveil: [
    30,
    30,
    'M0 30C8 22 8 14 4 8C12 8 18 14 15 22C22 18 24 8 30 0M15 22C14 26 10 29 6 30M22 12C26 14 28 18 27 22',
  ],
  cinder: [20, 28, 'M10 0L20 14L10 28L0 14ZM10 10L12 14L10 18L8 14Z'],
  galecrest: [28, 14, 'M0 14A14 14 0 0 1 28 14M7 14A7 7 0 0 1 21 14M-14 7A14 14 0 0 1 0 7M28 7A14 14 0 0 1 42 7'],
  unsworn: [22, 22, 'M3 3L8 8M8 3L3 8M14 14L19 19M19 14L14 19M0 11H4M7 11H11M14 11H18'],
};
