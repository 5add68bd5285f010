import type { BattleEvent } from '../../../src/battle/model/events';
import { type Invariant, ofEach, unless } from './moment';
import { isDeeplySame } from './same';

/** R12: what was played, and what it leaves. */
export const STRATAGEMS = {
  'a stratagem does something after it is played': ({ order, events }) =>
    unless(order.type !== 'play' || events.length > 1, 'a card was played for nothing'),
  'no more stratagems are played in a turn than the rules allow': ({ engine, after }) =>
    unless((after.played ?? 0) <= (engine.book.rules.stratagemsPerTurn ?? 0), 'too many stratagems were played'),
  'plays are counted, and forgotten with the turn': ({ before, events, after }) => {
    const begins = events.some(({ type }) => type === 'turnBegan');
    const plays = events.filter(({ type }) => type === 'played').length;
    const expected = begins ? 0 : (before.played ?? 0) + plays;
    return unless((after.played ?? 0) === expected, `${after.played} plays are counted, not ${expected}`);
  },
  'a stratagem touches no castle and draws no card': ({ order, before, after }) =>
    unless(
      order.type !== 'play' || (isDeeplySame(before.castles, after.castles) && isDeeplySame(before.decks, after.decks)),
      'a stratagem reached a castle or a deck',
    ),
  'a keyword is granted to whoever has it not': ofEach(['granted'], ({ state, event }) => {
    const unit = state.units.find(({ id }) => id === event.unit);
    const known = [...(unit?.abilities ?? []), ...(unit?.grants ?? [])];
    return unless(unit !== undefined && known.every(({ id }) => id !== event.grant.id), `${event.unit} has it already`);
  }),
  'grants are what was told, until they end': (moment) => {
    const wrong = moment.after.units.find((unit) => {
      const was = moment.before.units.find(({ id }) => id === unit.id)?.grants ?? [];
      let expected = [...was];
      for (const event of moment.events) {
        if (event.type === 'granted' && event.unit === unit.id) expected.push(event.grant);
        expected = expected.filter(({ ends }) => !ending(event, ends));
      }
      return !isDeeplySame(unit.grants ?? [], expected);
    });
    return unless(wrong === undefined, `${wrong?.id} has other keywords than was told`);
  },
  'whoever is turned looks elsewhere than before': ofEach(['turned'], ({ state, event }) => {
    const unit = state.units.find(({ id }) => id === event.unit);
    return unless(unit !== undefined && unit.facing !== event.facing, `${event.unit} was turned to where it looked`);
  }),
  'whoever is called back was whole on the board': ofEach(['recalled'], ({ state, event }) => {
    const unit = state.units.find(({ id }) => id === event.unit);
    return unless(
      unit !== undefined && unit.card === event.card && unit.side === event.side && unit.health > 0,
      `${event.unit} was called back from nowhere`,
    );
  }),
} as const satisfies Readonly<Record<string, Invariant>>;

function ending(event: BattleEvent, ends: string): boolean {
  if (event.type === 'turnEnded') return ends === 'turn';
  return event.type === 'turnBegan' && ends === event.side;
}
