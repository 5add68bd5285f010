import { describe, expect, it } from 'vitest';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { SOAK } from '../support/gameRunner';
import { type Moment, playRandomly } from './support/battles';
import { fieldBook, RULE_SETS } from './support/books';
import { INVARIANTS } from './support/invariants';

/** A soak plays every battlefield; otherwise the smallest, and one with everything on it. */
const MAPS = SOAK ? Object.keys(fieldBook('d50').maps) : ['pinfold', 'the-vault'];
const BATTLES = SOAK ? 40 : 1;
/** Each order is looked at in a soak; otherwise every eighth, another part in each battle. */
const EVERY = SOAK ? 1 : 8;

describe.each(RULE_SETS)('random battles by %s', (rules) => {
  const engine = skirmishEngineFor(fieldBook(rules));

  it.each(MAPS)('on %s all end, and every invariant holds after every order', (map) => {
    for (let seed = 1; seed <= BATTLES; seed++) {
      let orders = 0;
      const end = playRandomly(engine, seed, map, (moment) => {
        if ((orders++ + seed) % EVERY !== 0) return;
        for (const { name, holds } of INVARIANTS) {
          if (!holds(engine, moment)) {
            expect.fail(`${rules}, ${map}, seed ${seed}, order ${orders} ${JSON.stringify(moment.order)}: ${name}`);
          }
        }
      });
      expect(end.phase).toBe('over');
    }
  });
});

describe('each invariant is looked at', () => {
  const moments: { readonly rules: (typeof RULE_SETS)[number]; readonly moment: Moment }[] = [];
  for (const rules of ['clockwork', 'd50'] as const) {
    playRandomly(skirmishEngineFor(fieldBook(rules)), 3, 'pinfold', (moment) => moments.push({ rules, moment }));
  }

  it.each(INVARIANTS)('$name: a planted fault is found', ({ holds, plant, plantEngine = (engine) => engine }) => {
    const isMissed = ({ rules, moment }: (typeof moments)[number]): boolean => {
      const fault = plant(moment);
      return fault === null || holds(plantEngine(skirmishEngineFor(fieldBook(rules))), fault);
    };
    expect(moments.every(isMissed)).toBe(false);
  });
});
