import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { BattleState } from '../../../src/battle/model/state';
import { mistakenMind, playerMind } from '../../../src/measure/contestants/contestants';
import { mechanicsOf, NOTHING, ruleMechanics } from '../../../src/measure/contestants/mechanics';
import { playMatch } from '../../../src/measure/series/playMatch';
import { book, SWORD, shippedBook, starterDeck } from '../../support/book';
import { bow, mage, position, sword, unit } from '../../support/position';

const GUARD = unit({ ...SWORD, abilities: [{ id: 'frontal-shield' }] }, 'guard', 'right', [1, 1]);

/** What a blow by `a` does to its target or the castle, by a book that has forgotten something. */
function damage(state: BattleState, mechanic: string | null, target: string | null): number {
  const known = book();
  const forget = mechanic === null ? undefined : mechanicsOf(known)[mechanic];
  const engine = createBattleEngine(forget?.(known) ?? known);
  const order =
    target === null ? ({ type: 'attackCastle', unit: 'a' } as const) : ({ type: 'attack', unit: 'a', target } as const);
  const step = engine.submit(state, order);
  if (!step.ok) throw new Error(step.refusal.sentence);
  const blow = step.value.events.find(({ type }) => type === 'struck' || type === 'castleStruck');
  return blow !== undefined && 'damage' in blow ? blow.damage : Number.NaN;
}

const REAR = position({ units: [sword('a', 'left', [1, 2]), sword('b', 'right', [1, 1])] });
const SCREENED = position({ units: [sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2])] });
const PHALANX = position({
  units: [
    sword('a', 'left', [1, 0]),
    sword('b', 'right', [1, 1]),
    sword('c', 'right', [0, 1]),
    sword('d', 'right', [2, 1]),
  ],
});
const SURROUNDED = position({
  units: [
    sword('a', 'left', [1, 0]),
    sword('e', 'left', [0, 0]),
    sword('f', 'left', [2, 0]),
    sword('b', 'right', [1, 1]),
  ],
});
const HILL = position({ ground: ['...', '.^.', '...'], units: [bow('a', 'left', [1, 1]), mage('b', 'right', [1, 2])] });
const COVERED = position({
  ground: ['...', '...', '..C'],
  units: [bow('a', 'left', [1, 1]), sword('b', 'right', [2, 2])],
});
const SHIELDED = position({ units: [sword('a', 'left', [1, 0]), GUARD] });

describe('a book that has forgotten a mechanic', () => {
  it.each([
    ['facing', REAR, 'b', 20, 12],
    ['positional', REAR, 'b', 20, 16],
    ['zones', REAR, 'b', 20, 26],
    ['screens', SCREENED, null, 10, 20],
    ['formations', PHALANX, 'b', 12, 20],
    ['formation:siege-phalanx', PHALANX, 'b', 12, 20],
    ['formation:siege-vanguard', PHALANX, 'b', 12, 12],
    ['surrounded', SURROUNDED, 'b', 26, 20],
    ['high-ground', HILL, 'b', 27, 17],
    ['cover', COVERED, 'b', 7, 15],
    ['ability:frontal-shield', SHIELDED, 'guard', 16, 20],
  ])('%s: a blow of %#', (mechanic, state, target, really, believed) => {
    expect([damage(state, null, target), damage(state, mechanic, target)]).toEqual([really, believed]);
  });

  it('knows every formation and every ability of the book by name, and all that is in the rules', () => {
    const shipped = shippedBook();
    const names = Object.keys(mechanicsOf(shipped));
    expect(names).toEqual(expect.arrayContaining(Object.keys(shipped.abilities).map((id) => `ability:${id}`)));
    expect(ruleMechanics(shipped)).toEqual(names.filter((name) => name !== NOTHING && !name.startsWith('ability:')));
  });

  it('leaves the real one as it was', () => {
    const shipped = shippedBook();
    const before = JSON.stringify(shipped);
    for (const forget of Object.values(mechanicsOf(shipped))) expect(JSON.stringify(forget(shipped))).not.toBe('');
    expect(JSON.stringify(shipped)).toBe(before);
  });
});

describe('a player that thinks by such a book', () => {
  const shipped = shippedBook();
  const engine = createBattleEngine(shipped);
  const decks = { left: starterDeck('galecrest'), right: starterDeck('cinder') };

  it.each(['positional', 'hazards', 'high-ground', 'ability:flying', 'ability:charge'])(
    'gives only orders that the real rules allow: without %s',
    (mechanic) => {
      const mistaken = mistakenMind(engine, 'greedy', mechanicsOf(shipped)[mechanic]?.(shipped) ?? shipped);
      const minds = { left: mistaken, right: playerMind(engine, 'greedy') };
      const start = { type: 'match' as const, seed: 5, decks, battlefield: 'redoubt' };
      expect(playMatch(engine, minds, start, () => undefined).winner).not.toBeNull();
    },
  );

  it('plays as before when there is nothing that it forgot', () => {
    const play = (mind: ReturnType<typeof playerMind>) => {
      const orders: string[] = [];
      const start = { type: 'match' as const, seed: 9, decks, battlefield: 'open-field' };
      playMatch(engine, { left: mind, right: mind }, start, (_, order) => orders.push(JSON.stringify(order)));
      return orders;
    };
    expect(play(mistakenMind(engine, 'greedy', shipped))).toEqual(play(playerMind(engine, 'greedy')));
  });
});
