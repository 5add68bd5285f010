import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/kernel/sides';
import type { SkirmishEvent, SkirmishEventType } from '../../src/skirmish/model/events';
import { findFieldUnit } from '../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../src/skirmish/SkirmishEngine';
import { observeEvents } from '../../src/skirmish/view/observeEvents';
import { mustSubmit, sharedBattle } from './support/battles';
import { fieldBook, RULE_SETS } from './support/books';
import { field } from './support/field';

const PUBLIC: readonly SkirmishEventType[] = [
  ...(['battleStarted', 'roundStarted', 'turnStarted', 'turnEnded', 'readied', 'controlCounted'] as const),
  ...(['drawOffered', 'drawDeclined', 'battleEnded', 'fell'] as const),
];

describe.each(RULE_SETS)('what sides hear of a battle by %s', (rules) => {
  const engine = skirmishEngineFor(fieldBook(rules));

  it('all that concerns their own units and all that is public, never a die or another’s memory', () => {
    for (const { before, step } of sharedBattle(engine)) {
      for (const side of SIDES) {
        const heard = observeEvents(engine.book, before, step.events, side);
        const types = heard.map(({ type }) => type);
        expect(types).not.toContain('rolled');
        expect(types).not.toContain('remembered');
        const own = step.events.filter(
          (event) =>
            PUBLIC.includes(event.type) ||
            ('unit' in event &&
              !('side' in event) &&
              event.type !== 'refilled' &&
              findFieldUnit(before, event.unit)?.side === side),
        );
        const told = new Set<unknown>(heard);
        // Who struck from the dark isn't named: such a wound is told without its attacker, and that one was provoked not at all.
        const wounds = heard.filter((event) => event.type === 'damaged' && event.attacker === undefined);
        const isFromTheDark = (event: SkirmishEvent) =>
          event.type === 'provoked' ||
          (event.type === 'damaged' && wounds.some((wound) => 'unit' in wound && wound.unit === event.unit));
        expect(own.filter((event) => !told.has(event) && !isFromTheDark(event))).toEqual([]);
      }
    }
  });
});

describe('under fog', () => {
  const engine = skirmishEngineFor(fieldBook('clockwork'));

  it('a blow from the dark has no attacker, and a walk in the dark is not heard', () => {
    const { left, right } = engine.begin({
      type: 'match',
      seed: 1,
      squads: { left: engine.book.rules.muster.preset, right: engine.book.rules.muster.preset },
      map: 'the-commons',
    }).state.memory;
    const position = {
      ...field(engine.book, [
        ['n', 'sniper', 'left', 'B6'],
        ['e', 'knight', 'left', 'H6'],
        ['k', 'knight', 'right', 'J6', { facing: 'west' }],
      ]),
      memory: { left, right },
    };
    const looked = mustSubmit(engine, position, { type: 'wait', unit: 'e' }).state;
    const { events } = mustSubmit(engine, looked, { type: 'attack', unit: 'n', target: 'k' });
    const heard = observeEvents(engine.book, looked, events, 'right');
    expect(heard.find(({ type }) => type === 'attacked')).toMatchObject({ attacker: null, target: 'k' });
    expect(heard.find(({ type }) => type === 'damaged')).toMatchObject({ unit: 'k' });
    expect(JSON.stringify(heard)).not.toContain('"n"');
    const walk = mustSubmit(engine, looked, { type: 'move', unit: 'n', to: { x: 1, y: 4 } });
    const types = observeEvents(engine.book, looked, walk.events, 'right').map(({ type }) => type);
    expect(types).not.toContain('moved');
    expect(observeEvents(engine.book, looked, walk.events, 'left').map(({ type }) => type)).toContain('moved');
  });
});
