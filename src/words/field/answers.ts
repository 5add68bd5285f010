import type { Fraction } from '../../core/arithmetic/fraction';
import { getFlankingPositions } from '../../core/flanking/flankingPositions';
import { inReadingOrder } from '../../core/geometry/position';
import { opponentOf } from '../../kernel/sides';
import { attackContext, PLAIN_ATTACK } from '../../skirmish/attack/attackContext';
import { attackOdds } from '../../skirmish/attack/odds';
import { fieldSurvey } from '../../skirmish/ground/fieldSurvey';
import { isStandingUnit, type StandingUnit, unitsOf } from '../../skirmish/model/state';
import { judge } from '../../skirmish/orders/table';
import { type Asked, inspect } from './inspectAnswer';
import { cellName, type FieldNarrator, unitName } from './narrator';
import type { Question } from './parseCommand';
import { tellModifier } from './tellAttack';
import { parseUnit } from './typedParts';

/** Questions that change nothing. */
export function answerAbout(asked: Asked, question: Question, words: readonly string[]): string[] {
  const { field, narrator } = asked;
  const [one, other] = words.map((word) => parseUnit(field, word));
  if (question === 'inspect') return inspect(asked, words[0]);
  if (one == null) return [narrator.speak('typed.noUnit')];
  if (question === 'odds') return other == null ? [narrator.speak('typed.whom')] : oddsLines(asked, one, other);
  if (question === 'threat') return threatLines(asked, one);
  if (question === 'flank') return flankLines(asked, one);
  return [unitName(narrator, one.id)];
}

function percent({ speak }: FieldNarrator, { numerator, denominator }: Fraction): string {
  const whole = Math.round((100 * numerator) / denominator);
  // Never 0 or 100 unless it is certain.
  if (whole === 0 && numerator > 0) return speak('typed.percent.least');
  return whole === 100 && numerator < denominator
    ? speak('typed.percent.most')
    : speak('typed.percent', { percent: whole });
}

function oddsLines(asked: Asked, attacker: StandingUnit, target: StandingUnit): string[] {
  const { book, field, narrator } = asked;
  const { speak } = narrator;
  if (attacker.side === target.side) return [speak('typed.sameSide')];
  const odds = attackOdds(attackContext(book, field, attacker, target, PLAIN_ATTACK));
  const [least, most] = odds.damage;
  const sentence = speak('typed.odds', {
    attacker: unitName(narrator, attacker.id),
    target: unitName(narrator, target.id),
    chance: percent(narrator, odds.chance),
    critical: percent(narrator, odds.critical),
    damage: speak('typed.damage', { least, most, same: least === most ? 'yes' : 'no' }),
    kill: percent(narrator, odds.kill),
  });
  return [
    sentence,
    ...odds.modifiers.map((modifier) => `  ${tellModifier(narrator, modifier).trim()}`),
    ...refusalLines(asked, attacker, target),
  ];
}

function refusalLines(asked: Asked, attacker: StandingUnit, target: StandingUnit): string[] {
  const { book, field, narrator, tellRefusal = ({ sentence }) => sentence } = asked;
  const { side } = attacker;
  if (field.turn !== side) return [];
  const refused = judge({ book, state: field, side }, { type: 'attack', unit: attacker.id, target: target.id });
  return refused === null ? [] : [`  ${narrator.speak('typed.notNow', { why: tellRefusal(refused) })}`];
}

/** Which enemies could strike a unit from where they stand. */
function threatLines({ book, field, narrator }: Asked, unit: StandingUnit): string[] {
  const { speak } = narrator;
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
    const [least, most] = odds.damage;
    const chance = percent(narrator, odds.chance);
    return [
      speak('typed.threat', { unit: unitName(narrator, enemy.id), at: cellName(enemy.position), chance, least, most }),
    ];
  });
  return lines.length === 0 ? [speak('typed.nobodyStrikes')] : lines;
}

/** Document 004: "Move to D2 to flank the Skeleton with your Archer at B2". */
function flankLines({ book, field, narrator, side }: Asked, target: StandingUnit): string[] {
  const { flanking } = book.rules;
  if (flanking === undefined) return [narrator.speak('typed.noFlanks')];
  const survey = fieldSurvey(book, field.ground);
  const units = field.units.filter(isStandingUnit);
  const [own] = unitsOf(field, side);
  if (own === undefined || target.side === side) return [narrator.speak('typed.flankEnemy')];
  return getFlankingPositions(survey, units, flanking, own.id, target.id).map(({ position, type, allyId }) => {
    const ally = units.find(({ id }) => id === allyId);
    const values = { at: cellName(position), target: unitName(narrator, target.id) };
    if (ally === undefined) return narrator.speak(`typed.flank.${type === 'behind' ? 'behind' : 'aside'}`, values);
    return narrator.speak('typed.flank', {
      ...values,
      ally: unitName(narrator, ally.id),
      to: cellName(ally.position),
    });
  });
}
