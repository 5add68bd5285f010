import { type Book, factionOf } from '../../battle/model/book';
import type { CardId } from '../../battle/model/card';
import type { BattleState } from '../../battle/model/state';
import { idsUsedBy } from '../../battle/model/unitIds';
import { supplyOf } from '../../battle/resolve/beginTurn';
import { openStream } from '../../kernel/chance';
import { lookUp } from '../../kernel/dispatch';
import { bySide, SIDES, type Side } from '../../kernel/sides';
import { scenarioGround } from './ground';
import { blameWord, type Reading } from './reading';
import { scenarioUnits } from './units';

const PILES = ['hands', 'decks', 'discards'] as const;

/** The position that a scenario starts from. No start of turn is run; what isn't named has the defaults of docs/scenarios.md. */
export function scenarioPosition(reading: Reading, book: Book): BattleState {
  const { scenarioFile } = reading;
  const { round = 1, turn = 'left', phase = 'battle', castles, supply, seed = 1 } = scenarioFile;
  const { ground, walls, secondSupplyRounds } = scenarioGround(reading, book);
  const units = scenarioUnits(reading, book, ground);
  blameUnknownCards(reading, book);
  return {
    phase,
    round,
    turn,
    winner: null,
    ending: null,
    castles: bySide((side) => castles?.[side] ?? book.rules.castleHealth),
    supply: bySide((side) => supply?.[side] ?? supplyOf(book.rules, side, round, secondSupplyRounds)),
    hands: bySide((side) => scenarioFile.hands?.[side] ?? []),
    decks: bySide((side) => scenarioFile.decks?.[side] ?? []),
    discards: bySide((side) => scenarioFile.discards?.[side] ?? []),
    factions: bySide((side) => factionsOf(reading, book, side)),
    units,
    ground,
    walls,
    secondSupplyRounds,
    held: bySide((side) => scenarioFile.held?.[side] ?? [0, 0, 0]),
    usedIds: idsUsedBy(units),
    chance: openStream(seed, 'rules'),
  };
}

function blameUnknownCards(reading: Reading, book: Book): void {
  const cards: Readonly<Record<CardId, unknown>> = { ...book.cards, ...book.stratagems };
  for (const pile of PILES) {
    for (const side of SIDES) {
      (reading.scenarioFile[pile]?.[side] ?? []).forEach((card, index) => {
        if (lookUp(cards, card) === undefined) blameWord(reading, [pile, side, index], 'card', card, cards);
      });
    }
  }
}

/** R11: the factions of a side's cards, wherever they are. */
function factionsOf({ scenarioFile }: Reading, book: Book, side: Side): string[] {
  const piles: readonly CardId[] = PILES.flatMap((pile) => scenarioFile[pile]?.[side] ?? []);
  const board = (scenarioFile.units ?? []).filter((unit) => unit.side === side).map(({ card }) => card);
  const factions = [...piles, ...board].flatMap((card) => factionOf(book, card) ?? []);
  return [...new Set(factions)].sort();
}
