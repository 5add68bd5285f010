import type { BattleEvent } from '../../../src/battle/model/events';
import { ZONE_IDS } from '../../../src/battle/model/rules';
import type { BattleState } from '../../../src/battle/model/state';
import type { Unit } from '../../../src/battle/model/unit';
import type { Entry } from '../../../src/core/arithmetic/entry';
import { evaluateEntries } from '../../../src/core/arithmetic/evaluateEntries';
import { hasEffect } from './abilityData';
import { attackFormation, heldColumns, isHighAt, plainAngle, standsInPhalanx, towards } from './geometry';
import { type Invariant, ofEach, type Scene, unless } from './moment';

type CardBlow = Extract<BattleEvent, { type: 'struck' | 'countered' }>;

const CARD_BLOWS = ['struck', 'countered'] as const;
const ALL_BLOWS = ['struck', 'countered', 'castleStruck', 'cellStruck'] as const;
const ANGLE_SOURCES = ['front', 'side', 'rear', 'pincer', 'surrounded'];

/** The number of a blow and what it is made of, against the rule book's words. */
export const BLOWS = {
  'the arithmetic is the damage': ofEach(ALL_BLOWS, ({ event: { arithmetic, damage } }) =>
    unless(
      evaluateEntries(arithmetic) === damage,
      `the arithmetic of ${damage} comes to ${evaluateEntries(arithmetic)}`,
    ),
  ),
  'damage is whole and at least 1': ofEach(ALL_BLOWS, ({ event: { damage } }) =>
    unless(Number.isSafeInteger(damage) && damage >= 1, `a blow does ${damage}`),
  ),
  'a blow starts from the card’s attack': ofEach(ALL_BLOWS, ({ state, event }) => {
    const [first] = event.arithmetic;
    const unit = unitOf(state, event.unit);
    return unless(
      first?.kind === 'base' && first.source === 'attack' && first.value === unit.attack,
      `${unit.id} strikes with another attack`,
    );
  }),
  'bonuses of the turn count in every blow': ofEach(ALL_BLOWS, ({ state, event }) => {
    const unit = unitOf(state, event.unit);
    return unless(stepOf(event.arithmetic, 'turn-bonus') === (unit.attackBonus || null), `${unit.id}: another bonus`);
  }),
  'a blow counts the zone it is struck from': ofEach(ALL_BLOWS, ({ moment: { engine }, state, event }) => {
    const { rules } = engine.book;
    const unit = unitOf(state, event.unit);
    const column = rules.mirrorZones && unit.side === 'right' ? 2 - unit.col : unit.col;
    const counts = event.type === 'castleStruck' ? rules.zonesAtCastle : event.type !== 'cellStruck';
    const told = event.arithmetic.filter(({ source }) => (ZONE_IDS as readonly string[]).includes(source));
    const expected = counts ? [rules.zones[column]?.attack[unit.type]] : [];
    return unless(
      told.map(({ value }) => value).join() === expected.join() &&
        told.every(({ source }) => source === ZONE_IDS[unit.col]),
      `${unit.id} strikes from another zone`,
    );
  }),
  'a target’s zone counts for its defence': ofEach(CARD_BLOWS, ({ moment: { engine }, state, event }) => {
    const { rules } = engine.book;
    const target = unitOf(state, event.target);
    const column = rules.mirrorZones && target.side === 'right' ? 2 - target.col : target.col;
    const defense = defenceOf(event.arithmetic);
    return unless(
      defense[0]?.value === target.defense && defense[1]?.value === rules.zones[column]?.defense,
      `${target.id} defends from another zone`,
    );
  }),
  'the angle is what facing, pincer and pressure make it': ofEach(CARD_BLOWS, ({ moment, state, event }) => {
    const { book } = moment.engine;
    const target = unitOf(state, event.target);
    const [arc, reason] = plainAngle(book, state, unitOf(state, event.unit), target);
    if (event.angleReason === 'ability')
      return unless(hasEffect(book, target, 'setAngle'), `${target.id} turns no blow`);
    return unless(
      event.angle === arc && event.angleReason === reason,
      `${event.angle} by ${event.angleReason} is ${arc} by ${reason}`,
    );
  }),
  'whoever stands braced is struck from the front': ofEach(CARD_BLOWS, ({ moment: { engine }, state, event }) => {
    const target = unitOf(state, event.target);
    if (!target.braced || !hasEffect(engine.book, target, 'setAngle')) return null;
    return unless(event.angle === 'front' && event.angleReason === 'ability', `${target.id} braced in vain`);
  }),
  'a blow counts the angle it tells': ofEach(CARD_BLOWS, ({ moment: { engine }, event }) => {
    const entry = event.arithmetic.find(({ source }) => ANGLE_SOURCES.includes(source));
    const added = (entry?.of ?? []).reduce((sum, { kind, value }) => (kind === 'add' ? sum + value : sum), 0);
    return unless(
      entry?.kind === 'percent' && entry.value === engine.book.rules.angles[event.angle] + added,
      `${event.angle} counts ${entry?.value}`,
    );
  }),
  'high ground counts for whoever strikes from it': ofEach(ALL_BLOWS, ({ moment: { engine }, state, event }) => {
    const unit = unitOf(state, event.unit);
    const expected = isHighAt(engine.book, state, unit) ? engine.book.rules.highGround.damage : null;
    return unless(stepOf(event.arithmetic, 'high-ground') === expected, `${unit.id}: high ground counts wrongly`);
  }),
  'cover counts against shots alone': ofEach(ALL_BLOWS, ({ state, event }) => {
    const covered = event.arithmetic.some(({ source }) => source.startsWith('cover-'));
    const shot = unitOf(state, event.unit).type !== 'melee' && 'target' in event;
    return unless(!covered || shot, `cover counts against ${event.unit}`);
  }),
  'a counter-blow alone is worth a share': ofEach(ALL_BLOWS, ({ event }) =>
    unless(
      (stepOf(event.arithmetic, 'counter') !== null) === (event.type === 'countered'),
      `${event.type} is reckoned as something else`,
    ),
  ),
  'formations count where they stand': ofEach(CARD_BLOWS, ({ state, event }) => {
    const formation = attackFormation(state, unitOf(state, event.unit));
    const told = formationIn(event.arithmetic);
    const phalanx = standsInPhalanx(state, unitOf(state, event.target)) ? 'siege-phalanx' : null;
    const defence = formationIn(defenceOf(event.arithmetic));
    return unless(
      told === formation && defence === phalanx,
      `${told} against ${defence} should be ${formation} against ${phalanx}`,
    );
  }),
  'castles and walls know neither formation nor angle': ofEach(['castleStruck', 'cellStruck'], ({ event }) =>
    unless(
      formationIn(event.arithmetic) === null && !event.arithmetic.some(({ source }) => ANGLE_SOURCES.includes(source)),
      `${event.type} counts a formation or an angle`,
    ),
  ),
  'domination counts where it is a rule and holds': ofEach(ALL_BLOWS, ({ moment: { engine }, state, event }) => {
    const { domination, dominationColumns, dominationAttack } = engine.book.rules.optional;
    const held = heldColumns(state, unitOf(state, event.unit).side) >= dominationColumns;
    const expected = domination && held && 'target' in event ? dominationAttack : null;
    return unless(stepOf(event.arithmetic, 'domination') === expected, 'domination counts wrongly');
  }),
  'a screen stands between attacker and castle': ofEach(['castleStruck'], ({ state, event }) => {
    if (stepOf(event.arithmetic, 'screen') === null) return null;
    const unit = unitOf(state, event.unit);
    const between = state.units.some(
      (other) =>
        other.side === event.castle &&
        other.row === unit.row &&
        (other.col - unit.col) * (event.castle === 'right' ? 1 : -1) > 0,
    );
    return unless(between, `nobody screens the castle against ${unit.id}`);
  }),
  'a blow turns whoever strikes': ofEach(['struck', 'cellStruck', 'castleStruck'], ({ state, event }) => {
    const unit = unitOf(state, event.unit);
    const castle = unit.side === 'left' ? 'east' : 'west';
    const aim = event.type === 'struck' ? unitOf(state, event.target) : event.type === 'cellStruck' ? event.at : null;
    const expected = aim === null ? castle : towards(unit, aim);
    return unless(event.facing === expected, `${unit.id} turned ${event.facing} instead of ${expected}`);
  }),
  'nobody strikes its own side': ofEach(CARD_BLOWS, ({ state, event }) =>
    unless(unitOf(state, event.unit).side !== unitOf(state, event.target).side, `${event.unit} struck its own side`),
  ),
  'a blow wounds by its damage, at once': ofEach(CARD_BLOWS, (scene) => {
    const { moment, state, event, index } = scene;
    const next = moment.events[index + 1];
    const left = Math.max(0, unitOf(state, event.target).health - event.damage);
    return unless(
      next?.type === 'wounded' && next.unit === event.target && next.health === left,
      `${event.target} should have ${left} health left`,
    );
  }),
  'nothing else wounds so': ofEach(['wounded'], ({ moment, index }) => {
    const cause = moment.events[index - 1]?.type;
    return unless(cause === 'struck' || cause === 'countered', `a wound after ${cause}`);
  }),
  'counter-blows come only in answer': ofEach(['countered'], (scene) =>
    unless(isAnswer(scene), 'a counter-blow of its own'),
  ),
} as const satisfies Readonly<Record<string, Invariant>>;

/** By whom was attacked against the attacker, or by whose ring is left against the mover. */
function isAnswer({ moment: { before, order }, state, event }: Scene<CardBlow>): boolean {
  if (order.type === 'attack') return event.unit === order.target && event.target === order.unit;
  const mover = unitOf(state, event.target);
  if (order.type === 'march') return mover.side === before.turn && mover.col === order.column;
  return order.type === 'move' && event.target === order.unit && unitOf(state, event.unit).side !== mover.side;
}

export function unitOf(state: BattleState, id: string): Unit {
  const unit = state.units.find((candidate) => candidate.id === id);
  if (unit === undefined) throw new Error(`an event names ${id}, which is not on the board`);
  return unit;
}

/** The value of the one step with this source; null when there is none. */
function stepOf(entries: readonly Entry[], source: string): number | null {
  return entries.find((entry) => entry.source === source)?.value ?? null;
}

function defenceOf(entries: readonly Entry[]): readonly Entry[] {
  return entries.find(({ kind }) => kind === 'subtract')?.of ?? [];
}

function formationIn(entries: readonly Entry[]): string | null {
  const found = entries.filter(({ source }) => source.startsWith('formation:'));
  if (found.length > 1) return 'several formations';
  return found[0]?.source.slice('formation:'.length) ?? null;
}
