import type { Book } from '../../../src/battle/model/book';
import { isOnBoard, type Position } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';
import { amountsOf, flagOf } from './abilityData';
import { unitOf } from './blows';
import { cellOf, hasWay, isBlockedAt, isHighAt, seesTarget, stepsBetween, terrainAt, unitAtCell } from './geometry';
import { type Invariant, ofEach, unless } from './moment';

/** Where cards go, how far they strike, and what the ground does to them. */
export const PATHS = {
  'a move starts where the card stood and ends on a free cell': ofEach(
    ['moved', 'shoved'],
    ({ moment: { engine }, state, event: { unit: id, from, to } }) => {
      const unit = unitOf(state, id);
      const starts = unit.row === from.row && unit.col === from.col;
      const free = unitAtCell(state, to.row, to.col) === undefined && !isBlockedAt(engine.book, state, to);
      return unless(starts && isOnBoard(to) && free, `${id} can’t go from ${cellOf(from)} to ${cellOf(to)}`);
    },
  ),
  'a card moves no farther than its type and abilities let it': ofEach(['moved'], ({ moment, state, event }) => {
    const unit = unitOf(state, event.unit);
    const { book } = moment.engine;
    const more = amountsOf(book, unit, 'addMove').reduce((sum, cells) => sum + cells, 0);
    const range = Math.max(book.rules.moveRange[unit.type], ...amountsOf(book, unit, 'leastMove')) + more;
    const cells = stepsBetween(event.from, event.to);
    return unless(cells >= 1 && cells <= range, `${unit.id} moved ${cells} cells of ${range}`);
  }),
  'a long move keeps off boulders and difficult ground': ofEach(['moved'], ({ moment: { engine }, state, event }) => {
    const unit = unitOf(state, event.unit);
    if (stepsBetween(event.from, event.to) === 1 || flagOf(engine.book, unit, 'crossGround') !== 'never') return null;
    return unless(hasWay(engine.book, state, event.from, event.to), `${unit.id} went where the ground doesn’t let it`);
  }),
  'after a move the card faces the enemy castle, unless it falls back in order': ofEach(
    ['moved'],
    ({ moment, state, event }) => {
      const unit = unitOf(state, event.unit);
      const ahead = unit.side === 'left' ? 1 : -1;
      const retreat = moment.order.type === 'march' && event.to.col - event.from.col !== ahead;
      const expected = retreat ? unit.facing : unit.side === 'left' ? 'east' : 'west';
      return unless(event.facing === expected, `${unit.id} faces ${event.facing}`);
    },
  ),
  'a shove goes straight over free cells': ofEach(['shoved'], ({ moment: { engine }, state, event: { from, to } }) => {
    if (from.row !== to.row && from.col !== to.col) return 'a shove around a corner';
    const [dRow, dCol] = [Math.sign(to.row - from.row), Math.sign(to.col - from.col)];
    for (let cells = 1; cells <= stepsBetween(from, to); cells++) {
      const cell = { row: from.row + dRow * cells, col: from.col + dCol * cells };
      if (unitAtCell(state, cell.row, cell.col) !== undefined || isBlockedAt(engine.book, state, cell)) {
        return `a shove through ${cell.row},${cell.col}`;
      }
    }
    return null;
  }),
  'whoever is shoved keeps its facing and its moves': ({ order, before, events, after }) => {
    const shoved = new Set(events.flatMap((event) => (event.type === 'shoved' ? event.unit : [])));
    const turned = new Set(events.flatMap((event) => (event.type === 'turned' ? event.unit : [])));
    // Whoever acts itself, or is turned beside, has another reason.
    const isAnother = (id: string): boolean =>
      turned.has(id) || (order.type !== 'play' && 'unit' in order && order.unit === id);
    const wrong = after.units.find((unit) => {
      const was = before.units.find(({ id }) => id === unit.id);
      if (was === undefined || !shoved.has(unit.id) || isAnother(unit.id)) return false;
      return unit.facing !== was.facing || unit.moved !== was.moved;
    });
    return unless(wrong === undefined, `${wrong?.id} was turned by a shove`);
  },
  'a hazard burns whoever comes or waits there, by what the rules say': ofEach(
    ['burned'],
    ({ moment: { engine, order }, state, event }) => {
      const unit = unitOf(state, event.unit);
      const { hazardDamage } = engine.book.rules;
      const comes = order.type === 'deploy' || order.type === 'move' || order.type === 'march';
      return unless(
        isHazardAt(engine.book, state, unit) &&
          flagOf(engine.book, unit, 'ignoreHazard') !== 'always' &&
          (comes || order.type === 'endTurn' || order.type === 'mulligan') &&
          event.damage === hazardDamage &&
          event.health === Math.max(0, unit.health - hazardDamage),
        `${unit.id} burned without cause`,
      );
    },
  ),
  'nobody comes to a hazard unburned': ofEach(['deployed', 'moved'], ({ moment, state, event, index }) => {
    const { book } = moment.engine;
    const unit = event.type === 'deployed' ? event.unit : unitOf(state, event.unit);
    const spared = flagOf(book, unit, 'ignoreHazard');
    if (spared === 'sometimes') return null;
    const burns = spared === 'never' && isHazardAt(book, state, event.type === 'deployed' ? event.unit : event.to);
    const next = moment.events[index + 1];
    const burned = next?.type === 'burned' && next.unit === unit.id;
    return unless(burns === burned, `${unit.id} came and ${burns ? 'did not burn' : 'burned'}`);
  }),
  'whoever begins its turn on a hazard burns once': ({ engine, order, events, after }) => {
    if (order.type !== 'endTurn' || after.winner !== null) return null;
    // What falls at the start of a turn may change the ground under cards that have burned or been spared.
    const changed = events.some(({ type }) => type === 'groundChanged');
    const wrong = after.units.find((unit) => {
      const burns = events.filter((event) => event.type === 'burned' && event.unit === unit.id).length;
      const spared = flagOf(engine.book, unit, 'ignoreHazard');
      if (changed || spared === 'sometimes') return burns > 1;
      const due = unit.side === after.turn && spared === 'never' && isHazardAt(engine.book, after, unit);
      return burns !== (due ? 1 : 0);
    });
    return unless(wrong === undefined, `${wrong?.id} burned too often or not at all`);
  },
  'shots find a line': ofEach(['struck'], ({ moment: { engine }, state, event }) => {
    const unit = unitOf(state, event.unit);
    const seen = unit.type === 'melee' || seesTarget(engine.book, state, unit, unitOf(state, event.target));
    return unless(seen, `${unit.id} can’t see ${event.target}`);
  }),
  'a melee blow reaches no farther than it may': ofEach(['struck', 'cellStruck'], ({ moment, state, event }) => {
    const { book } = moment.engine;
    const unit = unitOf(state, event.unit);
    const aim = event.type === 'struck' ? unitOf(state, event.target) : event.at;
    const high = isHighAt(book, state, unit) && unit.type === 'melee' ? book.rules.highGround.meleeColumns : 0;
    const reach = Math.max(book.rules.attackColumns[unit.type], high, ...amountsOf(book, unit, 'reachColumns'));
    return unless(Math.abs(aim.col - unit.col) <= reach, `${unit.id} struck too far`);
  }),
} as const satisfies Readonly<Record<string, Invariant>>;

function isHazardAt(book: Book, state: BattleState, at: Position): boolean {
  return (terrainAt(book, state, at)?.damage ?? 0) > 0;
}
