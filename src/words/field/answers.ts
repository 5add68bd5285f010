import type { Fraction } from '../../core/arithmetic/fraction';
import { getFlankingPositions } from '../../core/flanking/flankingPositions';
import { inReadingOrder } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import { attackContext, PLAIN_ATTACK } from '../../skirmish/attack/attackContext';
import { attackOdds } from '../../skirmish/attack/odds';
import { fieldSurvey } from '../../skirmish/ground/fieldSurvey';
import { obstaclesAt } from '../../skirmish/ground/obstacles';
import { bandsPerMove } from '../../skirmish/model/bands';
import type { FieldBook } from '../../skirmish/model/book';
import { profileOf } from '../../skirmish/model/profile';
import { isStandingUnit, type SkirmishState, type StandingUnit, unitsOf } from '../../skirmish/model/state';
import { judge } from '../../skirmish/orders/table';
import { cellName, type FieldNarrator, unitName } from './narrator';
import { parseCell, parseUnit, type Question } from './parseCommand';
import { tellModifier } from './tellAttack';

/** What is asked about: the field as the asker knows it. */
export interface Asked {
  readonly book: FieldBook;
  readonly narrator: FieldNarrator;
  readonly field: SkirmishState;
  readonly side: Side;
}

/** Questions that change nothing. */
export function answerAbout(asked: Asked, question: Question, words: readonly string[]): string[] {
  const { field, narrator } = asked;
  const [one, other] = words.map((word) => parseUnit(field, word));
  if (question === 'inspect') return inspect(asked, words[0]);
  if (one == null) return ['There is no unit there that you see.'];
  if (question === 'odds') return other == null ? ['Whom against whom? odds B2 C4'] : oddsLines(asked, one, other);
  if (question === 'threat') return threatLines(asked, one);
  if (question === 'flank') return flankLines(asked, one);
  return [unitName(narrator, one.id)];
}

function inspect({ book, field, narrator }: Asked, word: string | undefined): string[] {
  const at = parseCell(field, word);
  const unit = parseUnit(field, word);
  const sheet = unit === null ? [] : unitSheet(book, narrator, unit);
  if (at === null) return sheet.length > 0 ? sheet : ['There is no such cell or unit.'];
  const cell = fieldSurvey(book, field.ground).cells[at.y * field.ground.width + at.x];
  const things = obstaclesAt(field.ground, at).map(({ kind, hitPoints }) =>
    hitPoints === undefined ? kind : `${kind} (${hitPoints})`,
  );
  const ground = [
    narrator.names.thing(cell?.terrain ?? ''),
    `elevation ${cell?.elevation ?? 0}`,
    `cost ${cell?.cost ?? 1}`,
    ...things,
  ];
  return [`${cellName(at)}: ${ground.join(', ')}`, ...sheet];
}

function unitSheet(book: FieldBook, narrator: FieldNarrator, unit: StandingUnit): string[] {
  const { kind, fullHealth, weapon } = profileOf(book, unit.kind);
  const stats = Object.entries(kind.stats).map(([stat, value]) => `${stat} ${value}`);
  const range = Number.isFinite(weapon.maximum) ? `range ${weapon.maximum}` : 'any range';
  return [
    `${unitName(narrator, unit.id)}: ${unit.health} of ${fullHealth}, facing ${unit.facing}, ${unit.stance}`,
    `  ${stats.join(', ')}; ${narrator.names.weapon(weapon.weapon.id)}, ${range}${bandsOf(book, unit)}`,
  ];
}

/** Where distances have names. */
function bandsOf({ rules, units }: FieldBook, { kind }: StandingUnit): string {
  const movement = units[kind]?.stats.MOV;
  if (rules.distance.bands === undefined || movement === undefined) return '';
  const bands = bandsPerMove(movement);
  return `; a move crosses ${bands} ${bands === 1 ? 'band' : 'bands'}`;
}

function percent({ numerator, denominator }: Fraction): string {
  const exact = (100 * numerator) / denominator;
  const whole = Math.round(exact);
  // Never 0 or 100 unless it is certain.
  if (whole === 0 && numerator > 0) return 'less than 1 %';
  return whole === 100 && numerator < denominator ? 'more than 99 %' : `${whole} %`;
}

function oddsLines({ book, field, narrator }: Asked, attacker: StandingUnit, target: StandingUnit): string[] {
  if (attacker.side === target.side) return ['They are on the same side.'];
  const odds = attackOdds(attackContext(book, field, attacker, target, PLAIN_ATTACK));
  const [least, most] = odds.damage;
  return [
    `${unitName(narrator, attacker.id)} against ${unitName(narrator, target.id)}: ${percent(odds.chance)} to hit, ${percent(odds.critical)} critical, damage ${least === most ? least : `${least} to ${most}`}, ${percent(odds.kill)} to fell.`,
    ...odds.modifiers.map((modifier) => `  ${tellModifier(narrator, modifier).trim()}`),
    ...refusalLines({ book, field, narrator, side: attacker.side }, attacker, target),
  ];
}

function refusalLines({ book, field, side }: Asked, attacker: StandingUnit, target: StandingUnit): string[] {
  if (field.turn !== side) return [];
  const refused = judge({ book, state: field, side }, { type: 'attack', unit: attacker.id, target: target.id });
  return refused === null ? [] : [`  Not now: ${refused.sentence}`];
}

/** Which enemies could strike a unit from where they stand. */
function threatLines({ book, field, narrator }: Asked, unit: StandingUnit): string[] {
  const enemies = unitsOf(field, opponentOf(unit.side)).sort((a, b) => inReadingOrder(a.position, b.position));
  const lines = enemies.flatMap((enemy) => {
    const ready = { ...enemy, actions: 1, attacks: 1, hasMoved: false };
    const refused = judge(
      {
        book,
        state: {
          ...field,
          turn: enemy.side,
          units: field.units.map((other) => (other.id === enemy.id ? ready : other)),
        },
        side: enemy.side,
      },
      { type: 'attack', unit: enemy.id, target: unit.id },
    );
    if (refused !== null) return [];
    const odds = attackOdds(attackContext(book, field, enemy, unit, PLAIN_ATTACK));
    return [
      `${unitName(narrator, enemy.id)} at ${cellName(enemy.position)}: ${percent(odds.chance)}, damage ${odds.damage.join(' to ')}`,
    ];
  });
  return lines.length === 0 ? ['Nobody in sight could strike it from where it stands.'] : lines;
}

/** Document 004: "Move to D2 to flank the Skeleton with your Archer at B2". */
function flankLines({ book, field, narrator, side }: Asked, target: StandingUnit): string[] {
  const { flanking } = book.rules;
  if (flanking === undefined) return ['Nobody is flanked by these rules.'];
  const survey = fieldSurvey(book, field.ground);
  const units = field.units.filter(isStandingUnit);
  const [own] = unitsOf(field, side);
  if (own === undefined || target.side === side) return ['Only an enemy can be flanked.'];
  return getFlankingPositions(survey, units, flanking, own.id, target.id).map(({ position, type, allyId }) => {
    const ally = units.find(({ id }) => id === allyId);
    const how =
      ally === undefined
        ? `strike ${unitName(narrator, target.id)} from behind or aside`
        : `flank ${unitName(narrator, target.id)} with ${unitName(narrator, ally.id)} at ${cellName(ally.position)}`;
    return `Move to ${cellName(position)} to ${type === 'behind' && ally === undefined ? `strike ${unitName(narrator, target.id)} from behind` : how}.`;
  });
}
