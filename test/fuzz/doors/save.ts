import { engineFor } from '../../../src/battle/engineFor';
import type { Order } from '../../../src/battle/orders';
import { hashOfBook, openRecord } from '../../../src/battle/record';
import { stableHash } from '../../../src/kernel/hash';
import { withOrder } from '../../../src/kernel/record';
import { battleResumed } from '../../../src/store/battleSlice';
import { openSaveFile, type Resumed, toSaveFile } from '../../../src/store/save';
import { seatsResumed } from '../../../src/store/seatsSlice';
import { selectCommandBattle } from '../../../src/ui/command/context';
import { END, MATCH, openStore } from '../../store/support/table';
import { shippedBook } from '../../support/book';
import { openDice } from '../../support/dice';
import { play } from '../../support/engine';
import { type Door, type Opened, type Sample, turnedAway } from '../support/door';
import { playSome } from '../support/play';

const ORDERS = 8;
const SEATS = { left: 'human', right: 'greedy' } as const;
const BOOK = smallBook();

/** The shipped book with a handful of cards and abilities: as many parts to go wrong, in less text. */
function smallBook() {
  const whole = shippedBook();
  const cards = Object.values(whole.cards).filter((_, index) => index % 6 === 0);
  const used = new Set(cards.flatMap(({ abilities }) => abilities.map(({ id }) => id)));
  return {
    ...whole,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    abilities: Object.fromEntries(Object.entries(whole.abilities).filter(([id]) => used.has(id))),
  };
}

/** A match after some orders, and the same battle as a position. */
function samples(): Sample[] {
  const engine = engineFor(BOOK);
  const deck = Object.keys(BOOK.cards).flatMap((id) => [id, id]);
  const start = { ...MATCH, decks: { left: deck, right: deck } } as typeof MATCH;
  const dice = openDice(3);
  let record = openRecord(BOOK, start);
  let { state } = engine.begin(start);
  for (let count = 0; count < 30; count++) {
    const order: Order = state.phase === 'mulligan' ? END : dice.pick(engine.legalOrders(state, state.turn));
    const given: Order =
      order.type === 'endTurn' && state.phase === 'mulligan' ? { type: 'mulligan', cards: [] } : order;
    state = play(engine, state, given).state;
    record = withOrder(record, given);
  }
  const position = openRecord(BOOK, { type: 'position', state });
  return [record, position].map((each, index) => ({
    name: index === 0 ? 'match' : 'position',
    text: JSON.stringify(toSaveFile({ record: each, book: BOOK, seats: SEATS, stream: [1, 2, 3, 4] })),
  }));
}

const SAMPLES = samples();

export const SAVE_DOOR: Door = {
  name: 'save',
  format: 'json',
  weight: 0.5,
  samples: SAMPLES,
  open: (text) => openStored(parsed(text)),
};

/** Somebody who knows how to make the checksums fit. */
export const FORGED_SAVE_DOOR: Door = {
  name: 'forged save',
  format: 'json',
  weight: 1,
  samples: SAMPLES,
  open: (text) => openStored(resealed(parsed(text))),
};

/** Storage holds values: what isn't JSON is a value of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function resealed(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file;
  try {
    const { save, ...rest } = file as { readonly save: { readonly record: object; readonly book: never } };
    const record = { ...save.record, rules: hashOfBook(save.book) };
    const forged = { ...save, record };
    return { ...rest, format: 'ninekeep-save', version: 2, checksum: stableHash(forged), save: forged };
  } catch {
    return file;
  }
}

function openStored(file: unknown): Opened {
  const opened = openSaveFile(file);
  if (!opened.ok) return turnedAway({ where: 'save', message: opened.refusal });
  return { accepted: true, use: () => use(opened.value) };
}

const TABLE = openStore({ thinker: { think: () => new Promise(() => undefined) } });

/** Takes it up, looks at it and plays on. */
function use({ battle, seats, stream }: Resumed): void {
  TABLE.dispatch(seatsResumed({ seats, stream }));
  TABLE.dispatch(battleResumed(battle));
  selectCommandBattle(TABLE.getState());
  playSome(battle.book, { type: 'position', state: battle.truth }, ORDERS);
}
