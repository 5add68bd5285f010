import type { Position } from '../../battle/position';
import type { Unit } from '../../battle/unit';
import type { Readiness } from '../../store/selectors';
import { zoneName } from '../../words/names';
import type { Speak } from '../../words/speak';
import type { Outcome } from '../input/outcome';
import type { CellMark } from './Cell';

export interface CellFacts {
  readonly at: Position;
  readonly unit: Unit | null;
  readonly unitName: string;
  readonly own: boolean;
  readonly readiness: Readiness | null;
  readonly mark: CellMark;
  readonly chosen: boolean;
  readonly blow: Outcome | null;
}

/** The whole truth about a cell in words: who plays by ear or by name needs nothing else. */
export function cellName(speak: Speak, facts: CellFacts): string {
  const { at, unit } = facts;
  const place = speak('cell.place', { row: at.row + 1, zone: zoneName(speak, at.col) });
  const parts = unit === null ? emptyParts(speak, facts) : unitParts(speak, facts, unit);
  return [place, ...parts].join(', ');
}

function emptyParts(speak: Speak, { mark }: CellFacts): string[] {
  if (mark === 'deploy') return [speak('cell.empty'), speak('cell.deployHere')];
  if (mark === 'move') return [speak('cell.empty'), speak('cell.moveHere')];
  return [speak('cell.empty')];
}

function unitParts(speak: Speak, facts: CellFacts, unit: Unit): string[] {
  const { own, unitName, chosen, blow, readiness } = facts;
  const parts = [
    speak('cell.unit', {
      side: speak(own ? 'side.yours' : 'side.enemys'),
      name: unitName,
      type: speak(`type.${unit.type}`),
      health: unit.health,
      full: unit.fullHealth,
      attack: unit.attack,
      defense: unit.defense,
      facing: speak(`facing.${unit.facing}`),
    }),
  ];
  if (readiness !== null) parts.push(...readinessParts(speak, readiness, unit));
  if (blow !== null) parts.push(blowPart(speak, blow));
  if (chosen) parts.push(speak('cell.chosen'));
  return parts;
}

function readinessParts(speak: Speak, readiness: Readiness, unit: Unit): string[] {
  const parts: string[] = [];
  if (unit.fresh) parts.push(speak('cell.fresh'));
  if (readiness.canMove) parts.push(speak('cell.canMove'));
  if (readiness.targets > 0) parts.push(speak('cell.targets', { count: readiness.targets }));
  if (!readiness.canMove && !readiness.canStrike) parts.push(speak('cell.spent'));
  return parts;
}

function blowPart(speak: Speak, { damage, left, fells }: Outcome): string {
  return fells ? speak('cell.strikeFells', { damage }) : speak('cell.strikeLeaves', { damage, left });
}
