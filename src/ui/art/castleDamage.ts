import type { RuinTier } from './castleShapes';
import { taper } from './taper';

export const CRACKS: Record<RuinTier, string> = {
  whole: '',
  cracked: taper(
    'M51 44l-4 11 5 9-6 13 3 9-5 12M52 64l6 5M46 77l-7 4M106 132l-6 13 5 9-7 14M100 145l-6 3M66 296l6 11-3 9 6 12M72 307l7-1',
  ),
  broken: taper(
    'M37 79l-3 18 6 10-8 22 5 15-6 22M40 107l10 9M32 129l-8 6M52 104l-3 14 5 12M106 132l-7 14 5 10-8 17 4 18M99 146l-7 2M96 173l-8 5M64 290l8 14-4 12 8 18-5 16M68 316l-7 5M50 322l-6 22 5 12-8 24 4 15M44 344l-9 5M49 356l8 4',
  ),
  breached: taper(
    'M36 226l-4 22 7 12-9 26 5 18-7 26 6 20M39 260l10 10M30 286l-9 7M35 304l9 8M54 250l-4 16 5 14-4 20M108 92l-6 12 4 14-6 16M98 206l8 14-3 8M74 140l-7-10 3-14M66 290l8 14-4 12 8 20-6 18 5 14M68 316l-9 5M106 300l-8 18 5 12-9 18M98 318l-6 2M50 372l-6 22 5 12-8 24M104 458l-7 14 4 12M97 472l-8 3',
  ),
};

export const BREACH = 'M70 142l8-7 9 3 8-5 9 8-2 12 5 9-4 14 3 12-9 10-9-3-8 6-9-8-5-13 4-9-5-13Z';
export const BREACH_DEPTH = 'M95 133l9 8-2 12 5 9-4 14 3 12-9 10-9-3-8 6-2-5 7-6 8 2 6-8-3-11 3-13-5-9 2-12-6-6Z';

interface Fire {
  readonly across: number;
  readonly down: number;
  readonly size: number;
}

/** Where flames stand; down is the foot of the flame. */
export const FIRES: Record<RuinTier, readonly Fire[]> = {
  whole: [],
  cracked: [],
  broken: [
    { across: 34, down: 98, size: 24 },
    { across: 52, down: 108, size: 16 },
  ],
  breached: [
    { across: 31, down: 238, size: 26 },
    { across: 50, down: 252, size: 20 },
    { across: 82, down: 194, size: 36 },
    { across: 97, down: 196, size: 24 },
    { across: 73, down: 70, size: 18 },
  ],
};

const LITTLE_RUBBLE = 'M58 500l2-7 6-3 5 4 1 6ZM74 500l3-5 6 1 2 4ZM20 500l3-6 6-1 3 7Z';
const SOME_RUBBLE = `${LITTLE_RUBBLE}M30 500l2-10 8-4 6 5 1 9ZM46 500l3-6 7-1 4 7ZM38 488l4-6 6 2 2 5-5 3ZM86 500l4-9 8-1 4 10ZM64 490l5-6 6 3 0 5-6 2Z`;
export const RUBBLE: Record<RuinTier, string> = {
  whole: '',
  cracked: LITTLE_RUBBLE,
  broken: SOME_RUBBLE,
  breached: `${SOME_RUBBLE}M8 500l3-11 9-4 5 8 0 7ZM24 487l5-8 8 3 1 7-8 3ZM48 484l6-9 9 3 2 8-9 4ZM76 491l3-9 8-3 6 7-5 6ZM98 500l2-10 9-2 4 5 0 7ZM92 482l5-6 7 3 1 6-7 2Z`,
};
