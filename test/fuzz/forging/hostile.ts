import type { Book } from '../../../src/battle/model/book';
import type { BattleState } from '../../../src/battle/model/state';
import type { Unit } from '../../../src/battle/model/unit';
import { playedSamples } from './samples';
import { resealed } from './seal';

interface PositionFile {
  save: {
    book: Book;
    record: { start: { state: BattleState }; orders: unknown[] };
    seats: object;
  };
}

function positionFile(): PositionFile {
  const [, position] = playedSamples(24, 3);
  return JSON.parse(position?.text ?? 'null') as PositionFile;
}

const asText = (file: PositionFile): string => JSON.stringify(resealed(file));

/** A wall under the feet of whoever is to move: it once passed every check, was saved, and broke the page on every load. */
export function wallBrick(): string {
  const file = positionFile();
  const { state } = file.save.record.start;
  const own = state.units.find(({ side }) => side === state.turn);
  if (own === undefined) throw new Error('nobody is there to stand on a wall');
  state.walls = [{ row: own.row, col: own.col, health: 10, under: 'normal' }];
  return asText(file);
}

/** Twenty formations of twenty slots on one cell each. */
export function formationBomb(): string {
  const file = positionFile();
  const [formation] = file.save.book.formations;
  if (formation === undefined) throw new Error('the book has no formation');
  const [slot] = formation.slots;
  const slots = Array.from({ length: 20 }, () => ({ ...slot, bonuses: Array(8).fill({ kind: 'defense', value: 1 }) }));
  const bomb = { ...formation, minimum: 1, maximum: 20, needsLeader: false, slots };
  const formations = Array.from({ length: 20 }, (_, index) => ({ ...bomb, id: `bomb-${index}` }));
  file.save.book = { ...file.save.book, formations } as Book;
  return asText(file);
}

const PARTS = Array.from({ length: 12 }, (_, index) => ({
  trigger: 'startTurn',
  effect:
    index % 2 === 0
      ? { dealDamage: { amount: 1, to: { who: 'enemies' } } }
      : { heal: { amount: 1, to: { who: 'enemies', only: 'wounded' } } },
}));

/** Nine cards that do as much at the start of every turn as the rules let them, and as many turns as a file has room for. */
export function freezingBattle(turns: number): string {
  const file = positionFile();
  const { book, record } = file.save;
  const ids = Array.from({ length: 20 }, (_, index) => `bomb-${index}`);
  const bombs = Object.fromEntries(ids.map((id) => [id, { id, parts: PARTS }]));
  const attrition = { ...book.rules.attrition, fromRound: 99, step: 1 };
  const effects = { depth: 20, number: 999 };
  const rules = { ...book.rules, unitsPerSide: 9, castleHealth: 9999, attrition, effects };
  file.save.book = { ...book, rules, abilities: { ...book.abilities, ...bombs } } as unknown as Book;
  const { state } = record.start;
  const [first] = state.units;
  if (first === undefined) throw new Error('nobody is there to carry a bomb');
  const abilities = ids.map((id) => ({ id }));
  const units = Array.from(
    { length: 9 },
    (_, cell): Unit => ({
      ...first,
      id: `bomb-${cell}`,
      row: Math.floor(cell / 3),
      col: cell % 3,
      side: cell % 2 === 0 ? 'left' : 'right',
      abilities,
      health: 999,
      fullHealth: 999,
    }),
  );
  const castles = { left: 99_990, right: 99_990 };
  record.start.state = { ...state, units, castles, walls: [], round: 1, usedIds: units.map(({ id }) => id) };
  record.orders = Array.from({ length: turns }, () => ({ type: 'endTurn' }));
  return asText(file);
}
