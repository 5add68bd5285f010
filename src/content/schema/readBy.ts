import type { Terrain } from '../../core/ground/terrain';
import type { FieldFormation, FieldSlot } from '../../skirmish/model/book';

/** The words of `mode` in the rules files: the card battle, and the open field. */
export type Mode = 'siege' | 'field';

/** What a mode takes from a key: its value, only whether there is any, or nothing. */
export type Reading = 'value' | 'presence' | 'nothing';

export interface ReadBy extends Readonly<Record<Mode, Reading>> {
  /** Of what the card battle doesn't read as it stands: what it goes by. */
  readonly instead?: string;
}

type Words = 'id' | 'name' | 'description' | 'glyph';

const BOTH: ReadBy = { siege: 'value', field: 'value' };

/** Every capability of ground and who reads it. The schema, the schema of editors and the warnings of `check` say so. */
export const TERRAIN_READ_BY = {
  cost: {
    siege: 'presence',
    field: 'value',
    instead: 'only whether it is above 1: all difficult ground is alike',
  },
  unskilledCost: { siege: 'nothing', field: 'value', instead: 'no skill: cost counts for every card' },
  skill: { siege: 'nothing', field: 'value', instead: 'no skill: cost counts for every card' },
  blocksMovement: BOTH,
  blocksSight: BOTH,
  obscures: BOTH,
  cover: BOTH,
  shelter: { siege: 'nothing', field: 'value', instead: 'cover alone, of whoever stands on the cell' },
  elevation: {
    siege: 'presence',
    field: 'value',
    instead:
      'only whether it is above 0, but for sight: highGround in cards/rules/siege.json says what high ground is worth',
  },
  damage: {
    siege: 'presence',
    field: 'value',
    instead: 'only whether it is above 0: hazardDamage in cards/rules/siege.json says how much it hurts',
  },
  slipPercent: { siege: 'nothing', field: 'value', instead: 'no ground on which cards slip' },
  fall: { siege: 'nothing', field: 'value', instead: 'no ground into which cards fall' },
} as const satisfies Readonly<Record<Exclude<keyof Terrain, Words>, ReadBy>>;

export const FORMATION_READ_BY = {
  minimum: BOTH,
  maximum: { siege: 'nothing', field: 'value', instead: 'the slots alone: one card stands in each' },
  needsLeader: BOTH,
  movesAsOne: {
    siege: 'value',
    field: 'value',
    instead: 'it only while the optional rule march is on',
  },
  slots: BOTH,
  clear: BOTH,
  bonuses: {
    siege: 'value',
    field: 'value',
    instead:
      'attackPercent and defense alone, without the conditions shielded, clearSight, fromFront and againstRanged',
  },
  suits: { siege: 'nothing', field: 'value', instead: 'what it is worth at the moment' },
} as const satisfies Readonly<Record<Exclude<keyof FieldFormation, Words>, ReadBy>>;

export const SLOT_READ_BY = {
  role: BOTH,
  across: BOTH,
  depth: BOTH,
  accepts: { siege: 'value', field: 'value', instead: 'the types of cards: melee, ranged, hybrid' },
  prefers: { siege: 'nothing', field: 'value', instead: 'no preference: cards stand where they are put' },
  maximumTurn: BOTH,
  bonuses: FORMATION_READ_BY.bonuses,
} as const satisfies Readonly<Record<keyof FieldSlot, ReadBy>>;

const READINGS: Readonly<Record<Reading, string>> = {
  value: 'reads it as it stands',
  presence: 'reads only whether there is any',
  nothing: "doesn't read it",
};

/** A key's sentence, followed by who reads it and how. */
export function describedFor(sentence: string, { siege, field, instead }: ReadBy): string {
  if (instead === undefined && siege === field) return `${sentence} Card battle and open field read it.`;
  const ofBattle = instead === undefined ? READINGS[siege] : `reads ${instead}`;
  return `${sentence} The card battle ${ofBattle}. The open field ${READINGS[field]}.`;
}
