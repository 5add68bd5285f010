import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/core/geometry/position';
import { cloneSkirmish, isStandingUnit, type SkirmishState } from '../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../src/skirmish/SkirmishEngine';
import { isCellSeen } from '../../../src/skirmish/sight/visible';
import { cellsIn, listenTo, namedIn } from '../../../src/store/field/hearing';
import { playRandomly } from '../../skirmish/support/battles';
import { fieldBook } from '../../skirmish/support/books';

const FOG = skirmishEngineFor(fieldBook('clockwork'));
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** What Left may name: units on the board that it observes, and cells that it sees or on which it sees somebody. */
function knowledgeOf(state: SkirmishState) {
  const { field } = FOG.observe(state, 'left');
  const standing = field.units.filter(isStandingUnit).map(({ position }) => position);
  return {
    isNamed: (id: string) => field.units.some((unit) => unit.id === id),
    isSeen: ({ x, y }: Position) =>
      isCellSeen(FOG.book, state, 'left', { x, y }) || standing.some((cell) => cell.x === x && cell.y === y),
  };
}

/** Falls are public, and that somebody was sighted or lost is the side's own knowledge. */
const PUBLIC: readonly string[] = ['fell', 'sighted', 'lostSight'];

describe('what the viewer is told under fog', () => {
  it.each(SEEDS)('names nobody and no cell that isn’t seen before or after: battle %i', (seed) => {
    let heardAny = 0;
    const betrayed: unknown[] = [];
    playRandomly(FOG, seed, seed % 2 === 0 ? 'pinfold' : 'the-commons', ({ before: given, step }) => {
      const state = cloneSkirmish(given);
      for (const event of step.events) {
        const before = knowledgeOf(state);
        const { heard, cells } = listenTo(FOG.book, state, event, 'left');
        if (heard === null) continue;
        heardAny += 1;
        const after = knowledgeOf(state);
        const isUnit = (id: string) => state.units.some((unit) => unit.id === id);
        const unseen = namedIn(heard).filter((id) => isUnit(id) && !before.isNamed(id) && !after.isNamed(id));
        const dark = [...cells, ...cellsIn(heard)].filter((cell) => !before.isSeen(cell) && !after.isSeen(cell));
        if (dark.length > 0 || (unseen.length > 0 && !PUBLIC.includes(heard.type)))
          betrayed.push({ heard, unseen, dark });
      }
    });
    expect(betrayed).toEqual([]);
    expect(heardAny).toBeGreaterThan(50);
  });
});
