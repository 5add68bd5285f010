import { WEAPON_TYPES } from '../../../src/skirmish/model/unitKind';
import type { Dice } from '../../support/dice';
import { entriesIn, type Forgery, type Loose, listIn } from '../forging/loose';

const NUMBERS = [-99, -1, 0, 1, 2, 3, 9, 15, 20, 100, 500, 999];
const TABLES = ['units', 'weapons', 'maneuvers', 'formations', 'terrains', 'obstacles', 'maps'];
const DICE = ['1d1', '2d6', '3d100', '10d3', '1d0', '11d6', '99d99', '2d6+999'];

function inBook(change: (book: Loose, dice: Dice) => void): Forgery {
  return (save, dice) => change(save.book as Loose, dice);
}

function inSome(table: string, change: (entry: Loose, dice: Dice, book: Loose) => void): Forgery {
  return inBook((book, dice) => {
    const entries = entriesIn(book, table);
    if (entries.length > 0) change(dice.pick(entries), dice, book);
  });
}

/** Every number, however deep. */
function numbersIn(part: object, found: (readonly [Loose, string])[] = []): (readonly [Loose, string])[] {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'number') found.push([part as Loose, key]);
    else if (typeof value === 'object' && value !== null) numbersIn(value as Loose, found);
  }
  return found;
}

function changeNumber(part: object, dice: Dice): void {
  const numbers = numbersIn(part);
  if (numbers.length === 0) return;
  const [owner, key] = dice.pick(numbers);
  owner[key] = dice.pick(NUMBERS);
}

/** Says that the battle is played by other rules and units: mostly such as a designer could have written. */
export const BOOK_FORGERIES: readonly Forgery[] = [
  inBook((book, dice) => changeNumber(book.rules as Loose, dice)),
  inBook((book, dice) => changeNumber(book.rules as Loose, dice)),
  inBook((book, dice) => {
    const rules = book.rules as Loose;
    delete rules[dice.pick(Object.keys(rules))];
  }),
  inBook((book, dice) => {
    const table = book[dice.pick(TABLES)];
    if (typeof table === 'object' && table !== null) changeNumber(table, dice);
  }),
  inBook((book, dice) => {
    const table = book[dice.pick(TABLES)] as Loose;
    const keys = Object.keys(table ?? {});
    if (Array.isArray(table)) table.splice(dice.below(9), 1);
    else if (keys.length > 0) delete table[dice.pick(keys)];
  }),
  inSome('units', (unit, dice) => changeNumber(unit.stats as Loose, dice)),
  inSome('units', (unit, dice, book) => {
    unit[dice.pick(['weapon', 'sidearm'])] = dice.pick([...Object.keys(book.weapons as Loose), 'nothing']);
  }),
  inSome('units', (unit, dice) => {
    unit.abilities = dice.pick([
      [],
      [{ kind: 'build', limit: 20 }, { kind: 'demolish' }, { kind: 'rally' }],
      [{ kind: 'heal', amount: 999, reach: 'ring' }, { kind: 'stealth' }, { kind: 'frontalShield' }],
      [{ kind: 'heal' }],
    ]);
  }),
  inSome('units', (unit, dice, book) => {
    unit.maneuvers = dice.pick([Object.keys(book.maneuvers as Loose), [], ['nothing']]);
  }),
  inSome('weapons', (weapon, dice) => Object.assign(weapon, { type: dice.pick(WEAPON_TYPES) })),
  inSome('weapons', (weapon, dice) =>
    Object.assign(weapon, { [dice.pick(['attackDice', 'damageDice'])]: dice.pick(DICE) }),
  ),
  inSome('weapons', (weapon, dice) => {
    const key = dice.pick(['length', 'minimum', 'optimal', 'maximum', 'bonus', 'base', 'attack', 'damage']);
    if (dice.chance(50)) delete weapon[key];
    else weapon[key] = dice.pick(NUMBERS);
  }),
  inSome('weapons', (weapon, dice) => {
    weapon.burst = { shape: dice.pick(['block', 'rim']), reach: dice.pick([0, 3]), damage: dice.pick([1, 999]) };
    weapon.onHit = { move: dice.pick(['push', 'pull']), squares: dice.pick([1, 15]) };
  }),
  inSome('maneuvers', (maneuver, dice) => {
    maneuver.type = dice.pick(['charge', 'retreat', 'flank', 'dodge', 'leap', 'teleport', 'grapple_move', 'none']);
  }),
  inSome('maneuvers', (maneuver, dice) => {
    const effect = dice.pick(['push', 'slide', 'knockback', 'defense', 'keeps_facing']);
    maneuver.effects = [{ effect, value: dice.pick([0, 1, 15, 100]) }];
    maneuver[dice.pick(['attack', 'needsTarget'])] = dice.chance(70);
  }),
  inSome('formations', (formation, dice) => {
    const place = () => dice.pick([-15, -2, -1, 0, 1, 2, 15]);
    const slot = () => ({ role: dice.pick(['leader', 'support']), across: place(), depth: place() });
    formation.slots = Array.from({ length: dice.pick([1, 2, 20]) }, slot);
    Object.assign(formation, { minimum: dice.pick([1, 2, 20]), maximum: 20, bonuses: [] });
  }),
  inSome('terrains', (terrain, dice) =>
    Object.assign(terrain, { [dice.pick(['blocksMovement', 'blocksSight', 'obscures'])]: dice.chance(50) }),
  ),
  inSome('terrains', (terrain, dice) =>
    Object.assign(terrain, { [dice.pick(['elevation', 'damage', 'cost', 'fall', 'slipPercent'])]: dice.pick(NUMBERS) }),
  ),
  inSome('obstacles', (obstacle, dice) =>
    Object.assign(obstacle, {
      [dice.pick(['blocksMovement', 'blocksSight'])]: dice.chance(50),
      damage: dice.pick(NUMBERS),
    }),
  ),
  inSome('maps', (map, dice, book) => {
    const ids = [...entriesIn(book, 'terrains').map(({ id }) => id), 'nowhere'];
    listIn(map, 'terrain')[dice.below(81)] = dice.pick(ids);
  }),
];
