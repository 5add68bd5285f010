import { isOnBoard } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import { cellOf, isBlockedAt, unitAtCell } from './geometry';
import { type Invariant, ofEach, unless } from './moment';
import { isDeeplySame } from './same';

/** The ground and its walls. */
export const GROUND = {
  'nobody stands where nobody can': ({ engine, after }) => {
    const buried = after.units.find((unit) => isBlockedAt(engine.book, after, unit));
    return unless(buried === undefined, `${buried?.id} stands on ground that blocks`);
  },
  'the ground has nine cells of known terrain': ({ engine, after }) => {
    const known = new Set(engine.book.terrains.map(({ id }) => id));
    return unless(after.ground.length === 9 && after.ground.every((id) => known.has(id)), 'the ground is broken');
  },
  'walls stand one to a cell, unbroken': ({ after }) => {
    const cells = new Set(after.walls.map(({ row, col }) => row * 3 + col));
    const wrong = after.walls.find((wall) => !isOnBoard(wall) || wall.health < 1 || !Number.isSafeInteger(wall.health));
    return unless(wrong === undefined && cells.size === after.walls.length, 'a wall is broken or doubled');
  },
  'a wall hides what it stands on': ({ after }) => {
    const wrong = after.walls.find(({ row, col, under }) => after.ground[row * 3 + col] === under);
    return unless(wrong === undefined, 'what lies under a wall lies open');
  },
  'the ground changes only where that is told': ({ before, events, after }) => {
    const told = new Set(
      events.flatMap((event) =>
        event.type === 'groundChanged' || (event.type === 'cellStruck' && event.health === 0) ? cellOf(event.at) : [],
      ),
    );
    const wrong = before.ground.findIndex((id, cell) => after.ground[cell] !== id && !told.has(cell));
    return unless(wrong < 0, `cell ${wrong} changed`);
  },
  'walls come and go only where that is told': ({ before, events, after }) => {
    const told = new Set(
      events.flatMap((event) =>
        event.type === 'groundChanged' || event.type === 'cellStruck' ? cellOf(event.at) : [],
      ),
    );
    const others = ({ walls }: BattleState) => walls.filter((wall) => !told.has(cellOf(wall)));
    return unless(isDeeplySame(others(before), others(after)), 'a wall changed that nobody touched');
  },
  'a change of the ground changes something, and buries nobody': ofEach(
    ['groundChanged'],
    ({ moment: { engine }, state, event: { at, from, to } }) => {
      const blocks = engine.book.terrains.some(({ id, blocksMovement }) => id === to && blocksMovement === true);
      return unless(
        state.ground[cellOf(at)] === from &&
          from !== to &&
          !(blocks && unitAtCell(state, at.row, at.col) !== undefined),
        `the ground at ${at.row},${at.col} can’t become ${to}`,
      );
    },
  ),
  'a blow at a wall takes its damage from it': ofEach(['cellStruck'], ({ state, event }) => {
    const wall = state.walls.find(({ row, col }) => row === event.at.row && col === event.at.col);
    if (wall === undefined) return 'a blow at a wall that isn’t there';
    const left = Math.max(0, wall.health - event.damage);
    const terrain = left === 0 ? wall.under : state.ground[cellOf(wall)];
    return unless(event.health === left && event.terrain === terrain, `the wall should have ${left} health left`);
  }),
} as const satisfies Readonly<Record<string, Invariant>>;
