import type { Part, Settled } from '../../battle/abilities/parts';
import type { Audience, EffectArguments, EffectName } from '../../battle/abilities/vocabulary';
import { spaced } from '../lists';
import { audienceText } from './audience';
import { mentionsOther } from './conditions';
import { changeOf, fromText, otherName, percentText, type Telling } from './telling';
import { terrainChangeText } from './terrainChange';

type Texts = {
  readonly [Name in EffectName]: (telling: Telling, told: Settled<EffectArguments[Name]>) => string;
};

/** What the card then does. Before its own blow the subject is "its blows", otherwise the card itself or its audience. */
const TEXTS: Texts = {
  flag: ({ speak }, flag) => speak(`ability.flag.${flag}`),
  addMove: ({ speak }, cells) => {
    const { change, size } = changeOf(cells);
    return speak('ability.do.addMove', { change, cells: size });
  },
  leastMove: ({ speak }, cells) => speak('ability.do.leastMove', { cells }),
  reachColumns: ({ speak }, columns) => speak('ability.do.reachColumns', { columns }),
  mulDamage: (telling, value) =>
    telling.speak('ability.do.mulDamage', { blow: blowOf(telling), percent: percentText(telling, value) }),
  addDamage: (telling, amount) => {
    const { change, size } = changeOf(amount);
    return telling.speak('ability.do.addDamage', { blow: blowOf(telling), change, damage: size });
  },
  mulDef: (telling, value) => {
    const { change } = changeOf(value - 100);
    return telling.speak('ability.do.mulDef', {
      blow: blowOf(telling),
      change,
      percent: percentText(telling, value),
    });
  },
  addDef: (telling, { amount, to }) => doneTo(telling, to, telling.speak('ability.do.addDef', { amount })),
  addAtk: (telling, { amount, to }) => {
    if (telling.trigger === 'beforeDamage') return telling.speak('ability.do.addAtk', { when: 'blow', amount });
    const when = telling.trigger === 'passive' ? 'standing' : 'moment';
    return doneTo(telling, to, telling.speak('ability.do.addAtk', { when, amount }));
  },
  angleBonus: ({ speak }, points) => speak('ability.do.angleBonus', { points }),
  setAngle: (telling, arc) => telling.speak('ability.do.setAngle', { from: fromText(telling, [arc]) }),
  ignoreCover: ({ speak }) => speak('ability.do.ignoreCover'),
  ignoreScreen: ({ speak }) => speak('ability.do.ignoreScreen'),
  setScreen: (telling, value) => telling.speak('ability.do.setScreen', { percent: percentText(telling, value) }),
  grantCover: (telling, { cover, to }) => doneTo(telling, to, telling.speak('ability.do.grantCover', { cover })),
  move: (telling, { kind, squares, to }) => {
    if (telling.target !== null) {
      return doneTo(telling, to ?? THE_OTHER, telling.speak(`stratagem.do.${kind}`, { cells: squares }));
    }
    return telling.speak(`ability.do.${kind}`, {
      named: to === undefined && mentionsOther(telling) ? 'no' : 'yes',
      other: to === undefined ? otherName(telling) : audienceText(telling, to),
      cells: squares,
    });
  },
  heal: (telling, { amount, to }) => doneTo(telling, to, telling.speak('ability.do.heal', { amount })),
  dealDamage: (telling, { amount, to }) =>
    doneTo(telling, to, telling.speak('ability.do.dealDamage', { damage: amount })),
  ready: (telling, { what = 'attack', to }) => doneTo(telling, to, telling.speak('ability.do.ready', { what })),
  setTerrain: terrainChangeText,
  counterAttack: (telling, value) =>
    telling.speak('ability.do.counterAttack', {
      named: telling.trigger === 'afterAttacked' ? 'no' : 'yes',
      other: otherName(telling),
      percent: percentText(telling, value),
    }),
  conceal: (telling) =>
    doneTo(telling, telling.target === null ? undefined : THE_OTHER, telling.speak('ability.do.conceal')),
  grant: (telling, { ability, value, until, to }) => {
    const { title, text } = telling.keyword({ id: ability, ...(value === undefined ? {} : { value }) });
    return doneTo(
      telling,
      to,
      telling.speak('ability.do.grant', { ability: title, until, told: text === '' ? 'no' : 'yes', text }),
    );
  },
  turn: (telling, { facing, to }) => {
    const from = telling.target !== null && to.who === 'other' ? 'before' : 'here';
    return doneTo(telling, to, telling.speak('ability.do.turn', { facing, from }));
  },
  swap: ({ speak }) => speak('stratagem.do.swap'),
  recall: (telling, { to }) => doneTo(telling, to, telling.speak('stratagem.do.recall')),
};

const THE_OTHER: Audience = { who: 'other' };

/** The one place that matches a row with its effect: TypeScript can't see that both share one name. */
export function effectText(telling: Telling, part: Part): string {
  const row = TEXTS[part.effect] as (telling: Telling, told: unknown) => string;
  return row(telling, part.with);
}

function blowOf({ trigger }: Telling): 'given' | 'taken' {
  return trigger === 'beforeDamage' ? 'given' : 'taken';
}

function doneTo(telling: Telling, audience: Audience | undefined, verb: string): string {
  return spaced(audienceText(telling, audience), verb);
}
