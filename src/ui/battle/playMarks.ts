import type { StratagemAim } from '../../battle/legality/aimsInWords';
import type { PlayOrder } from '../../battle/model/orders';
import type { Position } from '../../battle/model/position';
import type { ForecastOrder } from '../../store/view/battleSelectors';
import { type Aimed, type AimedCells, cellKey } from './marks';
import { type Prospect, prospectOf } from './outcome';
import type { Selection } from './selection';

/** Tells the ways to play a card apart. */
export function playKey({ card, unit, at, column, row, to }: PlayOrder): string {
  const cell = (place: Position | undefined) => (place === undefined ? '' : cellKey(place));
  return [card, unit, cell(at), column, row, cell(to)].join(' ');
}

/** By cell: where the chosen stratagem may be aimed, or its second cell be, and what would come of it. */
export function aimsFor(
  selection: Selection,
  aims: readonly StratagemAim[],
  plays: readonly ForecastOrder[],
): AimedCells {
  const aimed = aimedIn(selection, aims, plays);
  return new Map(aimed.flatMap((target) => target.cells.map((cell) => [cellKey(cell), target] as const)));
}

function aimedIn(selection: Selection, aims: readonly StratagemAim[], plays: readonly ForecastOrder[]): Aimed[] {
  const prospects = new Map(plays.flatMap((play) => foreseen(play)));
  const foresee = (order: PlayOrder) => prospects.get(playKey(order)) ?? null;
  if (selection.mode === 'stratagemChosen') {
    const allowed = aims.filter(({ refusal }) => refusal === null);
    return allowed.map(({ order, cells, to }) => ({ order, cells, prospect: to.length > 0 ? null : foresee(order) }));
  }
  if (selection.mode !== 'secondAsked') return [];
  const { first } = selection;
  const named = aims.find(({ order }) => playKey(order) === playKey(first))?.to ?? [];
  return named.map((to) => {
    const order = { ...first, to };
    return { order, cells: [to], prospect: foresee(order) };
  });
}

function foreseen(play: ForecastOrder): [string, Prospect][] {
  const prospect = prospectOf(play);
  return play.order.type === 'play' && prospect !== null ? [[playKey(play.order), prospect]] : [];
}
