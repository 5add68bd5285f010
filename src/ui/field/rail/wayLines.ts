import { cellNumber } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { elevationAt } from '../../../core/ground/elevation';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { StandingUnit } from '../../../skirmish/model/state';
import { movementLeft } from '../../../skirmish/movement/economy';
import { costsAlong } from '../../../skirmish/movement/findWays';
import { movementAfterDisengaging } from '../../../skirmish/orders/move';
import type { SkirmishForecast } from '../../../skirmish/view/forecast';
import { cellName } from '../../../words/field/narrator';
import type { FieldView } from '../common/fieldHooks';
import { cellFacts } from './cellFacts';
import { type LedgerLine, lineOf } from './ledgerLine';
import type { RailVoice } from './railVoice';

type Asked = Pick<FieldView, 'book' | 'seen'>;

/** Each cell of a way with what it costs. */
export function wayLines(
  { book, seen }: Asked,
  voice: RailVoice,
  unit: StandingUnit,
  path: readonly Position[],
): readonly LedgerLine[] {
  const { field } = seen;
  const survey = fieldSurvey(book, field.ground);
  const { costs } = costsAlong(book, field, unit, path);
  return path.map((at, index) => {
    const from = path[index - 1] ?? unit.position;
    const climbed = elevationAt(survey, at) - elevationAt(survey, from);
    const terrain = survey.cells[cellNumber(field.ground, at.x, at.y)]?.terrain ?? '';
    const details = [
      voice.narrator.names.thing(terrain),
      ...(climbed > 0 ? [voice.speak('rail.way.climb', { levels: climbed })] : []),
    ];
    return { ...lineOf(cellName(at), String(costs[index] ?? '')), detail: details.join(', ') };
  });
}

/** What the way takes of what is left, and by what it is paid. */
export function wayTotal(
  { book, seen }: Asked,
  { speak }: RailVoice,
  unit: StandingUnit,
  order: SkirmishOrder,
  cost: number,
): LedgerLine {
  const { field, side } = seen;
  const opensMove = book.rules.economy.movement === 'action' && !unit.hasOpenedMove;
  const action = order.type === 'disengage' || (order.type === 'move' && opensMove) ? 'yes' : 'no';
  const label = speak('rail.way.move', { kind: order.type, action });
  if (order.type === 'step') return lineOf(label, speak('rail.way.free'));
  const judged = { book, state: field, side };
  const budget = order.type === 'disengage' ? movementAfterDisengaging(judged, unit) : movementLeft(book, field, unit);
  return lineOf(label, speak('rail.way.total', { cost, budget }));
}

/** What waits at the end of the way, and what hurts before it. */
export function thereLines(
  view: Asked,
  voice: RailVoice,
  { path, damage, slips }: SkirmishForecast,
): readonly LedgerLine[] {
  const { speak } = voice;
  const end = path.at(-1);
  const facts = end === undefined ? null : cellFacts(view, end);
  const lines: LedgerLine[] = slips.map(({ at, percent }) =>
    lineOf(speak('rail.way.slip', { cell: cellName(at) }), speak('rail.way.percent', { percent }), -1),
  );
  if (damage > 0) lines.push(lineOf(speak('rail.way.hurt'), speak('rail.way.damage', { damage }), -1));
  if (facts === null) return lines;
  const there = (detail: string, figure: string, value: number) =>
    lines.push({ ...lineOf(speak('rail.way.there'), figure, value), detail });
  const { highGround } = view.book.rules;
  const { cell, shelters, lasting, isControl } = facts;
  if (highGround !== undefined && cell.elevation > 0) {
    const { accuracy, damage: raised } = highGround;
    const gains = [
      ...(accuracy === 0 ? [] : [speak('rail.way.high.accuracy', { value: accuracy })]),
      ...(raised === 0 ? [] : [speak('rail.way.high.damage', { value: raised })]),
    ];
    there(speak('rail.way.high', { level: cell.elevation }), gains.join(', '), 1);
  }
  if (view.book.rules.cover !== undefined && cell.cover !== 'none') {
    there('', speak('rail.way.ownCover', { cover: voice.cover(cell.cover) }), 1);
  }
  if (view.book.rules.cover !== undefined && shelters.length > 0) {
    const things = shelters.map(({ at, by }) => `${voice.narrator.names.thing(by)} ${cellName(at)}`).join(', ');
    there('', speak('rail.way.shelter', { things }), 1);
  }
  if (isControl) there('', speak('rail.way.control'), 1);
  if (lasting > 0) there('', speak('rail.way.lasting', { damage: lasting }), -1);
  return lines;
}
