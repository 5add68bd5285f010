import type { Level } from '../../../ai/players/levels';
import type { Personality } from '../../../ai/players/personalities';

/** The light, the body and the edge of a metal. */
export interface Metal {
  readonly light: string;
  readonly body: string;
  readonly edge: string;
}

const WOOD: Metal = { light: '#c79a63', body: '#8a6238', edge: '#3a2513' };
const IRON: Metal = { light: '#b9bfc8', body: '#767e8a', edge: '#23272e' };
const BRONZE: Metal = { light: '#e3a464', body: '#a4642a', edge: '#3f210a' };
const SILVER: Metal = { light: '#fdfdfb', body: '#b4bcc6', edge: '#39404a' };
const GOLD: Metal = { light: '#fff0b0', body: '#d9a93f', edge: '#5b3d07' };

export interface Helm {
  readonly metal: Metal;
  /** The shell. */
  readonly shell: string;
  /** Eyes, slots and breaths. */
  readonly dark: string;
  /** Crest, brim or wings. */
  readonly crest: string;
  /** Whether one sees a face below it. */
  readonly isOpen: boolean;
}

/** One helm a level, each heavier than the one before. */
export const HELMS: Readonly<Record<Level, Helm>> = {
  recruit: {
    metal: WOOD,
    shell: 'M34 52Q36 26 60 26T86 52Z',
    dark: 'M46 60h8v4h-8ZM66 60h8v4h-8Z',
    crest: 'M18 56Q60 40 102 56Q98 62 60 58T18 56Z',
    isOpen: true,
  },
  soldier: {
    metal: IRON,
    shell: 'M34 60Q34 22 60 20T86 60L80 64 66 56 64 74H56L54 56 40 64Z',
    dark: 'M43 64h10v4H43ZM67 64h10v4H67Z',
    crest: 'M57 20h6v34h-6Z',
    isOpen: true,
  },
  sergeant: {
    metal: IRON,
    shell: 'M33 58Q32 20 60 18T87 58V92Q74 98 66 94V66H54V94Q46 98 33 92Z',
    dark: 'M40 54H56V62L40 60ZM64 62V54H80V60ZM56 66H64V92H56Z',
    crest: 'M33 48H87V52H33Z',
    isOpen: false,
  },
  captain: {
    metal: BRONZE,
    shell: 'M32 56Q32 18 60 16T88 56L84 88Q60 104 36 88Z',
    dark: 'M38 50h44v7H38ZM46 66h4v20h-4ZM54 66h4v24h-4ZM62 66h4v24h-4ZM70 66h4v20h-4Z',
    crest: 'M32 43H88V48H32ZM32 59H88V63H32Z',
    isOpen: false,
  },
  marshal: {
    metal: SILVER,
    shell: 'M32 60Q32 24 60 24T88 60L82 90 60 100 38 90Z',
    dark: 'M38 56L57 60V66L40 64ZM82 56L63 60V66L80 64ZM50 76h3v12h-3ZM58.5 76h3v14h-3ZM67 76h3v12h-3Z',
    crest: 'M26 40Q30 4 60 4T94 40Q86 20 60 20T26 40Z',
    isOpen: false,
  },
  master: {
    metal: GOLD,
    shell: 'M32 60Q32 22 60 20T88 60L82 90 60 102 38 90Z',
    dark: 'M38 54L57 60V67L40 64ZM82 54L63 60V67L80 64ZM58.5 70h3v24h-3Z',
    crest: 'M34 52Q14 40 14 4Q24 24 36 30ZM86 52Q106 40 106 4Q96 24 84 30ZM60 4L68 30H52Z',
    isOpen: false,
  },
};

/** Colour and device of the tabard. */
export interface Tabard {
  readonly cloth: string;
  readonly light: string;
  /** An icon of the sprite. */
  readonly device: 'scales' | 'siege-ram' | 'stone-wall' | 'stiletto' | 'locked-chest' | 'watchtower';
}

export const TABARDS: Readonly<Record<Personality, Tabard>> = {
  neutral: { cloth: '#6b5a45', light: '#8f7a5f', device: 'scales' },
  racer: { cloth: '#96281a', light: '#c14a34', device: 'siege-ram' },
  builder: { cloth: '#3f5a82', light: '#6684b0', device: 'stone-wall' },
  flanker: { cloth: '#5b2a6b', light: '#834a96', device: 'stiletto' },
  hoarder: { cloth: '#6f5310', light: '#9b7a24', device: 'locked-chest' },
  keeper: { cloth: '#1f5a3f', light: '#3a8360', device: 'watchtower' },
};
