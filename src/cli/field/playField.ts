import { stableHash } from '../../kernel/hash';
import { bySide } from '../../kernel/sides';
import { mindOf, playFieldMatch } from '../../measure/field/playFieldMatch';
import type { SkirmishEvent } from '../../skirmish/model/events';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { SkirmishState } from '../../skirmish/model/state';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { CannotRun, EXIT, type Exit, type Given, type Terminal } from '../command';
import { fieldLines, fieldTeller, mapLines } from './fieldReport';
import { type FieldSetup, fieldPlayerOf, fieldSetup } from './fieldSetup';

/** One battle of two opponents on the open field, told from the beginning to the end. */
export function playField(given: Given, terminal: Terminal): Exit {
  const setup = fieldSetup(given, terminal);
  const { book, start } = setup;
  const engine = skirmishEngineFor(book);
  const orders: SkirmishOrder[] = [];
  const events: SkirmishEvent[] = [];
  const minds = bySide((side) => {
    const player = fieldPlayerOf(setup, side);
    if (player === null) throw new CannotRun('"play" tells a battle of two opponents; "field" lets a person play');
    return mindOf(engine, player);
  });
  const end = playFieldMatch(engine, minds, start, (_before, order, step) => {
    orders.push(order);
    for (const event of step.events) events.push(event);
  });
  const result = { winner: end.winner, reason: end.endReason, rounds: end.round, state: stableHash(end) };
  if (given.flags.has('json')) {
    const { seed, seats } = setup;
    const players = bySide((side) => seats[side].name);
    terminal.say(
      JSON.stringify({ mode: 'field', rules: book.rules.id, seed, players, start, ...result, orders, events }, null, 2),
    );
    return EXIT.fine;
  }
  const narrator = fieldTeller(setup.catalog, book, end);
  for (const line of fieldLines(narrator, events, 1)) terminal.say(line);
  terminal.say('');
  for (const line of mapLines(setup.catalog, book, narrator, { side: 'left', field: end, seen: null, met: {} }))
    terminal.say(line);
  terminal.say(summary(setup, end, orders.length, result.state));
  return EXIT.fine;
}

function summary(
  { seats, book, seed }: FieldSetup,
  { winner, endReason, round }: SkirmishState,
  orders: number,
  state: string,
): string {
  const result = winner === 'draw' ? 'a draw' : `${winner} wins`;
  return `${seats.left.name} against ${seats.right.name}, ${book.rules.id}, seed ${seed}: ${result} by ${endReason} in round ${round}, ${orders} orders, state ${state}`;
}
