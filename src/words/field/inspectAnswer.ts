import type { Side } from '../../kernel/sides';
import { fieldSurvey } from '../../skirmish/ground/fieldSurvey';
import { obstaclesAt } from '../../skirmish/ground/obstacles';
import { bandsPerMove } from '../../skirmish/model/bands';
import type { FieldBook } from '../../skirmish/model/book';
import { profileOf } from '../../skirmish/model/profile';
import type { SkirmishRefusal } from '../../skirmish/model/refusals';
import type { SkirmishState, StandingUnit } from '../../skirmish/model/state';
import { cellName, type FieldNarrator, unitName } from './narrator';
import { parseCell, parseUnit } from './typedParts';

/** What is asked about: the field as the asker knows it. */
export interface Asked {
  readonly book: FieldBook;
  readonly narrator: FieldNarrator;
  readonly field: SkirmishState;
  readonly side: Side;
  /** How a refusal is said; as the rules say it if left out. */
  readonly tellRefusal?: (refusal: SkirmishRefusal) => string;
}

/** What lies and who stands on a cell. */
export function inspect({ book, field, narrator }: Asked, word: string | undefined): string[] {
  const at = parseCell(field, word);
  const unit = parseUnit(field, word);
  const sheet = unit === null ? [] : unitSheet(book, narrator, unit);
  if (at === null) return sheet.length > 0 ? sheet : [narrator.speak('typed.noThing')];
  const cell = fieldSurvey(book, field.ground).cells[at.y * field.ground.width + at.x];
  const things = obstaclesAt(field.ground, at).map(({ kind, hitPoints }) => {
    const name = narrator.names.thing(kind).toLowerCase();
    return hitPoints === undefined ? name : `${name} (${hitPoints})`;
  });
  const ground = [
    narrator.names.thing(cell?.terrain ?? ''),
    narrator.speak('typed.elevation', { elevation: cell?.elevation ?? 0 }),
    narrator.speak('typed.cost', { cost: cell?.cost ?? 1 }),
    ...things,
  ];
  return [`${cellName(at)}: ${ground.join(', ')}`, ...sheet];
}

function unitSheet(book: FieldBook, narrator: FieldNarrator, unit: StandingUnit): string[] {
  const { speak } = narrator;
  const { kind, fullHealth, weapon } = profileOf(book, unit.kind);
  const stats = Object.entries(kind.stats).map(([stat, value]) => `${stat} ${value}`);
  const range = Number.isFinite(weapon.maximum)
    ? speak('typed.range', { range: weapon.maximum })
    : speak('typed.anyRange');
  const head = speak('typed.sheet', {
    unit: unitName(narrator, unit.id),
    health: unit.health,
    full: fullHealth,
    direction: speak(`field.direction.${unit.facing}`),
    stance: speak(`field.stance.${unit.stance}`).toLowerCase(),
  });
  return [
    head,
    `  ${stats.join(', ')}; ${narrator.names.weapon(weapon.weapon.id)}, ${range}${bandsOf(book, narrator, unit)}`,
  ];
}

/** Where distances have names. */
function bandsOf({ rules, units }: FieldBook, { speak }: FieldNarrator, { kind }: StandingUnit): string {
  const movement = units[kind]?.stats.MOV;
  if (rules.distance.bands === undefined || movement === undefined) return '';
  return speak('typed.bands', { bands: bandsPerMove(movement) });
}
