import { FIELD_KEYS } from './field/fieldKeys';

/** Where keys are listened for: two deeds of one place can't have the same one. */
export const KEY_PLACES = ['places', 'battle', 'watch', 'field', 'replay', 'analysis'] as const;
export type KeyPlace = (typeof KEY_PLACES)[number];

interface KeyRow {
  /** Until somebody chooses another. */
  readonly key: string;
  readonly in: readonly KeyPlace[];
}

/** What can be done by a key that may be changed. Arrows, Enter, Escape and the numbers of the hand stay as they are. */
export const KEY_TABLE = {
  settings: { key: ',', in: KEY_PLACES },
  keyList: { key: '?', in: ['places', 'battle', 'field'] },
  go: { key: 'g', in: ['places'] },
  setUp: { key: 'n', in: ['places'] },

  endTurn: { key: 'e', in: ['battle', 'field'] },
  undo: { key: 'u', in: ['battle', 'field'] },
  hint: { key: 'h', in: ['battle', 'field'] },
  threats: { key: 't', in: ['battle', 'field'] },
  command: { key: '/', in: ['battle', 'field'] },

  why: { key: 'w', in: ['battle', 'watch'] },
  cards: { key: 'd', in: ['battle'] },
  log: { key: 'l', in: ['battle'] },
  mute: { key: 'm', in: ['battle'] },
  brace: { key: 'b', in: ['battle'] },
  march: { key: 'f', in: ['battle'] },
  fallBack: { key: 'r', in: ['battle'] },

  pause: { key: 'p', in: ['watch', 'replay'] },
  oneOrder: { key: 'n', in: ['watch'] },
  faster: { key: '+', in: ['watch'] },
  slower: { key: '-', in: ['watch'] },
  nextBlow: { key: 'b', in: ['replay'] },
  nextFall: { key: 'm', in: ['replay'] },
  chanceTable: { key: 't', in: ['replay'] },
  fightOn: { key: 'f', in: ['replay'] },
  // The open field's own keys are heard on its analysis board, too.
  orderBack: { key: 'i', in: ['analysis', 'field'] },
  orderOn: { key: 'o', in: ['analysis', 'field'] },

  ...FIELD_KEYS,
} as const satisfies Readonly<Record<string, KeyRow>>;

export type KeyedDeed = keyof typeof KEY_TABLE;

/** The deeds that one place listens for. */
export type DeedIn<Place extends KeyPlace> = {
  [Deed in KeyedDeed]: Place extends (typeof KEY_TABLE)[Deed]['in'][number] ? Deed : never;
}[KeyedDeed];

export const KEYED_DEEDS = Object.keys(KEY_TABLE).filter((name): name is KeyedDeed => Object.hasOwn(KEY_TABLE, name));

export function isHeardIn<Place extends KeyPlace>(deed: KeyedDeed, place: Place): deed is DeedIn<Place> {
  const places: readonly KeyPlace[] = KEY_TABLE[deed].in;
  return places.includes(place);
}
