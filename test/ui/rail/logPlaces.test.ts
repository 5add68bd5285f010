import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../src/battle/model/events';
import { placesOf } from '../../../src/ui/rail/logPlaces';
import { plain } from '../../support/engine';
import { at, position, sword } from '../../support/position';

const STATE = position({
  supply: { left: 2 },
  hands: { left: ['bow'] },
  units: [sword('mine', 'left', [1, 0]), sword('foe', 'right', [1, 2], { health: 5 })],
});

function eventsOf(...orders: Parameters<typeof plain.submit>[1][]): BattleEvent[] {
  let state = STATE;
  return orders.flatMap((order) => {
    const step = plain.submit(state, order);
    if (!step.ok) throw new Error(step.refusal.sentence);
    state = step.value.state;
    return step.value.events;
  });
}

describe('the places of the log’s entries', () => {
  it('are where it happened, not where its people stand now', () => {
    const history = eventsOf(
      { type: 'move', unit: 'mine', to: at(1, 1) },
      { type: 'attack', unit: 'mine', target: 'foe' },
      { type: 'deploy', card: 'bow', at: at(0, 0) },
    );
    const places = placesOf(STATE.units, history, () => undefined);
    const of = (type: BattleEvent['type']) => places[history.findIndex((event) => event.type === type)];
    expect(of('moved')).toEqual([at(1, 0), at(1, 1)]);
    expect(of('struck')).toEqual([at(1, 1), at(1, 2)]);
    expect(of('fell')).toEqual([at(1, 2)]);
    expect(of('deployed')).toEqual([at(0, 0)]);
    expect(places).toHaveLength(history.length);
  });

  it('are none for what happens nowhere', () => {
    expect(placesOf([], [{ type: 'turnBegan', side: 'left', round: 2, supply: 3 }], () => undefined)).toEqual([[]]);
  });

  it.each([
    ['row', [at(1, 1), at(1, 0), at(1, 2)]],
    ['column', [at(1, 1), at(0, 1), at(2, 1)]],
    ['cell', [at(1, 1)]],
  ] as const)('of a play on a %s are all its cells', (of, cells) => {
    const played = {
      type: 'played',
      side: 'left',
      card: 'gale',
      cost: 1,
      at: at(1, 1),
      to: null,
      target: null,
    } as const;
    expect(placesOf([], [played], () => ({ target: { of } }))).toEqual([cells]);
  });
});
