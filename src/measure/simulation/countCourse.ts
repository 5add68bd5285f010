import { frozenEvaluate } from '../../ai/yardsticks/frozenEvaluation';
import type { BattleEngine } from '../../battle/BattleEngine';
import { POSITIONS } from '../../battle/model/position';
import type { BattleState } from '../../battle/model/state';
import { bySide, SIDES, type Side } from '../../kernel/sides';
import { countOne } from '../series/counts';
import type { Fixture } from '../series/series';
import { leadingFaction } from './leadingFaction';
import type { Course, Score, Tally } from './tally';

/** A lead within this of nothing is nobody's (rule book, section 7). */
const CLEAR_LEAD = 15;

/** By the frozen player's evaluation, both hands counted: how far Left is ahead. */
export function leadOf(engine: BattleEngine, inWords: BattleState): number {
  const state = engine.compile(inWords);
  return (frozenEvaluate(engine.book, state, 'left') - frozenEvaluate(engine.book, state, 'right')) / 2;
}

export function countTurn(tally: Tally, ended: BattleState, side: Side): void {
  tally.turns += 1;
  tally.unitsStanding += ended.units.length;
  if (ended.units.length === POSITIONS.length) tally.fullBoards += 1;
  tally.handCards += ended.hands[side].length;
  if (ended.hands[side].length === 0) tally.emptyHands += 1;
}

/** `leads` are Left's at the end of every turn. */
export function countBattle(
  { book }: BattleEngine,
  tally: Tally,
  { start, seats }: Fixture,
  end: BattleState,
  leads: readonly number[],
): void {
  const { winner, castles, round } = end;
  tally.games += 1;
  tally.leadChanges += leadChanges(leads);
  const names = bySide((side) => leadingFaction(book, start.decks[side]));
  for (const side of SIDES) countScore(tally.factions, names[side], side, winner);
  countScore(tally.pairings, `${names.left}:${names.right}`, 'left', winner);
  const course = courseOf(tally, start.battlefield ?? 'open');
  course.games += 1;
  countOne(course.rounds, round);
  if (round >= book.rules.attrition.fromRound) course.attrition += 1;
  if (winner === null || winner === 'draw') {
    tally.draws += 1;
    course.draws += 1;
    return;
  }
  tally.wins[winner] += 1;
  tally.contestants[seats[winner]] += 1;
  if (winner === 'left') course.leftWins += 1;
  tally.castleLeft += Math.round((1000 * Math.max(0, castles[winner])) / book.rules.castleHealth);
  if (wasBehind(leads, winner, 1 / 2)) course.comebacks += 1;
  if (wasBehind(leads, winner, 3 / 4)) course.lateComebacks += 1;
}

function courseOf(tally: Tally, battlefield: string): Course {
  tally.battlefields[battlefield] ??= {
    games: 0,
    draws: 0,
    leftWins: 0,
    rounds: {},
    attrition: 0,
    comebacks: 0,
    lateComebacks: 0,
  };
  return tally.battlefields[battlefield];
}

function countScore(scores: Record<string, Score>, name: string, side: Side, winner: BattleState['winner']): void {
  scores[name] ??= { wins: 0, draws: 0, games: 0 };
  scores[name].games += 1;
  if (winner === side) scores[name].wins += 1;
  if (winner === 'draw') scores[name].draws += 1;
}

/** Whether this side was clearly behind after this share of all turns. */
export function wasBehind(leads: readonly number[], side: Side, share: number): boolean {
  const lead = leads[Math.floor(share * leads.length)] ?? 0;
  return (side === 'left' ? lead : -lead) < -CLEAR_LEAD;
}

/** How often a clear lead went over to the other side. */
export function leadChanges(leads: readonly number[]): number {
  let changes = 0;
  let leader = 0;
  for (const lead of leads) {
    if (Math.abs(lead) <= CLEAR_LEAD) continue;
    if (leader !== 0 && Math.sign(lead) !== leader) changes += 1;
    leader = Math.sign(lead);
  }
  return changes;
}
