import { statOf } from '../../../skirmish/model/profile';
import type { AttackKind, AttackRules } from '../../../skirmish/model/rules';
import { sourceName } from '../../../words/field/tellAttack';
import type { AttackReading } from './attackReading';
import { damageLines } from './damageLines';
import { countFaces, facesOf } from './faces';
import { type LedgerLine, lineOf } from './ledgerLine';
import type { RailVoice } from './railVoice';
import { zeroLines } from './zeroLines';

/** Every modifier of an attack with its source, what they add up to, and what changes the damage. */
export interface AttackLedger {
  readonly lines: readonly LedgerLine[];
  readonly sum: LedgerLine;
  readonly damage: readonly LedgerLine[];
}

type LedgerOf<Rules extends AttackRules> = (voice: RailVoice, reading: AttackReading, rules: Rules) => AttackLedger;

const LEDGERS: { readonly [Kind in AttackKind]: LedgerOf<Extract<AttackRules, { readonly kind: Kind }>> } = {
  fixed: (voice, reading) => {
    const [lowest] = reading.odds.damage;
    return {
      lines: damageLines(voice, reading),
      sum: lineOf(voice.speak('rail.sum.fixed'), String(lowest)),
      damage: [],
    };
  },
  check: (voice, reading, rules) => {
    const { weapon, profile, targetProfile } = reading.context;
    const [melee, other] = weapon.isMelee ? rules.melee : rules.ranged;
    const own = weapon.weapon.stat ?? melee;
    const [mine, theirs] = [statOf(profile.kind, own), statOf(targetProfile.kind, other)];
    const bonus = mine - theirs + pointsOf(reading);
    return {
      lines: [
        lineOf(`${own} ${mine} − ${other} ${theirs}`, voice.signed(mine - theirs), mine - theirs),
        ...hitLines(voice, reading),
        ...zeroLines(voice, reading),
      ],
      sum: needsLine(voice, reading, voice.speak('rail.sum.check', { die: rules.die, bonus, target: rules.target })),
      damage: damageLines(voice, reading),
    };
  },
  average: (voice, reading, rules) => {
    const { weapon, profile, targetProfile } = reading.context;
    const own = weapon.weapon.stat ?? '';
    const [stat, luck] = [statOf(profile.kind, own), statOf(profile.kind, rules.luck)];
    const skill = statOf(profile.kind, rules.skill);
    const changed = reading.odds.modifiers.filter(({ sort }) => sort === 'defense');
    const defense = Math.max(
      0,
      changed.reduce((sum, { value }) => sum + value, statOf(targetProfile.kind, rules.defense)),
    );
    const taken = -Math.floor(defense / rules.defensePerAccuracy);
    const why = changed.map((each) => `${sourceName(voice.narrator, each)} ${voice.signed(each.value)}`).join(', ');
    return {
      lines: [
        {
          ...lineOf(`${own} ${stat} + ${rules.luck} ${luck}`, String(stat + luck)),
          detail: voice.speak('rail.halved'),
        },
        lineOf(rules.skill, voice.signed(skill), skill),
        ...hitLines(voice, reading).filter(({ sort }) => sort === 'accuracy'),
        {
          ...lineOf(voice.speak('rail.defence', { stat: rules.defense, defense }), voice.signed(taken), taken),
          detail: why,
        },
        ...zeroLines(voice, reading),
      ],
      sum: needsLine(voice, reading, voice.speak('rail.sum.average', { value: rules.hit, dice: diceOf(reading) })),
      damage: damageLines(voice, reading),
    };
  },
  total: (voice, reading, rules) => {
    const { weapon, targetProfile } = reading.context;
    const { plus } = weapon.attackDice;
    const name = voice.narrator.names.weapon(weapon.weapon.id);
    const bonus = plus + pointsOf(reading);
    const target = statOf(targetProfile.kind, rules.defense);
    return {
      lines: [
        ...(plus === 0 ? [] : [lineOf(name, voice.signed(plus), plus)]),
        ...hitLines(voice, reading),
        ...zeroLines(voice, reading),
      ],
      sum: needsLine(
        voice,
        reading,
        voice.speak('rail.sum.total', { dice: diceOf(reading), bonus, stat: rules.defense, target }),
      ),
      damage: damageLines(voice, reading),
    };
  },
};

export function ledgerOf(voice: RailVoice, reading: AttackReading): AttackLedger {
  const rules = reading.context.book.rules.attack;
  // The one place that matches a row with its rules: TypeScript can't see that both share one `kind`.
  const ledger = LEDGERS[rules.kind] as LedgerOf<AttackRules>;
  return ledger(voice, reading, rules);
}

/** What accuracy and defence come to, for the attacker. */
function pointsOf({ odds }: AttackReading): number {
  return odds.modifiers.reduce((sum, { sort, value }) => {
    if (sort === 'accuracy') return sum + value;
    return sort === 'defense' ? sum - value : sum;
  }, 0);
}

function hitLines(voice: RailVoice, { odds }: AttackReading): LedgerLine[] {
  return odds.modifiers
    .filter(({ sort }) => sort === 'accuracy' || sort === 'defense')
    .map((modifier) => {
      const value = modifier.sort === 'defense' ? -modifier.value : modifier.value;
      return { ...lineOf(sourceName(voice.narrator, modifier), voice.signed(value), value), sort: modifier.sort };
    });
}

function needsLine(voice: RailVoice, reading: AttackReading, label: string): LedgerLine {
  const { from } = countFaces(facesOf(reading));
  return lineOf(label, from === null ? voice.speak('rail.never') : String(from));
}

/** "d20" for one die, "2d6" for more. */
function diceOf({ odds }: AttackReading): string {
  return (odds.dice ?? '').replace(/^1d/, 'd');
}
