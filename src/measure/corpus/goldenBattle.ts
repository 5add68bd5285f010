import { LEVELS, type Level } from '../../ai/players/levels';
import { PERSONALITIES } from '../../ai/players/personalities';
import { nameOfLevelled, type PlayerName } from '../../ai/players/playerNames';
import { engineFor } from '../../battle/engineFor';
import { bookOf, type Catalog, cardsOf } from '../../content/catalog';
import { packedBattle } from '../../content/packed/packedBattle';
import { packBattle } from '../../content/packed/packedText';
import { stableHash } from '../../kernel/hash';
import { type BySide, bySide } from '../../kernel/sides';
import { playerMind } from '../contestants/contestants';
import { playKeptMatch } from '../series/playMatch';

/** A battle that must replay for ever: what a link holds of it, and how it ends. */
export interface Golden {
  readonly packed: string;
  /** The hash of its last state. */
  readonly final: string;
}

/** The two strongest think for minutes: one battle in twenty is theirs. */
const USUAL = LEVELS.slice(0, 4);
const usualLevels = (index: number): readonly Level[] => (index % 20 === 19 ? LEVELS.slice(4) : USUAL);

/** The `index`-th golden card battle: decks, battlefields, house rules and opponents take turns by steps without a common factor. */
export function goldenBattle(catalog: Catalog, index: number, levels = usualLevels(index)): Golden {
  const houseRules = Object.keys(catalog.houseRules).filter((_, place) => ((index >> place) & 1) === 1);
  const book = bookOf(catalog, houseRules);
  const decks = Object.values(catalog.decks);
  const battlefields = Object.keys(catalog.battlefields);
  const seats = seatsOf(index, levels);
  const start = {
    type: 'match' as const,
    seed: 1000 + index,
    decks: { left: cardsOf(nth(decks, index)), right: cardsOf(nth(decks, index * 7 + 3)) },
    battlefield: nth(battlefields, index * 5),
  };
  const engine = engineFor(book);
  const { end, orders } = playKeptMatch(
    engine,
    bySide((side) => playerMind(engine, seats[side])),
    start,
    () => undefined,
  );
  const record = { rules: stableHash(book), start, orders };
  return { packed: packBattle('battle', packedBattle, book, { record, seats }), final: stableHash(end) };
}

function seatsOf(index: number, levels: readonly Level[]): BySide<PlayerName> {
  return {
    left: nameOfLevelled({ level: nth(levels, index), personality: nth(PERSONALITIES, index) }),
    right: nameOfLevelled({ level: nth(levels, index * 3 + 1), personality: nth(PERSONALITIES, index * 5 + 2) }),
  };
}

/** Round and round. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
