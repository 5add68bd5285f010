import { type BySide, bySide, OPPONENT, SIDES, type Side } from '../../kernel/sides';
import type { BattleEvent } from '../model/events';
import type { Unit, UnitId } from '../model/unit';

type BlowEvent = Extract<BattleEvent, { type: 'struck' | 'countered' | 'castleStruck' }>;

/** What a side did in a battle, by events that everybody could see. */
export interface SideStatistics {
  /** By blows, counter-blows and abilities, to enemy cards: as told, more than was left of them included. */
  readonly damageToCards: number;
  readonly damageToCastle: number;
  readonly biggestBlow: BlowEvent | null;
  readonly deployed: number;
  /** Stratagems. */
  readonly played: number;
  /** Enemy cards that fell, by whatever felled them. */
  readonly felled: number;
  readonly fromFlank: number;
  readonly fromRear: number;
  /** Of those, the ones that a pincer opened. */
  readonly byPincer: number;
  readonly healing: number;
  readonly supplySpent: number;
}

/** Both castles at the end of a round; round 0 is the beginning. */
export interface CastleMark {
  readonly round: number;
  readonly castles: BySide<number>;
}

export interface BattleStatistics {
  readonly sides: BySide<SideStatistics>;
  readonly rounds: number;
  readonly castles: readonly CastleMark[];
  readonly lostToAttrition: number;
}

/** What there is to know at the end beside what happened. */
export interface BattleEnd {
  readonly round: number;
  readonly castles: BySide<number>;
}

type Sums = { -readonly [Key in keyof SideStatistics]: SideStatistics[Key] };

/** `first` are those who stood on the board before anything happened. */
export function statisticsOf(
  history: readonly BattleEvent[],
  first: readonly Unit[],
  end: BattleEnd,
): BattleStatistics {
  const owners = new Map<UnitId, Side>(first.map(({ id, side }) => [id, side]));
  const sides = bySide(noSums);
  for (const event of history) {
    if (event.type === 'deployed') owners.set(event.unit.id, event.unit.side);
    // What a stratagem does is told under its card's id, right behind it.
    if (event.type === 'played') owners.set(event.card, event.side);
    count(sides, event, (id) => owners.get(id));
  }
  return { sides, rounds: end.round, castles: castlesByRound(history, end), lostToAttrition: attritionIn(history) };
}

function count(sides: BySide<Sums>, event: BattleEvent, ownerOf: (id: UnitId) => Side | undefined): void {
  if (event.type === 'deployed') {
    sides[event.unit.side].deployed += 1;
    sides[event.unit.side].supplySpent += event.unit.cost;
  }
  if (event.type === 'played') {
    sides[event.side].played += 1;
    sides[event.side].supplySpent += event.cost;
  }
  if (event.type === 'fell') sides[OPPONENT[event.side]].felled += 1;
  const doer =
    'by' in event
      ? ownerOf(event.by)
      : 'unit' in event && typeof event.unit === 'string'
        ? ownerOf(event.unit)
        : undefined;
  if (doer === undefined) return;
  const sums = sides[doer];
  if (event.type === 'struck' || event.type === 'countered' || event.type === 'castleStruck') countBlow(sums, event);
  if (event.type === 'hurt' && ownerOf(event.unit) !== doer) sums.damageToCards += event.damage;
  if (event.type === 'healed') sums.healing += event.amount;
}

function countBlow(sums: Sums, blow: BlowEvent): void {
  if (blow.damage > (sums.biggestBlow?.damage ?? 0)) sums.biggestBlow = blow;
  if (blow.type === 'castleStruck') sums.damageToCastle += blow.damage;
  else sums.damageToCards += blow.damage;
  // A counter-blow comes from wherever it was called for: nobody went there to strike it.
  if (blow.type !== 'struck') return;
  if (blow.angle === 'side') sums.fromFlank += 1;
  if (blow.angle === 'rear') sums.fromRear += 1;
  if (blow.angleReason === 'pincer') sums.byPincer += 1;
}

/** Castles only ever lose, and what they lose is told: so the beginning follows from the end, in a scenario too. */
function castlesByRound(history: readonly BattleEvent[], end: BattleEnd): CastleMark[] {
  const lost = bySide((side) => history.reduce((sum, event) => sum + lossOf(event, side), 0));
  const castles = bySide((side) => end.castles[side] + lost[side]);
  const marks: CastleMark[] = [];
  let round = 0;
  for (const event of history) {
    // Attrition opens its round, before anybody's turn of it begins.
    const next = event.type === 'turnBegan' || event.type === 'attrition' ? event.round : round;
    if (next > round) {
      marks.push({ round, castles: { ...castles } });
      round = next;
    }
    for (const side of SIDES) castles[side] -= lossOf(event, side);
  }
  return [...marks, { round: Math.max(round, end.round), castles: { ...castles } }];
}

function lossOf(event: BattleEvent, castle: Side): number {
  if (event.type === 'attrition') return event.loss;
  return event.type === 'castleStruck' && event.castle === castle ? event.damage : 0;
}

function attritionIn(history: readonly BattleEvent[]): number {
  return history.reduce((sum, event) => (event.type === 'attrition' ? sum + event.loss : sum), 0);
}

function noSums(): Sums {
  return {
    damageToCards: 0,
    damageToCastle: 0,
    biggestBlow: null,
    deployed: 0,
    played: 0,
    felled: 0,
    fromFlank: 0,
    fromRear: 0,
    byPincer: 0,
    healing: 0,
    supplySpent: 0,
  };
}
