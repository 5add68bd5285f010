import type { Condition } from '../../battle/abilities/vocabulary';
import { listed } from '../lists';
import type { Values } from '../speak';
import { fromText, otherName, percentText, type Telling } from './telling';

export type ConditionName = keyof Condition;

type ValuesOf = {
  readonly [Name in ConditionName]-?: (telling: Telling, wanted: NonNullable<Condition[Name]>) => Values;
};

const holds = (_telling: Telling, wanted: boolean): Values => ({ holds: wanted ? 'yes' : 'no' });

/** What the words for a condition have to be told. */
const VALUES: ValuesOf = {
  angle: (telling, arcs) => ({ from: fromText(telling, arcs) }),
  aim: (_telling, aim) => ({ aim }),
  counter: holds,
  alive: holds,
  otherAlive: (telling, wanted) => ({ ...holds(telling, wanted), other: otherName(telling) }),
  moved: holds,
  fresh: holds,
  revealed: holds,
  braced: holds,
  enemyInRing: holds,
  withinColumns: (telling, columns) => ({ columns, other: otherName(telling) }),
  zone: ({ speak }, zones) => ({
    zones: listed(
      speak,
      zones.map((zone) => speak(`ability.zone.${zone}`)),
      'or',
    ),
  }),
  ground: ({ speak, terrainName }, terrains) => ({ terrain: listed(speak, terrains.map(terrainName), 'or') }),
  healthBelow: (telling, value) => ({ percent: percentText(telling, value) }),
  otherHealthBelow: (telling, value) => ({ percent: percentText(telling, value), other: otherName(telling) }),
  otherType: (telling, types) => ({
    types: listed(
      telling.speak,
      types.map((type) => telling.speak(`type.${type}`)),
      'or',
    ),
    other: otherName(telling),
  }),
};

/** Conditions that speak of the other card: after them it is "it". */
const OF_THE_OTHER: readonly ConditionName[] = ['otherAlive', 'withinColumns', 'otherHealthBelow', 'otherType'];

/** The conditions asked for, but those that a frame has already put into its own words. */
function conditionNames({ condition }: Telling, told: readonly ConditionName[]): ConditionName[] {
  const names = Object.keys(condition) as ConditionName[];
  return names.filter((name) => condition[name] !== undefined && !told.includes(name));
}

/** Standing: "while hidden and after moving this turn". */
export function whileText(telling: Telling, told: readonly ConditionName[]): string {
  const { speak } = telling;
  const phrases = conditionNames(telling, told).map((name) => speak(`ability.while.${name}`, valuesFor(telling, name)));
  return listed(speak, phrases, 'and');
}

/** At a moment: "if it is revealed and no enemy is around it". */
export function ifText(telling: Telling, told: readonly ConditionName[]): string {
  const { speak } = telling;
  const clauses = conditionNames(telling, told).map((name) => speak(`ability.if.${name}`, valuesFor(telling, name)));
  return clauses.length === 0 ? '' : speak('ability.if', { conditions: listed(speak, clauses, 'and') });
}

export function mentionsOther({ condition }: Telling): boolean {
  return OF_THE_OTHER.some((name) => condition[name] !== undefined);
}

/** The one place that matches a row with its condition: TypeScript can't see that both share one name. */
function valuesFor(telling: Telling, name: ConditionName): Values {
  const row = VALUES[name] as (telling: Telling, wanted: unknown) => Values;
  return row(telling, telling.condition[name]);
}
