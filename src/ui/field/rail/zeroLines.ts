import type { AttackReading } from './attackReading';
import { type LedgerLine, lineOf } from './ledgerLine';
import type { RailVoice } from './railVoice';

const PRESSING: readonly string[] = ['flanked', 'behind', 'surrounded', 'overwhelmed', 'prone'];

/** What the rule set could count here and doesn't: greyed, so that one sees what moving would win. */
export function zeroLines({ speak }: RailVoice, { context, odds }: AttackReading): readonly LedgerLine[] {
  const { rules } = context.book;
  const has = (...sources: readonly string[]) => odds.modifiers.some(({ source }) => sources.includes(source));
  const isFlankable = rules.pressure !== undefined || rules.flanking?.enabled === true;
  const isCoverable = rules.cover !== undefined && !context.weapon.isMelee;
  const isRaised = rules.highGround !== undefined && rules.highGround.accuracy !== 0;
  return [
    ...(isRaised && !has('highGround') ? [lineOf(speak('rail.zero.highGround'), '0', 0)] : []),
    ...(isCoverable && !has('cover') ? [lineOf(speak('rail.zero.cover'), '0', 0)] : []),
    ...(isFlankable && !has(...PRESSING) ? [lineOf(speak('rail.zero.flanked'), '0', 0)] : []),
  ];
}
