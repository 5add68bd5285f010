import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../support/book';
import { SOAK } from '../support/gameRunner';
import { INVARIANTS, STANDING_INVARIANTS } from '../support/invariants/table';
import { checkTrials } from '../support/trials/checkTrials';
import type { Switch } from '../support/trials/switches';
import { drawTrials } from '../support/trials/trial';

const GAMES = SOAK ? 400 : 2;

/** The switches that stand for the shipped house rules; `test/content/houseRules.test.ts` holds them together. */
const SWITCH_OF: Readonly<Record<string, Switch>> = {
  domination: 'domination',
  'zone-ownership': 'zoneOwnership',
  march: 'march',
  'riposte-for-all': 'riposteForAll',
  'mirrored-zones': 'mirrorZones',
};
const ALL = Object.keys(shippedCatalog().houseRules);

describe('battles with house rules', () => {
  it.each([...ALL.map((id) => [id]), ALL].map((ids) => [ids.join(), ids] as const))(
    '%s: every invariant after every order',
    (_, ids) => {
      const switches = ids.flatMap((id) => SWITCH_OF[id] ?? []);
      expect(switches).toHaveLength(ids.length);
      const trials = drawTrials(910_000, GAMES, 'wild', 'greedy').map((trial) => ({ ...trial, switches }));
      const tally = checkTrials(trials, SOAK ? INVARIANTS : STANDING_INVARIANTS);
      expect(tally.switches).toEqual(new Set(switches));
    },
    1_800_000,
  );
});
