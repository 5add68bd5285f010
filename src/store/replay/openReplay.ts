import { PLAYER_NAMES } from '../../ai/players/playerNames';
import type { BattleEvent } from '../../battle/model/events';
import { battleChecks } from '../../content/packed/checkedBattle';
import { packedBattle } from '../../content/packed/packedBattle';
import { packedHead } from '../../content/packed/packedText';
import { whatIsWrong } from '../../content/saved/saved';
import { accepted, type Result, refused } from '../../kernel/result';
import { bySide } from '../../kernel/sides';
import { type BattleTypes, battleRules } from '../battle/battleRules';
import type { Seat } from '../seats/seatsSlice';
import { type OpenedGame, openPacked, type Replay } from './openPacked';

export type BattleReplay = Replay<BattleTypes, Seat>;

const BLOWS: ReadonlySet<BattleEvent['type']> = new Set(['struck', 'countered', 'castleStruck'] as const);

/** The card battle, as a replay knows it. */
const GAME: OpenedGame<BattleTypes> = {
  rules: battleRules,
  roundOf: ({ round }) => round,
  sideOf: ({ turn }) => turn,
  isBlow: ({ type }) => BLOWS.has(type),
  isFall: ({ type }) => type === 'fell',
  strengthOf: ({ castles }) => bySide((side) => Math.max(0, castles[side])),
  heldOf: () => null,
  packed: { ...packedBattle, gameOf: battleRules.gameOf },
  checks: battleChecks,
  whatIsWrongWithBook: (book) => whatIsWrong('book', book),
};

/** Opens a packed card battle with the book that it names. */
export function openReplay(packed: string, book: unknown): Result<BattleReplay, string> {
  if (packedHead(packed)?.mode !== 'battle') return refused('it is no card battle');
  const opened = openPacked(GAME, packed, book);
  if (!opened.ok) return opened;
  const { seats } = opened.value;
  return accepted({ ...opened.value, seats: bySide((side) => knownSeat(seats[side])) });
}

/** Whoever doesn't play any more is shown as a fixed opponent. */
function knownSeat(name: string): Seat {
  if (name === 'human') return 'human';
  return PLAYER_NAMES.find((each) => each === name) ?? 'greedy';
}
