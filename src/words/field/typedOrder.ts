import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { SkirmishOrder, Target } from '../../skirmish/model/orders';
import { findFieldUnit, type SkirmishState, type UnitId } from '../../skirmish/model/state';
import { cellName } from './narrator';
import { SHORT_DIRECTIONS } from './typedParts';

const COMMANDS: Readonly<Partial<Record<SkirmishOrder['type'], string>>> = {
  move: 'mv',
  disengage: 'dis',
  attack: 'atk',
  maneuver: 'man',
  offerDraw: 'draw',
  acceptDraw: 'draw',
  declineDraw: 'draw',
};

/** An order as it is typed, word by word: what `parseFieldCommand` reads as the same order. */
export function typedOrder(field: SkirmishState, order: SkirmishOrder): readonly string[] {
  const verb = COMMANDS[order.type] ?? order.type;
  return [verb, ...wordsAfter(field, order)];
}

function wordsAfter(field: SkirmishState, order: SkirmishOrder): readonly string[] {
  const unit = 'unit' in order ? [placeOf(field, order.unit)] : [];
  switch (order.type) {
    case 'move':
    case 'disengage':
      return [...unit, cellName(order.to), ...wayOf(order.path)];
    case 'step':
      return [...unit, cellName(order.to)];
    case 'deploy':
    case 'build':
    case 'demolish':
      return [...unit, cellName(order.at)];
    case 'attack':
    case 'heal':
    case 'rally':
      return [...unit, placeOf(field, order.target)];
    case 'face':
      return [...unit, shortOf(order.direction)];
    case 'stance':
      return [...unit, order.stance];
    case 'maneuver':
      return [
        order.maneuver,
        ...unit,
        ...(order.target === undefined ? [] : [placeOf(field, order.target)]),
        ...(order.direction === undefined ? [] : [shortOf(order.direction)]),
        ...(order.to === undefined ? [] : ['to', cellName(order.to), ...wayOf(order.path)]),
      ];
    case 'form':
      return [
        order.formation,
        cellName(order.anchor),
        shortOf(order.facing),
        ...order.members.map((member) => placeOf(field, member)),
      ];
    case 'march':
      return [String(order.formation), shortOf(order.direction), String(order.squares)];
    case 'disband':
      return [String(order.formation)];
    case 'acceptDraw':
      return ['yes'];
    case 'declineDraw':
      return ['no'];
    default:
      return unit;
  }
}

/** The last cell of a way is said already. */
function wayOf(path: readonly Position[] | undefined): readonly string[] {
  return path === undefined || path.length < 2 ? [] : ['via', ...path.slice(0, -1).map(cellName)];
}

function placeOf(field: SkirmishState, target: Target | UnitId): string {
  if (typeof target !== 'string') return cellName(target);
  const position = findFieldUnit(field, target)?.position;
  return position == null ? target : cellName(position);
}

function shortOf(direction: Direction): string {
  return Object.entries(SHORT_DIRECTIONS).find(([, long]) => long === direction)?.[0] ?? direction;
}
