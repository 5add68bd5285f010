import { groundOf } from '../../../skirmish/begin/begin';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';

/** What one should know of a kind of ground before choosing a squad. */
export interface GroundToKnow {
  /** The id of its terrain. */
  readonly terrain: string;
  readonly cells: number;
  readonly cost: number;
  /** For those who lack its skill. */
  readonly unskilledCost: number;
  readonly damage: number;
  readonly fall: number;
  readonly slipPercent: number;
}

export interface GroundFacts {
  readonly width: number;
  readonly height: number;
  readonly raised: number;
  readonly highest: number;
  readonly walls: number;
  readonly traps: number;
  readonly ground: readonly GroundToKnow[];
}

/** What lies on a battlefield, as the rules of a book see it. */
export function groundFacts(book: FieldBook, map: FieldMap): GroundFacts {
  const survey = fieldSurvey(book, groundOf(book, map));
  const open = survey.cells.filter(({ blocksMovement }) => !blocksMovement);
  const trapped = survey.entry.filter((damage, cell) => damage > (survey.lasting[cell] ?? 0));
  return {
    width: map.width,
    height: map.height,
    raised: open.filter(({ elevation }) => elevation > 0).length,
    highest: Math.max(0, ...open.map(({ elevation }) => elevation)),
    walls: survey.cells.length - open.length,
    traps: trapped.length,
    ground: groundToKnow(book, map),
  };
}

function groundToKnow({ terrains }: FieldBook, { terrain: cells }: FieldMap): readonly GroundToKnow[] {
  return terrains.flatMap(({ id, cost = 1, unskilledCost = cost, damage = 0, fall = 0, slipPercent = 0 }) => {
    const count = cells.filter((cell) => cell === id).length;
    const isPlain = cost === 1 && unskilledCost === 1 && damage === 0 && fall === 0 && slipPercent === 0;
    return count === 0 || isPlain
      ? []
      : [{ terrain: id, cells: count, cost, unskilledCost, damage, fall, slipPercent }];
  });
}
