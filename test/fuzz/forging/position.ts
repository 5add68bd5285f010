import { FACINGS } from '../../../src/battle/model/position';
import { SIDES } from '../../../src/kernel/sides';
import type { Dice } from '../../support/dice';
import { type Forgery, type Loose, listIn } from './loose';

const CELLS = [0, 1, 2];
const FLAGS = ['fresh', 'moved', 'movedAgain', 'attacked', 'hasStruck', 'revealed', 'braced', 'strayed'];
const SOME_NUMBERS = [-1, 0, 1, 2, 7, 60, 999, 9999, 10_000];

/** Says something else about where a battle stands: what a cheat would, or whoever wants to see the page break. */
function inPosition(change: (state: Loose, dice: Dice, save: Loose) => void): Forgery {
  return (save, dice) => {
    const { state } = (save.record as Loose).start as { readonly state?: Loose };
    if (state !== undefined) change(state, dice, save);
  };
}

function inUnit(change: (unit: Loose, dice: Dice, save: Loose) => void): Forgery {
  return inPosition((state, dice, save) => {
    const units = listIn(state, 'units') as Loose[];
    if (units.length > 0) change(dice.pick(units), dice, save);
  });
}

const cardsOf = (save: Loose): string[] => Object.keys((save.book as Loose).cards as object);
const terrainsOf = (save: Loose): string[] =>
  listIn(save.book as Loose, 'terrains').map((each) => (each as Loose).id as string);
const pick = (dice: Dice, numbers: readonly number[] = SOME_NUMBERS) => dice.pick(numbers);

function inPile(change: (pile: unknown[], dice: Dice, save: Loose) => void): Forgery {
  return inPosition((state, dice, save) => {
    change(listIn(state[dice.pick(['hands', 'decks', 'discards'])] as Loose, dice.pick(SIDES)), dice, save);
  });
}

export const POSITION_FORGERIES: readonly Forgery[] = [
  inUnit((unit, dice) => Object.assign(unit, { row: dice.pick(CELLS), col: dice.pick(CELLS) })),
  inUnit((unit, dice) => Object.assign(unit, { side: dice.pick(SIDES), facing: dice.pick(FACINGS) })),
  inUnit((unit, dice) =>
    Object.assign(unit, { [dice.pick(['health', 'fullHealth', 'attack', 'defense'])]: pick(dice) }),
  ),
  inUnit((unit, dice) => Object.assign(unit, { attackBonus: pick(dice), cost: pick(dice) })),
  inUnit((unit, dice) => Object.assign(unit, { [dice.pick(FLAGS)]: dice.chance(50) })),
  inUnit((unit, dice, save) => Object.assign(unit, { card: dice.pick([...cardsOf(save), 'nobody', ' ']) })),
  inUnit((unit, dice) => Object.assign(unit, { type: dice.pick(['melee', 'ranged', 'hybrid']) })),
  inUnit((unit, dice, save) => {
    const known = Object.keys((save.book as Loose).abilities as object);
    const uses = Array.from({ length: dice.below(21) }, () => dice.pick([...known, 'unknown']));
    unit.abilities = [...(dice.chance(90) ? new Set(uses) : uses)].map((id) => ({ id }));
  }),
  inPosition((state, dice) => {
    const units = listIn(state, 'units') as Loose[];
    if (units.length === 0) return;
    const copy = { ...dice.pick(units), id: `copy-${dice.below(9)}`, row: dice.pick(CELLS), col: dice.pick(CELLS) };
    units.push(copy);
    if (dice.chance(80)) listIn(state, 'usedIds').push(copy.id);
  }),
  inPosition((state, dice) => listIn(state, 'units').splice(dice.below(9), 1)),
  // The wall under somebody's own feet is the one that broke the page.
  inPosition((state, dice, save) => {
    const units = listIn(state, 'units') as Loose[];
    const place =
      units.length > 0 && dice.chance(50) ? dice.pick(units) : { row: dice.pick(CELLS), col: dice.pick(CELLS) };
    const { row, col } = place as { readonly row: unknown; readonly col: unknown };
    listIn(state, 'walls').push({ row, col, health: dice.pick([1, 40, 999]), under: dice.pick(terrainsOf(save)) });
  }),
  inPosition((state, dice, save) => {
    listIn(state, 'ground')[dice.below(9)] = dice.pick([...terrainsOf(save), 'nowhere']);
  }),
  inPosition((state, dice) => Object.assign(state, { turn: dice.pick(SIDES) })),
  inPosition((state, dice) => Object.assign(state, { phase: dice.pick(['mulligan', 'battle']) })),
  inPosition((state, dice) => Object.assign(state, { round: pick(dice), secondSupplyRounds: pick(dice) })),
  inPosition((state, dice) => Object.assign(state.castles as Loose, { [dice.pick(SIDES)]: pick(dice) })),
  inPosition((state, dice) => Object.assign(state.supply as Loose, { [dice.pick(SIDES)]: pick(dice) })),
  inPosition((state, dice) => Object.assign(state.held as Loose, { [dice.pick(SIDES)]: CELLS.map(() => pick(dice)) })),
  inPosition((state, dice) => Object.assign(state, { winner: dice.pick(['left', 'draw', null]) })),
  inPosition((state, dice) => Object.assign(state, { ending: dice.pick(['castle', 'attrition', null]) })),
  inPosition((state, dice) => listIn(state, 'usedIds').splice(dice.below(3), 1)),
  inPosition((state, dice) => Object.assign(state, { chance: [0, 0, 0, dice.pick([0, 1, -1, 2 ** 52])] })),
  inPile((pile) => pile.splice(0)),
  inPile((pile, dice, save) => {
    const card = dice.pick([...cardsOf(save), 'nobody']);
    for (let count = dice.pick([1, 5, 30, 200]); count > 0; count--)
      pile.push(dice.chance(50) ? card : dice.pick(cardsOf(save)));
  }),
];
