import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { EffectLimits } from '../../src/battle/model/rules';
import type { Unit } from '../../src/battle/model/unit';
import { plainCard } from '../support/book';
import { play } from '../support/engine';
import { openGame } from '../support/gameRunner';
import { firstBroken, INVARIANTS } from '../support/invariants/table';
import { keywordBook } from '../support/keywordSet';
import { at, position, unit } from '../support/position';
import { wild } from '../support/wild';

const SWORDSMAN = plainCard('swordsman', 'melee', 0);
const POWDER = keywordBook().cards['powder-carrier'];

/** Five carriers on their last legs around the board, each in the ring of the next, and one that will strike the first. */
function powderKeg(): Unit[] {
  if (POWDER === undefined) throw new Error('the set has no powder carrier');
  const cells = [at(1, 1), at(0, 2), at(1, 2), at(2, 2), at(2, 1)];
  const carriers = cells.map(({ row, col }, index) => unit(POWDER, `p${index}`, 'right', [row, col], { health: 5 }));
  return [unit(SWORDSMAN, 'a', 'left', [1, 0]), ...carriers];
}

function engineWith(effects: EffectLimits) {
  const { rules, cards, ...rest } = keywordBook();
  return createBattleEngine({
    ...rest,
    cards: { ...cards, swordsman: SWORDSMAN },
    rules: { ...rules, effects },
  });
}

const STATE = position({
  decks: { left: ['powder-carrier', 'leech-knight'], right: ['bramble-guard', 'headsman'] },
  units: powderKeg(),
});

describe('a chain of falls', () => {
  const fallen = (effects: EffectLimits) => {
    const { events } = play(engineWith(effects), STATE, { type: 'attack', unit: 'a', target: 'p0' });
    return {
      fallen: events.filter(({ type }) => type === 'fell').length,
      cuts: events.filter(({ type }) => type === 'effectsCut').length,
    };
  };

  it('goes on while the limits let it', () => {
    expect(fallen({ depth: 20, number: 60 })).toEqual({ fallen: 5, cuts: 0 });
  });

  it.each([
    [{ depth: 0, number: 60 }, 1],
    [{ depth: 20, number: 0 }, 1],
    [{ depth: 20, number: 2 }, 5],
  ])('is cut by %j, and that is told once', (effects, expected) => {
    expect(fallen(effects)).toEqual({ fallen: expected, cuts: 1 });
  });

  it.each([
    { depth: 0, number: 0 },
    { depth: 1, number: 2 },
    { depth: 4, number: 60 },
  ])('and with limits %j the battle goes on to its end', (effects) => {
    const engine = engineWith(effects);
    const game = openGame(engine, { type: 'position', state: STATE });
    let stream: readonly number[] = STATE.chance;
    let moment = game.give({ type: 'attack', unit: 'a', target: 'p0' });
    while (game.state().winner === null) {
      expect(firstBroken(INVARIANTS, moment)).toBeNull();
      const plan = wild(engine, game.state(), stream);
      stream = plan.stream;
      moment = game.give(plan.orders[0] ?? { type: 'endTurn' });
    }
    expect(firstBroken(INVARIANTS, moment)).toBeNull();
    expect(game.state().ending).not.toBeNull();
  });
});
