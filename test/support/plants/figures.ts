import { OPPONENT } from '../../../src/kernel/sides';
import type { COURSE } from '../invariants/course';
import type { FIGURES } from '../invariants/figures';
import { anywhere, ending, giving, inEvents, inState, inUnits, type PlantsFor, untold, type Where } from './plant';

export const FIGURES_PLANTS: PlantsFor<typeof FIGURES> = {
  'cards conserve': inState(giving('deploy'), ({ decks }) => ({
    decks: { ...decks, left: [...decks.left, 'oathguard'] },
  })),
  'a hand keeps to its limit': inState(anywhere, ({ hands }) => ({
    hands: { ...hands, left: Array.from({ length: 9 }, () => 'oathguard') },
  })),
  'a deck is drawn from the top and never grows': inState(anywhere, ({ decks }) => ({
    decks: { ...decks, left: [...decks.left, 'oathguard'] },
  })),
  // A stratagem that is sent back isn't replaced, and a hand that is full takes no more: neither is the fault.
  'a mulligan gives back as many unit cards as it took': inState(
    ({ order, before, after }) =>
      order.type === 'mulligan' && before.discards[before.turn] === after.discards[before.turn],
    () => ({ hands: { left: [], right: [] } }),
  ),
  'discards only grow': inState(
    ({ before: { discards }, events }) => discards.left.length > 0 && !events.some(({ type }) => type === 'fell'),
    ({ discards }) => ({ discards: { ...discards, left: [] } }),
  ),
  'whoever falls, is overdrawn or was played lies in the discard': inState(anywhere, ({ discards }) => ({
    discards: { ...discards, left: [...discards.left, 'oathguard'] },
  })),
  'supply keeps within its bounds': inState(anywhere, () => ({ supply: { left: -1, right: 0 } })),
  'who waits neither gains nor loses supply': inState(anywhere, ({ supply, turn }) => ({
    supply: { ...supply, [OPPONENT[turn]]: supply[OPPONENT[turn]] + 1 },
  })),
  'a card costs what it says, and nothing else costs anything': inState(giving('deploy'), ({ supply, turn }) => ({
    supply: { ...supply, [turn]: supply[turn] + 1 },
  })),
  'a castle never heals and never exceeds its start': inState(anywhere, () => ({ castles: { left: 141, right: 1 } })),
  'castles lose what events tell, and nothing else': inState(anywhere, ({ castles }) => ({
    castles: { ...castles, left: castles.left - 1 },
  })),
  'at most five units a side': inState(anywhere, ({ units }) => ({
    units: units.flatMap((unit) => [unit, unit, unit, unit, unit, unit]),
  })),
  'chance is used by the mulligan alone': inState(anywhere, () => ({ chance: [1, 2, 3, 4] })),
  'factions and the second player’s rounds stay': inState(anywhere, () => ({ secondSupplyRounds: 9 })),
};

const owning: Where = ({ engine }) => engine.book.rules.optional.zoneOwnership;

export const COURSE_PLANTS: PlantsFor<typeof COURSE> = {
  'only ending the turn or settling a hand passes it on': inState(anywhere, ({ turn }) => ({ turn: OPPONENT[turn] })),
  'a round is Left’s turn, then Right’s': inState(anywhere, ({ round }) => ({ round: round + 1 })),
  'hands are settled once, Left first': inState(anywhere, () => ({ phase: 'mulligan' })),
  'who begins a turn is ready': inUnits(
    giving('endTurn', ({ after }) => after.units.some(({ side }) => side === after.turn)),
    () => ({ strayed: true }),
  ),
  'who begins a turn has the supply of the round': inState(giving('endTurn'), () => ({
    supply: { left: 1, right: 1 },
  })),
  'who begins a turn draws one card, and one more below three': untold('cardDrawn', giving('endTurn')),
  'attrition comes in late rounds, before Left’s turn': inEvents('attrition', () => ({ loss: 1 })),
  'a winner has an ending, an ending a winner': inState(anywhere, () => ({ winner: 'left' })),
  'a castle at 0 or less ends the battle, and only that, attrition, a goal or conceding does': inState(
    anywhere,
    () => ({
      castles: { left: 0, right: 9 },
    }),
  ),
  'the right side wins': inState(ending('castle'), ({ winner }) => ({ winner: winner === 'left' ? 'right' : 'left' })),
  'the end is told': { where: ending('concession'), spoil: (moment) => ({ ...moment, events: [] }) },
  'a battle is over by round 20': inState(anywhere, () => ({ round: 21 })),
  'columns are held only where that is a rule': inState(
    (moment) => anywhere(moment) && !owning(moment),
    () => ({ held: { left: [9, 9, 9], right: [9, 9, 9] } }),
  ),
  'turns of holding are counted at the end of the own turn': inState(giving('endTurn', owning), () => ({
    held: { left: [99, 99, 99], right: [99, 99, 99] },
  })),
  'an owned column with an enemy in it is lost': inState(
    (moment) => anywhere(moment) && owning(moment),
    () => ({ held: { left: [9, 9, 9], right: [9, 9, 9] } }),
  ),
};
