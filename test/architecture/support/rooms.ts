/** The rooms of `src/`, from the ground up. */
export const ROOMS = [
  'kernel',
  'core',
  'battle',
  'skirmish',
  'match',
  'content',
  'words',
  'ai',
  'measure',
  'records',
  'store',
  'ui',
  'cli',
] as const;
export type Room = (typeof ROOMS)[number];

/** Same start and orders, same battle, on any machine: these rooms know no clock, no chance of their own and no host. */
export const PURE_ROOMS = [
  'kernel',
  'core',
  'battle',
  'skirmish',
  'match',
  'measure',
] as const satisfies readonly Room[];

const RULES = ['kernel', 'core', 'battle', 'skirmish'] as const;
const BELOW_THE_STORE = [...RULES, 'content', 'ai'] as const;

export const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  kernel: [],
  core: ['kernel'],
  battle: ['kernel', 'core'],
  skirmish: ['kernel', 'core'],
  match: ['kernel'],
  content: RULES,
  words: [...RULES, 'content'],
  ai: [...RULES, 'content'],
  measure: BELOW_THE_STORE,
  records: BELOW_THE_STORE,
  store: [...BELOW_THE_STORE, 'measure', 'match'],
  ui: [...BELOW_THE_STORE, 'words', 'match', 'store'],
  cli: [...BELOW_THE_STORE, 'measure', 'words', 'records', 'match'],
};
