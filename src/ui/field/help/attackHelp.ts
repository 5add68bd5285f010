import type { AttackRules, HealthRules } from '../../../skirmish/model/rules';
import { type HelpLine, signed, type Teller, type Told } from './told';

type AttackTellers = {
  readonly [Kind in AttackRules['kind']]: (
    told: Told,
    attack: Extract<AttackRules, { kind: Kind }>,
  ) => readonly HelpLine[];
};

const ATTACKS: AttackTellers = {
  fixed: ({ speak, stat }, attack) => [speak('help.attack.fixed', { stat: stat(attack.stat) })],
  check: ({ speak, stat }, { die, target, melee, ranged, alwaysMiss, alwaysHit }) => [
    speak('help.attack.check', { die, target }),
    speak('help.attack.check.melee', {
      attacker: stat(melee[0]),
      target: stat(melee[1]),
      rangedAttacker: stat(ranged[0]),
      rangedTarget: stat(ranged[1]),
    }),
    speak('help.attack.check.always', { miss: alwaysMiss, hit: alwaysHit }),
  ],
  average: ({ speak, stat }, attack) => {
    const defense = stat(attack.defense);
    const { die, hit, critical, criticalPercent, fumble, exposed, statPercent, defensePerAccuracy } = attack;
    return [
      speak('help.attack.average', { luck: stat(attack.luck), die, skill: stat(attack.skill), defense, hit }),
      speak('help.attack.average.defense', { count: defensePerAccuracy, defense }),
      speak('help.attack.average.critical', { critical, percent: criticalPercent }),
      speak('help.attack.average.fumble', { fumble, exposed, defense }),
      speak('help.attack.average.damage', { percent: statPercent }),
    ];
  },
  total: ({ speak, stat }, { dice, defense }) => [speak('help.attack.total', { dice, defense: stat(defense) })],
};

export const tellAttackRules: Teller<'attack'> = (told, attack) => {
  const tell = ATTACKS[attack.kind] as (told: Told, attack: AttackRules) => readonly HelpLine[];
  return tell(told, attack);
};

export const tellHealth: Teller<'health'> = ({ speak, stat }, health: HealthRules) => {
  if (typeof health.stat === 'string') return [speak('help.health.stat', { stat: health.stat })];
  const parts = Object.entries(health).map(([key, value]) => {
    const share = String(value);
    return key === 'constant'
      ? speak('help.health.constant', { share })
      : speak('help.health.part', { share, stat: stat(key) });
  });
  return [speak('help.health.sum', { parts: parts.join(', ') })];
};

export const tellMorale: Teller<'morale'> = ({ speak, stat }, { stats: [first, second], ...morale }) => [
  speak('help.morale.check', {
    first: stat(first),
    second: stat(second),
    die: morale.die,
    bonus: morale.bonus,
    target: morale.target,
  }),
  speak('help.morale.shaken', { accuracy: signed(morale.accuracy) }),
];
