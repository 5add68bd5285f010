import { cellNumber } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { membershipOf } from '../../../skirmish/formations/bonuses';
import { fieldSurvey, isCovered } from '../../../skirmish/ground/fieldSurvey';
import { obstaclesAt } from '../../../skirmish/ground/obstacles';
import { profileOf } from '../../../skirmish/model/profile';
import { fieldUnitAt, type StandingUnit } from '../../../skirmish/model/state';
import { numberOf, cellName as plainName } from '../../../words/field/narrator';
import type { FieldView } from '../common/fieldHooks';
import { percentOf } from '../common/percent';
import type { CellMark } from './marks';

/** What a cell's name tells besides what lies and stands on it. */
export interface CellTelling {
  readonly mark: CellMark | null;
  /** Null where nothing is ever out of sight. */
  readonly isLit: boolean | null;
  /** How many enemies could strike there; 0 while nobody asks. */
  readonly threats: number;
  readonly isWatched: boolean;
}

/** "F6, hill, height 2, your Archer, 42 of 60, facing east, one action left". */
export function fieldCellName(view: FieldView, at: Position, telling: CellTelling): string {
  const { narrator, seen } = view;
  const { speak } = narrator;
  const cell = cellNumber(seen.field.ground, at.x, at.y);
  if (seen.seen !== null && seen.seen[cell] === false) return speak('board.unknown', { cell: plainName(at) });
  const unit = fieldUnitAt(seen.field, at.x, at.y);
  return [
    plainName(at),
    ...groundWords(view, at, cell),
    ...(telling.isLit === false ? [speak('board.remembered')] : []),
    ...(unit === null ? [] : unitWords(view, unit, telling.isWatched)),
    ...markWords(view, telling.mark),
    ...(telling.threats > 0 ? [speak('board.threat', { count: telling.threats })] : []),
  ].join(', ');
}

function groundWords({ book, seen: { field, side }, narrator }: FieldView, at: Position, cell: number): string[] {
  const { speak, names } = narrator;
  const surveyed = fieldSurvey(book, field.ground).cells[cell];
  if (surveyed === undefined) return [];
  const areas = field.ground.areas.filter((area) => isCovered(area, at));
  return [
    names.thing(surveyed.terrain),
    ...(surveyed.elevation === 0 ? [] : [speak('board.height', { height: surveyed.elevation })]),
    ...obstaclesAt(field.ground, at).map(({ kind, hitPoints = 'none' }) =>
      speak('board.thing', { thing: names.thing(kind), hitPoints: String(hitPoints) }),
    ),
    ...(book.rules.cover === undefined || surveyed.shelter === 'none'
      ? []
      : [speak('board.shelter', { cover: surveyed.shelter })]),
    ...areas.flatMap(({ obscures, damage = 0 }) => [
      ...(obscures === true ? [speak('board.smoke')] : []),
      ...(damage > 0 ? [speak('board.burning', { damage })] : []),
    ]),
    ...(field.control.some((other) => isSamePosition(other, at)) ? [speak('board.control')] : []),
    ...(field.phase === 'deployment' && field.spawns[side].some((other) => isSamePosition(other, at))
      ? [speak('board.spawn')]
      : []),
  ];
}

function unitWords(
  { book, seen: { field, side }, narrator }: FieldView,
  unit: StandingUnit,
  isWatched: boolean,
): string[] {
  const { speak, names } = narrator;
  const number = numberOf(narrator.units, unit);
  const name = number === 0 ? names.unit(unit.kind) : speak('board.numbered', { name: names.unit(unit.kind), number });
  const whose = unit.side === side ? 'own' : 'enemy';
  const { economy, facing } = book.rules;
  const isOwn = unit.side === side && field.phase === 'battle' && field.turn === side;
  return [
    speak(`board.${isWatched ? unit.side : whose}`, { name }),
    speak('board.health', { health: unit.health, full: profileOf(book, unit.kind).fullHealth }),
    ...(facing === undefined ? [] : [speak('board.facing', { direction: speak(`field.direction.${unit.facing}`) })]),
    ...(unit.stance === 'balanced' ? [] : [speak('board.stance', { stance: speak(`field.stance.${unit.stance}`) })]),
    ...(unit.isHidden ? [speak('board.hidden')] : []),
    ...(unit.shaken > 0 ? [speak('board.shaken')] : []),
    ...(membershipOf(field, unit.id) === null ? [] : [speak('board.formed')]),
    ...(isOwn ? [speak('board.left.actions', { actions: unit.actions })] : []),
    ...(isOwn && economy.movement === 'own' ? [speak('board.left.movement', { movement: unit.movement })] : []),
    ...(isOwn && economy.steps > 0 ? [speak('board.left.steps', { steps: unit.steps })] : []),
  ];
}

function markWords({ narrator: { speak } }: FieldView, mark: CellMark | null): string[] {
  if (mark === null) return [];
  if (mark.kind === 'help' || mark.kind === 'pick') return [speak(`board.${mark.kind}`)];
  if (mark.kind === 'reach') {
    const reach = mark.cost === null ? speak('board.reach.free') : speak('board.reach', { cost: mark.cost });
    return mark.isStruckOnTheWay ? [reach, speak('board.reach.struck')] : [reach];
  }
  const odds = mark.blow?.forecast.attack ?? null;
  if (odds === null) return [speak('board.pick')];
  const [least, most] = odds.damage;
  const damage = least === most ? String(least) : `${least}–${most}`;
  if (odds.dice === null) return [speak('board.strike.sure', { damage })];
  return [speak('board.strike', { chance: percentOf(odds.chance), damage })];
}
