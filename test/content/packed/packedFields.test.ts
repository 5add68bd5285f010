import { describe, expect, it } from 'vitest';
import { fieldChecks } from '../../../src/content/packed/checkedField';
import { packedField } from '../../../src/content/packed/packedField';
import { packBattle, unpackBattle } from '../../../src/content/packed/packedText';
import { stableHash } from '../../../src/kernel/hash';
import type { SkirmishOrder } from '../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { playRandomly } from '../../skirmish/support/battles';
import { fieldBook, RULE_SETS } from '../../skirmish/support/books';
import { SOAK } from '../../support/gameRunner';

const SEATS = { left: 'human', right: 'soldier' };
/** A soak of `test/measure/corpus` has 250 of opponents. */
const GAMES = SOAK ? 20 : 1;
/** Random players walk about for long: the golden links have battles by the others. */
const SETS = SOAK ? RULE_SETS : (['d20'] as const);
const LIMIT = SOAK ? 3_600_000 : 120_000;

describe.each(SETS)('a packed battle of the open field, %s', (rules) => {
  it(
    `opens to the same battle, in ${GAMES} of random players`,
    () => {
      const book = fieldBook(rules);
      // Random players meet the sooner the smaller the ground.
      const maps = GAMES === 1 ? ['pinfold'] : Object.keys(book.maps);
      const lengths: number[] = [];
      for (let seed = 1; seed <= GAMES; seed++) {
        const orders: SkirmishOrder[] = [];
        const map = maps[seed % maps.length] as string;
        playRandomly(skirmishEngineFor(book), seed, map, ({ order }) => orders.push(order));
        const { preset } = book.rules.muster;
        const start = { type: 'match' as const, seed, squads: { left: preset, right: preset }, map };
        const record = { rules: stableHash(book), start, orders };
        const text = packBattle('field', packedField, book, { record, seats: SEATS });
        const opened = unpackBattle(packedField, fieldChecks, book, text);
        if (!opened.ok) throw new Error(opened.refusal);
        expect(opened.value.divergence).toBeNull();
        expect(opened.value.record).toEqual(record);
        lengths.push(text.length / orders.length);
      }
      console.log(`${GAMES} links, ${rules}: ${Math.max(...lengths).toFixed(1)} characters an order at most`);
      // Random players walk about for ever; what counts is the room that an order takes.
      expect(Math.max(...lengths)).toBeLessThan(3);
    },
    LIMIT,
  );
});
