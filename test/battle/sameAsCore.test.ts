import { describe, expect, it } from 'vitest';
import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import { ANGLES, angleOf } from '../../src/battle/damage/angle';
import { formationsAround } from '../../src/battle/damage/formations';
import { cellsHeldBy } from '../../src/battle/model/cellSet';
import { POSITIONS, type Position, toPoint } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit } from '../../src/battle/model/unit';
import { damagePercentThrough } from '../../src/core/cover/coverTable';
import { getCover } from '../../src/core/cover/getCover';
import { COVER_QUALITIES } from '../../src/core/cover/quality';
import { isBehind } from '../../src/core/flanking/aspect';
import { checkFlanking } from '../../src/core/flanking/checkFlanking';
import { getPressure } from '../../src/core/flanking/pressure';
import { pull, push } from '../../src/core/forced/forcedMovement';
import { findFormations } from '../../src/core/formations/detection';
import { hasHighGround } from '../../src/core/ground/elevation';
import { board } from '../core/support/boards';
import { CLOCKWORK, D20, D50, TWO_DICE } from '../core/support/cards';
import { eventOf, plain, play, standing } from '../support/engine';
import { bow, mage, position, sword } from '../support/position';
import { blow, has, STRIKE, sourcesOf } from './support/blows';
import { PAIRS, place } from './support/cells';

/** The battle's board in the core's words. */
const inCore = ({ units }: BattleState) =>
  units.map((unit) => ({
    id: unit.id,
    side: unit.side,
    position: toPoint(unit),
    facing: unit.facing,
    traits: [unit.type],
  }));

/** `a` of the left side, `b` of the right, and left cards wherever a bit is set and nobody stands. */
function crowd(from: Position, to: Position, allies: number): BattleState {
  const free = POSITIONS.filter((cell, bit) => (allies & (1 << bit)) !== 0 && cell !== from && cell !== to);
  const others = free.map((cell, index) => sword(`c${index}`, 'left', place(cell)));
  return position({ units: [mage('a', 'left', place(from)), bow('b', 'right', place(to)), ...others] });
}

function angleIn(state: BattleState) {
  const board = plain.compile(state);
  const held = cellsHeldBy(board.units, 'left');
  return ANGLES[angleOf(plain.book, board, standing(board, 'a'), standing(board, 'b'), held, false)];
}

/** Every board with one target and up to nine of the other side. */
const CROWDS = PAIRS.flatMap(({ from, to }) => Array.from({ length: 512 }, (_, allies) => crowd(from, to, allies)));

describe('the card battle means what the core means', () => {
  it('a pincer is document 004’s Flanked, on every board with one target', () => {
    // From the rear a pincer has nothing to add, so facing stays the reason.
    const judged = CROWDS.map((state) => ({ state, angle: angleIn(state) })).filter(
      ({ angle }) => angle?.reason === 'pincer' || angle?.arc !== 'rear',
    );
    const isFlanked = ({ state }: (typeof judged)[number]): boolean =>
      checkFlanking(inCore(state), TWO_DICE.flanking, 'a', 'b').type === 'flanked';
    expect(judged.filter((each) => (each.angle?.reason === 'pincer') !== isFlanked(each))).toEqual([]);
    expect(judged.filter(isFlanked).length).toBeGreaterThan(1000);
  });

  it('surrounded is document 001’s, on every board with one target', () => {
    const rules = { ...D20.pressure, flankedBonus: 0 };
    // Only a front can be lost: pincers and other arcs come first.
    const judged = CROWDS.map((state) => ({ state, angle: angleIn(state) })).filter(
      ({ angle }) => angle?.reason === 'surrounded' || angle?.arc === 'front',
    );
    const isPressed = ({ state }: (typeof judged)[number]): boolean =>
      getPressure(inCore(state), rules, 'a', 'b').pressure !== 'none';
    expect(judged.filter((each) => (each.angle?.reason === 'surrounded') !== isPressed(each))).toEqual([]);
    expect(judged.filter(isPressed).length).toBeGreaterThan(1000);
    expect(plain.book.rules.surroundedFrom).toBe(D20.pressure.surroundedFrom);
  });

  it('the four levels of cover let through what document 000’s do', () => {
    for (const quality of COVER_QUALITIES) {
      expect(plain.book.rules.cover[quality]).toBe(damagePercentThrough(D50.cover, quality));
    }
  });

  it('what is left of a cover is what the core’s getCover says', () => {
    for (const glyph of '.cCx') {
      for (const footing of '.^') {
        for (const attacker of [sword, bow, mage]) {
          const rows = ['...', `.${footing}${glyph}`, '...'] as const;
          const units = [attacker('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
          const attack = { isRanged: attacker !== sword, fromHighGround: footing === '^' };
          const { quality } = getCover(board(rows), D50.cover, { x: 1, y: 1 }, { x: 2, y: 1 }, attack);
          const told = sourcesOf(blow({ ground: rows, units })).filter((source) => source.startsWith('cover'));
          expect(told).toEqual(quality === 'none' ? [] : [`cover-${quality}`]);
        }
      }
    }
  });

  it('high ground is document 002’s: over the flat ground, whatever the target stands on, and +10', () => {
    expect(plain.book.rules.highGround.damage).toBe(CLOCKWORK.highGround.damage);
    for (const footing of '.^') {
      for (const under of '.^') {
        const rows = ['...', `.${footing}${under}`, '...'] as const;
        const units = [sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2])];
        const isHigh = hasHighGround(board(rows), CLOCKWORK.highGround, { x: 1, y: 1 }, { x: 2, y: 1 });
        expect(sourcesOf(blow({ ground: rows, units })).includes('high-ground')).toBe(isHigh);
      }
    }
  });

  it.each(['push', 'pull'] as const)('a %s along an axis ends where the core’s does', (kind) => {
    const straight = PAIRS.filter(({ from, to }) => from.row === to.row || from.col === to.col);
    const force = kind === 'push' ? push : pull;
    for (const { from, to } of straight) {
      for (const rock of ['...', '.#.', '#.#']) {
        for (const third of POSITIONS.filter((cell) => cell !== from && cell !== to)) {
          const rows = ['...', rock, '...'] as const;
          const units = [bow('a', 'left', place(from), has(kind)), sword('b', 'right', place(to), { health: 99 })];
          const state = position({ ground: rows, units: [...units, sword('c', 'right', place(third))] });
          if (plain.whyIllegal(state, STRIKE) !== null) continue;
          const { end } = force(board(rows), inCore(state), toPoint(from), 'b', 1);
          expect(toPoint(standing(play(plain, state, STRIKE).state, 'b'))).toEqual(end);
        }
      }
    }
  });

  it('formations stand where the core finds them, with the same members', () => {
    const types = [sword, bow, mage] as const;
    for (let seed = 0; seed < 512; seed++) {
      const units = POSITIONS.flatMap((cell, bit): Unit[] => {
        if ((seed & (1 << bit)) === 0) return [];
        const make = types[(seed + bit * bit) % types.length] ?? sword;
        return [make(`u${bit}`, bit % 4 === 3 ? 'right' : 'left', place(cell))];
      });
      const state = position({ units });
      const found = plain.book.formations.flatMap((formation) =>
        findFormations({ width: 3, height: 3 }, inCore(state), formation, 'left', 'east'),
      );
      const expected = found.flatMap(({ formationId, members }) =>
        members.map(({ unitId }) => `${formationId} ${unitId}`),
      );
      const compiled = plain.compile(state);
      const told = compiled.units
        .filter(({ side }) => side === 'left')
        .flatMap((unit) =>
          formationsAround(plain.book, compiled, unit).map(({ placement }) => `${placement.formation.id} ${unit.id}`),
        );
      expect(told.sort()).toEqual(expected.sort());
    }
  });
});

describe('where the card battle means something else', () => {
  it('a boulder next to a card shelters it in the open field alone', () => {
    const rows = ['...', '.#.', '...'] as const;
    const units = [bow('a', 'left', [0, 0]), sword('b', 'right', [1, 2])];
    const attack = { isRanged: true, fromHighGround: false };
    expect(getCover(board(rows), D50.cover, { x: 0, y: 0 }, { x: 2, y: 1 }, attack).quality).not.toBe('none');
    expect(sourcesOf(blow({ ground: rows, units })).filter((source) => source.startsWith('cover'))).toEqual([]);
  });

  it('a push goes along an axis, also where attacker and target stand on a diagonal', () => {
    const units = [sword('a', 'left', [0, 0], has('push')), sword('b', 'right', [1, 1])];
    const state = position({ units });
    expect(push(board(['...', '...', '...']), inCore(state), { x: 0, y: 0 }, 'b', 1).end).toEqual({ x: 2, y: 2 });
    expect(toPoint(standing(play(plain, state, STRIKE).state, 'b'))).toEqual({ x: 2, y: 1 });
  });

  it('a rear diagonal is rear in the card battle and not document 004’s behind', () => {
    const units = [sword('a', 'left', [0, 2]), sword('b', 'right', [1, 1])];
    expect(blow({ units }).angle).toBe('rear');
    expect(isBehind({ x: 2, y: 0 }, { x: 1, y: 1 }, 'west')).toBe(false);
  });

  it('the rear stays the rear in a pincer, and facing stays its reason', () => {
    const units = [sword('a', 'left', [1, 2]), sword('b', 'right', [1, 1]), sword('c', 'left', [1, 0])];
    const { angle, angleReason } = blow({ units });
    expect([angle, angleReason]).toEqual(['rear', 'facing']);
    expect(checkFlanking(inCore(position({ units })), TWO_DICE.flanking, 'a', 'b').type).toBe('flanked');
  });

  it('a side is worth ×1.25, where document 004 pays nothing for it', () => {
    const units = [sword('a', 'left', [0, 1]), bow('b', 'right', [1, 1])];
    expect(blow({ units }).damage).toBe(25);
    const { type, attackBonus, damageBonus } = checkFlanking(inCore(position({ units })), TWO_DICE.flanking, 'a', 'b');
    expect([type, attackBonus, damageBonus]).toEqual(['side', 0, 0]);
  });

  it('five around a card are surrounded too: overwhelmed is the open field’s', () => {
    const { units } = crowd({ row: 1, col: 0 }, { row: 1, col: 1 }, 0b101_000_111);
    expect(getPressure(inCore(position({ units })), D20.pressure, 'a', 'b').pressure).toBe('overwhelmed');
    expect(blow({ units }).damage).toBe(25);
  });

  it('damage, cost and elevation of a terrain are on or off: the numbers are the rules’', () => {
    const terrains = plain.book.terrains.map((terrain) => ({
      ...terrain,
      ...(terrain.damage === undefined ? {} : { damage: 50 }),
      ...(terrain.cost === undefined ? {} : { cost: 9 }),
      ...(terrain.elevation === undefined ? {} : { elevation: 3 }),
    }));
    const extreme = createBattleEngine({ ...plain.book, terrains });
    const state = position({
      ground: ['...', '.^~', '..*'],
      units: [sword('a', 'left', [1, 1]), sword('b', 'right', [0, 2]), bow('c', 'left', [2, 1])],
    });
    const told = (engine: BattleEngine) =>
      [STRIKE, { type: 'move', unit: 'c', to: { row: 2, col: 2 } } as const].map(
        (order) => play(engine, state, order).events,
      );
    expect(told(extreme)).toEqual(told(plain));
    expect(eventOf(told(extreme)[1] ?? [], 'burned').damage).toBe(8);
    const toMud = { type: 'move', unit: 'a', to: { row: 1, col: 2 } } as const;
    expect(extreme.whyIllegal(state, toMud)).toBeNull();
  });
});
