import {
  type AbilityPart,
  AREAS,
  type Audience,
  CENTRES,
  type Condition,
  DURATIONS,
  EFFECTS_OF,
  type Effect,
  type EffectArguments,
  type EffectName,
  FILTERS,
  FLAGS,
  FORCED_MOVES,
  PICKS,
  TERRAIN_PLACES,
  TRIGGERS,
  TURNS,
} from '../../../src/battle/abilities/vocabulary';
import { COMBAT_TYPES } from '../../../src/battle/model/combatType';
import { ZONE_IDS } from '../../../src/battle/model/rules';
import { ARCS } from '../../../src/core/flanking/arcs';

/** A number that no text contains by itself, as 4 and 8 cells do. */
export const AMOUNT = 7;

const HOLDS = [{ holds: true }, { holds: false }].map(({ holds }) => holds);

/** Every condition, each with something to ask for. */
const CONDITIONS: { readonly [Name in keyof Condition]-?: readonly NonNullable<Condition[Name]>[] } = {
  angle: [...ARCS.map((arc) => [arc]), ['side', 'rear']],
  aim: ['card', 'castle', 'cell'],
  counter: HOLDS,
  alive: HOLDS,
  otherAlive: HOLDS,
  moved: HOLDS,
  fresh: HOLDS,
  revealed: HOLDS,
  braced: HOLDS,
  enemyInRing: HOLDS,
  withinColumns: [0, 1, 2],
  zone: [...ZONE_IDS.map((zone) => [zone]), ['left-wing', 'right-wing']],
  ground: [['elevated'], ['elevated', 'hazardous']],
  healthBelow: [50, 80],
  otherHealthBelow: [50, 80],
  otherType: [...COMBAT_TYPES.map((type) => [type]), ['ranged', 'hybrid']],
};

/** None, and then each alone. */
const EVERY_CONDITION: readonly Condition[] = [
  {},
  ...Object.entries(CONDITIONS).flatMap(([name, wanted]) => wanted.map((each) => ({ [name]: each }) as Condition)),
];

/** Every shape of an audience that means something else than all others. */
const EVERY_AUDIENCE: readonly Audience[] = [
  { who: 'self' },
  { who: 'other' },
  ...(['allies', 'enemies'] as const).flatMap((who) => AREAS.flatMap((area) => audiencesIn(who, area))),
];

function audiencesIn(who: Audience['who'], area: NonNullable<Audience['area']>): Audience[] {
  const single = area === 'behind' || area === 'ahead';
  const picks = single ? [undefined] : [undefined, ...PICKS];
  return (area === 'board' ? (['self'] as const) : CENTRES).flatMap((around) =>
    [undefined, ...FILTERS].flatMap((only) =>
      picks
        .filter((pick) => pick !== 'mostWounded' || only !== 'wounded')
        .map((pick) => ({ who, area, around, ...(only && { only }), ...(pick && { pick }) })),
    ),
  );
}

const HERE: Audience = { who: 'self' };

/** Every effect, plainly. */
const EFFECTS: { readonly [Name in EffectName]: readonly EffectArguments[Name][] } = {
  flag: FLAGS,
  addMove: [AMOUNT, -AMOUNT],
  leastMove: [AMOUNT],
  reachColumns: [AMOUNT],
  mulDamage: [AMOUNT, 107],
  addDamage: [AMOUNT, -AMOUNT],
  mulDef: [AMOUNT, 107],
  addDef: [{ amount: AMOUNT }, { amount: -AMOUNT }],
  addAtk: [{ amount: AMOUNT }, { amount: -AMOUNT }],
  angleBonus: [AMOUNT],
  setAngle: ARCS,
  ignoreCover: [true],
  ignoreScreen: [true],
  setScreen: [AMOUNT],
  grantCover: (['partial', 'good', 'excellent'] as const).map((cover) => ({ cover, to: HERE })),
  move: FORCED_MOVES.map((kind) => ({ kind, squares: AMOUNT })),
  heal: [{ amount: AMOUNT, to: HERE }],
  dealDamage: [{ amount: AMOUNT, to: HERE }],
  ready: [{ to: HERE }, { what: 'move', to: HERE }],
  setTerrain: TERRAIN_PLACES.flatMap((at) => [
    { at, change: { any: 'blocking' }, health: AMOUNT },
    { at, change: { any: 'hazardous' } },
    { at, change: { normal: 'elevated', difficult: 'elevated', any: 'hazardous' } },
  ]),
  counterAttack: [AMOUNT],
  conceal: [true],
  grant: DURATIONS.map((until) => ({ ability: 'probe', until, to: HERE })),
  turn: TURNS.map((facing) => ({ facing, to: HERE })),
  swap: [true],
  recall: [{ to: HERE }],
};

/** Effects that reach an audience, and those of them that also stand without one. */
const SPREADING: readonly EffectName[] = ['grantCover', 'heal', 'dealDamage', 'ready', 'addAtk', 'addDef', 'turn'];

function effectsNamed(name: EffectName): Effect[] {
  return EFFECTS[name].map((told) => ({ [name]: told }) as Effect);
}

/** Every trigger with everything it can set off, under every condition. */
export const EVERY_PART: readonly AbilityPart[] = TRIGGERS.flatMap((trigger) =>
  EFFECTS_OF[trigger]
    .flatMap(effectsNamed)
    .flatMap((effect) => EVERY_CONDITION.map((condition) => ({ trigger, condition, effect }))),
);

/** Every trigger with every effect that it can spread, over every audience. A blow's own bonuses spread to nobody. */
export const EVERY_SPREAD: readonly AbilityPart[] = TRIGGERS.filter(
  (trigger) => trigger !== 'beforeDamage' && trigger !== 'beforeDamaged',
).flatMap((trigger) =>
  EFFECTS_OF[trigger]
    .filter((name) => SPREADING.includes(name))
    .flatMap((name) =>
      EVERY_AUDIENCE.map((to) => {
        const [told] = EFFECTS[name];
        return { trigger, effect: { [name]: { ...(told as object), to } } as unknown as Effect };
      }),
    ),
);
