import { TRIGGERS } from '../../../src/battle/abilities/vocabulary';
import type { Dice } from '../../support/dice';
import { entriesIn, type Forgery, type Loose, listIn } from './loose';

const NUMBERS = [-1, 0, 1, 2, 3, 9, 20, 100, 500, 999];

function inBook(change: (book: Loose, dice: Dice) => void): Forgery {
  return (save, dice) => change(save.book as Loose, dice);
}

function inSome(table: string, change: (entry: Loose, dice: Dice, book: Loose) => void): Forgery {
  return inBook((book, dice) => {
    const entries = entriesIn(book, table);
    if (entries.length > 0) change(dice.pick(entries), dice, book);
  });
}

/** Every number in the rules, however deep. */
function numbersIn(part: Loose, found: (readonly [Loose, string])[] = []): (readonly [Loose, string])[] {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'number') found.push([part, key]);
    else if (typeof value === 'object' && value !== null) numbersIn(value as Loose, found);
  }
  return found;
}

function partsOf(book: Loose): Loose[] {
  return entriesIn(book, 'abilities').flatMap((ability) => listIn(ability, 'parts') as Loose[]);
}

/** Says that the battle is played by other rules and cards: mostly such as a designer could have written. */
export const BOOK_FORGERIES: readonly Forgery[] = [
  inBook((book, dice) => {
    const [part, key] = dice.pick(numbersIn(book.rules as Loose));
    part[key] = dice.pick(NUMBERS);
  }),
  inBook((book, dice) => {
    const optional = (book.rules as Loose).optional as Loose;
    const key = dice.pick(Object.keys(optional));
    if (typeof optional[key] === 'boolean') optional[key] = !optional[key];
  }),
  inBook((book, dice) => Object.assign(book.rules as Loose, { mulligan: dice.chance(50) })),
  inSome('cards', (card, dice) =>
    Object.assign(card, { [dice.pick(['cost', 'attack', 'defense', 'health'])]: dice.pick(NUMBERS) }),
  ),
  inSome('cards', (card, dice, book) => {
    const ids = dice.shuffle(Object.keys(book.abilities as object)).slice(0, dice.below(21));
    card.abilities = ids.map((id) => ({ id, ...(dice.chance(30) ? { value: dice.pick(NUMBERS) } : {}) }));
  }),
  inBook((book, dice) => {
    const cards = book.cards as Loose;
    delete cards[dice.pick(Object.keys(cards))];
  }),
  inSome('abilities', (ability, dice) => Object.assign(ability, { value: dice.pick(NUMBERS) })),
  inSome('abilities', (ability, dice, book) => {
    const parts = partsOf(book);
    ability.parts = Array.from({ length: dice.pick([1, 2, 12, 13]) }, () => structuredClone(dice.pick(parts)));
  }),
  inBook((book, dice) => Object.assign(dice.pick(partsOf(book)), { trigger: dice.pick(TRIGGERS) })),
  inBook((book, dice) =>
    Object.assign(dice.pick(partsOf(book)), { condition: structuredClone(dice.pick(partsOf(book)).condition) }),
  ),
  inBook((book, dice) => {
    const [part, key] = dice.pick(numbersIn({ parts: partsOf(book) }));
    part[key] = dice.pick(NUMBERS);
  }),
  inSome('formations', (formation, dice) => {
    const place = () => dice.pick([-15, -2, -1, 0, 1, 2, 15]);
    const slot = () => ({ role: dice.pick(['leader', 'support']), across: place(), depth: place() });
    formation.slots = Array.from({ length: dice.pick([1, 3, 20]) }, slot);
    Object.assign(formation, { minimum: dice.pick([1, 3, 20]), maximum: 20 });
  }),
  inSome('formations', (formation, dice) => {
    const [part, key] = dice.pick(numbersIn(formation));
    part[key] = dice.pick(NUMBERS);
  }),
  inBook((book, dice) => {
    const formations = listIn(book, 'formations') as Loose[];
    if (formations.length === 0) return;
    const again = structuredClone(dice.pick(formations));
    for (let count = dice.pick([1, 19]); count > 0; count--) formations.push({ ...again, id: `again-${count}` });
  }),
  inSome('terrains', (terrain, dice) =>
    Object.assign(terrain, { [dice.pick(['blocksMovement', 'blocksSight', 'hides'])]: dice.chance(50) }),
  ),
  inSome('terrains', (terrain, dice) =>
    Object.assign(terrain, { [dice.pick(['elevation', 'damage', 'cost'])]: dice.pick(NUMBERS) }),
  ),
  inBook((book, dice) => listIn(book, 'terrains').splice(dice.below(12), 1)),
  inSome('battlefields', (field, dice, book) => {
    const terrains = entriesIn(book, 'terrains').map(({ id }) => id);
    if (terrains.length > 0) listIn(field, 'ground')[dice.below(9)] = dice.pick(terrains);
  }),
  inSome('battlefields', (field, dice) =>
    Object.assign(field, { secondCastle: dice.pick([-60, 60]), secondSupplyRounds: 99 }),
  ),
];
