import { missingSupply } from '../../battle/legality/readiness';
import type { Book } from '../../battle/model/book';
import type { EngineState } from '../../battle/model/engineState';
import type { UnitProfile } from '../../battle/model/unitProfile';
import { ofSide } from '../../kernel/sides';
import { helpInHand } from './siegeHelp';
import { isOfUse, type StratagemHelp, stratagemHelp } from './stratagemHelp';

/**
 * What the hand could at most do for a siege with the supply that is left. The board may be full: whoever falls in its own
 * attack makes room, so room is no bound.
 */
export interface HandHelp {
  /** The cards that could be deployed, each by itself. */
  readonly cards: readonly UnitProfile[];
  /** Those of them that may strike the castle at once. */
  readonly strikers: readonly UnitProfile[];
  /** What those that can be paid together add to everybody's blows. */
  readonly attack: number;
  readonly readies: number;
  /** R12: those that could be played and be of use, each of them once. */
  readonly stratagems: readonly Aid[];
}

export interface Aid {
  readonly card: UnitProfile;
  readonly help: StratagemHelp;
}

interface CachedHandHelp extends HandHelp {
  readonly book: Book;
  readonly hand: readonly UnitProfile[];
  readonly supply: number;
}

/** Direct-mapped cache keyed by supply and hand: hands are immutable, and a search meets the same few again and again. */
const HAND_HELP_CACHE: (CachedHandHelp | undefined)[] = new Array(256).fill(undefined);

export function handHelp(book: Book, state: EngineState): HandHelp {
  const { turn } = state;
  const hand = ofSide(state.hands, turn);
  const supply = ofSide(state.supply, turn);
  const place = (supply * 31 + hand.length * 7) & (HAND_HELP_CACHE.length - 1);
  const known = HAND_HELP_CACHE[place];
  if (known !== undefined && known.hand === hand && known.supply === supply && known.book === book) return known;
  const found = computeHandHelp(book, hand, supply);
  HAND_HELP_CACHE[place] = found;
  return found;
}

function computeHandHelp(book: Book, hand: readonly UnitProfile[], supply: number): CachedHandHelp {
  const cards = hand.filter(({ isDeployable, cost }) => isDeployable && missingSupply(cost, supply) === 0);
  const helps = cards.map(({ abilities }) => helpInHand(book)(abilities));
  const most = (amounts: readonly number[]): number => largestPayableSum(cards, amounts, 0, supply);
  return {
    book,
    hand,
    supply,
    cards,
    strikers: cards.filter(({ attack }, index) => attack > 0 && helps[index]?.atOnce === true),
    attack: most(helps.map(({ attack }) => attack)),
    readies: most(helps.map(({ readies }) => readies)),
    stratagems: aidsIn(book, hand, supply),
  };
}

function aidsIn(book: Book, hand: readonly UnitProfile[], supply: number): Aid[] {
  return [...new Set(hand)].flatMap((card) => {
    if (card.stratagem === null || missingSupply(card.cost, supply) > 0) return [];
    const help = stratagemHelp(book)(card.stratagem);
    return isOfUse(help) ? [{ card, help }] : [];
  });
}

/** The largest sum of what cards from `first` on bring that can be paid together. */
export function largestPayableSum(
  cards: readonly UnitProfile[],
  amounts: readonly number[],
  first: number,
  supply: number,
): number {
  const card = cards[first];
  if (card === undefined) return 0;
  const without = largestPayableSum(cards, amounts, first + 1, supply);
  const amount = amounts[first] ?? 0;
  if (amount === 0 || card.cost > supply) return without;
  return Math.max(without, amount + largestPayableSum(cards, amounts, first + 1, supply - card.cost));
}
