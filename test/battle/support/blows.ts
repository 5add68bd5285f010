import { expect } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { blowAtCard } from '../../../src/battle/damage/blowAtCard';
import { blowAtCastle } from '../../../src/battle/damage/blowAtCastle';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Order } from '../../../src/battle/model/orders';
import type { BattleState } from '../../../src/battle/model/state';
import type { Unit } from '../../../src/battle/model/unit';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import { eventOf, plain, play, standing } from '../../support/engine';
import { position, type Sketch } from '../../support/position';

export const STRIKE = { type: 'attack', unit: 'a', target: 'b' } as const;
export const SIEGE = { type: 'attackCastle', unit: 'a' } as const;
export const END = { type: 'endTurn' } as const;

export type EventNamed<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>;

/** What a unit can do besides: `sword('a', 'left', [1, 0], has('charge'))`. */
export function has(...ids: readonly string[]): Pick<Unit, 'abilities'> {
  return { abilities: ids.map((id) => ({ id })) };
}

/** A position in which the side of `a` is to move. */
export function facingOff(sketch: Sketch): BattleState {
  const striker = sketch.units?.find(({ id }) => id === 'a');
  return position({ turn: striker?.side ?? 'left', ...sketch });
}

/** The plain engine with a book of its own: what is worked out once per book is worked out anew. */
export function fresh(): BattleEngine {
  return createBattleEngine({ ...plain.book });
}

/** `a` strikes `b`. The steps that are told come to the number, and nobody watching changes nothing. */
export function blow(sketch: Sketch, engine: BattleEngine = fresh()): EventNamed<'struck'> {
  const state = facingOff(sketch);
  const struck = eventOf(play(engine, state, STRIKE).events, 'struck');
  expect(evaluateEntries(struck.arithmetic)).toBe(struck.damage);
  const board = engine.compile(state);
  const unwatched = blowAtCard(engine.book, board, standing(board, 'a'), standing(board, 'b'), null, false);
  expect(unwatched).toEqual({
    damage: struck.damage,
    arithmetic: [],
    angle: { arc: struck.angle, reason: struck.angleReason },
  });
  return struck;
}

/** `a` strikes the castle, told and untold alike. */
export function siege(sketch: Sketch, engine: BattleEngine = fresh()): EventNamed<'castleStruck'> {
  const state = facingOff(sketch);
  const struck = eventOf(play(engine, state, SIEGE).events, 'castleStruck');
  expect(evaluateEntries(struck.arithmetic)).toBe(struck.damage);
  const board = engine.compile(state);
  expect(blowAtCastle(engine.book, board, standing(board, 'a'), false)).toEqual({
    damage: struck.damage,
    arithmetic: [],
  });
  return struck;
}

/** The names of all that takes part in a number, in their order. */
export function sourcesOf({ arithmetic }: { readonly arithmetic: EventNamed<'struck'>['arithmetic'] }): string[] {
  return arithmetic.flatMap(({ source, of }) => [source, ...(of ?? []).map((step) => step.source)]);
}

/** Why an order is refused after some others were carried out; null when it is accepted. */
export function refusedAfter(
  state: BattleState,
  before: readonly Order[],
  order: Order,
  engine: BattleEngine = plain,
): string | null {
  return engine.whyIllegal(play(engine, state, ...before).state, order)?.code ?? null;
}

/** What happened, in one word each. */
export function told(events: readonly BattleEvent[]): string[] {
  return events.map((event) => event.type);
}
