import type { BattleEngine } from '../../../src/battle/BattleEngine';
import { cloneEngineState } from '../../../src/battle/model/copyState';
import { describeState } from '../../../src/battle/model/engineState';
import { openRecord } from '../../../src/battle/model/record';
import type { BattleState } from '../../../src/battle/model/state';
import { reveals } from '../../../src/battle/view/reveals';
import { playOn } from '../../../src/kernel/game';
import { stableHash } from '../../../src/kernel/hash';
import { memoizePerObject } from '../../../src/kernel/memoize';
import { replayMatch } from '../../../src/match/replayMatch';
import type { GameRules } from '../../../src/match/rules';
import { rewind } from '../../../src/match/undoPoint';
import { type BattleTypes, battleRules } from '../../../src/store/battle/battleRules';
import { type Context, type Invariant, unless } from './moment';
import { isDeeplySame } from './same';
import { wordOf } from './universe';

/** What a frozen state or another invariant shows too is asked again only at every so many orders. */
const SELDOM = 4;

/** Save and load, undo and redo: dear to ask, done after every order of some hundred battles. */
export const SAVING = {
  'the given state is unchanged': ({ before, context }) => {
    const { textBefore } = context;
    if (context.orders.length % SELDOM !== 0) return null;
    return unless(JSON.stringify(before) === textBefore, 'the order wrote into the state it was given');
  },
  'a trip through JSON changes nothing': ({ after, context }) =>
    unless(isDeeplySame(loaded(context), after), 'the state is not plain JSON'),
  'events survive JSON too': ({ events }) =>
    unless(isDeeplySame(JSON.parse(JSON.stringify(events)), events), 'an event is not plain JSON'),
  'a saved battle has the same hash': ({ after, context }) =>
    unless(stableHash(loaded(context)) === stableHash(after), 'the saved state has another hash'),
  'a loaded battle goes on alike': ({ engine, order, events, after, context }) => {
    if (context.orders.length % SELDOM !== 1) return null;
    const step = engine.submit(JSON.parse(context.textBefore) as BattleState, order);
    if (!step.ok) return `a loaded battle refuses ${wordOf(order)}`;
    return unless(
      isDeeplySame(step.value.state, after) && isDeeplySame(step.value.events, events),
      'a loaded battle goes another way',
    );
  },
  'undo all gives the checkpoint back': ({ engine, context }) => {
    const { checkpoint, orders } = context;
    const undone = rewind(engine.game, checkpoint, orders.slice(0, checkpoint.orders));
    return unless(undone.ok && isDeeplySame(undone.value.state, checkpoint.state), 'something of the orders is left');
  },
  'undo one gives the state before it': ({ engine, before, context }) => {
    if (context.orders.length % SELDOM !== 2) return null;
    const undone = rewind(engine.game, context.checkpoint, context.orders.slice(0, -1));
    return unless(undone.ok && isDeeplySame(undone.value.state, before), 'something of the order is left');
  },
  'redo all gives the same state and events': ({ engine, events, after, context }) => {
    const redone = rewind(engine.game, context.checkpoint, context.orders);
    return unless(
      redone.ok &&
        isDeeplySame(redone.value.state, after) &&
        isDeeplySame(redone.value.events, [...context.sinceCheckpoint, ...events]),
      'redoing leads somewhere else',
    );
  },
  'what reveals something can’t be taken back, all else can': ({ events, before, after }) => {
    const cardsMoved = !isDeeplySame([before.hands, before.decks], [after.hands, after.decks]);
    const drawn = cardsMoved && !events.some(({ type }) => type === 'deployed' || type === 'played');
    const passed = drawn || before.turn !== after.turn || after.winner !== null;
    return unless(passed === reveals(events), 'the checkpoint is at another place');
  },
  'a replay of the record gives the same state': ({ engine, after, context }) => {
    if (after.winner === null) return null;
    const { start, orders } = context;
    const replayed = replayMatch(rulesOf(engine), engine.book, { ...openRecord(engine.book, start), orders }, null);
    if (!replayed.ok) return `the replay stops: ${JSON.stringify(replayed.refusal)}`;
    return unless(stableHash(replayed.value.truth) === stableHash(after), 'the replay leads to another state');
  },
  'a copy shares nothing that is written': ({ engine, before, order, context }) => {
    if (context.orders.length % SELDOM !== 3) return null;
    const [one, other] = [engine.game.clone(before), engine.game.clone(before)];
    engine.game.run(playOn(engine.game, one, []), order);
    if (!isDeeplySame(other, JSON.parse(context.textBefore))) return 'a copy wrote into another';
    const compiled = engine.compile(before);
    engine.carryOut(cloneEngineState(compiled), order);
    return unless(isDeeplySame(describeState(compiled), before), 'a compiled copy wrote into another');
  },
} as const satisfies Readonly<Record<string, Invariant>>;

/** The state after the order, saved and loaded; read once for all who ask. */
const loaded = memoizePerObject((context: Context): BattleState => JSON.parse(context.textAfter));

/** The rules of an engine that may be planted with a fault. */
const rulesOf = (engine: BattleEngine): GameRules<BattleTypes> => ({ ...battleRules, gameOf: () => engine.game });
