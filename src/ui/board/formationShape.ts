import { type Position, samePosition } from '../../battle/model/position';
import type { FormationLink } from '../../store/view/boardSelectors';
import type { Speak } from '../../words/speak';

/** How a formation is drawn: a chain along a column's edge, a bracket under a row, or only its tag. */
export interface LinkShape {
  readonly kind: 'column' | 'row' | 'loose';
  /** Its cells as an area of the board's grid. */
  readonly area: string;
  /** At which edge a chain lies: towards one’s own castle, where no prow is. */
  readonly edge: 'left' | 'right';
}

export function shapeOf({ cells, side }: Pick<FormationLink, 'cells' | 'side'>): LinkShape {
  const { top, bottom, first, last } = boundsOf(cells);
  const area = `${top + 1} / ${first + 1} / ${bottom + 2} / ${last + 2}`;
  const straight = top === bottom ? 'row' : 'loose';
  return { kind: first === last ? 'column' : straight, area, edge: side };
}

/** At which side of a cell's strip a formation's tag lies; null where the strip is free. */
export function tagAside(links: readonly FormationLink[], at: Position): 'left' | 'right' | null {
  return links.flatMap(tagsOf).find(({ cell }) => samePosition(cell, at))?.aside ?? null;
}

/** A bracket has its tag where its two cells meet; a chain has it upright on its edge, out of everybody's way. */
function tagsOf(link: FormationLink): { readonly cell: Position; readonly aside: 'left' | 'right' }[] {
  const { top, first, last } = boundsOf(link.cells);
  if (shapeOf(link).kind !== 'row') return [];
  return [
    { cell: { row: top, col: first }, aside: 'right' },
    { cell: { row: top, col: last }, aside: 'left' },
  ];
}

function boundsOf(cells: readonly Position[]) {
  const rows = cells.map(({ row }) => row);
  const cols = cells.map(({ col }) => col);
  return { top: Math.min(...rows), bottom: Math.max(...rows), first: Math.min(...cols), last: Math.max(...cols) };
}

export function bonusText(speak: Speak, { bonus }: Pick<FormationLink, 'bonus'>): string {
  return bonus.kind === 'attack'
    ? speak('formation.tag.attack', { percent: bonus.value - 100 })
    : speak('formation.tag.defense', { amount: bonus.value });
}
