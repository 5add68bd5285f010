import type { Entry } from '../../../src/core/arithmetic/entry';
import type { BLOWS } from '../invariants/blows';
import { alsoTold, giving, inEvents, type PlantsFor, telling, type Where, withStep } from './plant';

const ZONES = ['left-wing', 'center', 'right-wing'];
const ANGLES = ['front', 'side', 'rear', 'pincer', 'surrounded'];

const onePointMore = (entries: readonly Entry[], sources: readonly string[]): Entry[] =>
  entries.map((entry) => (sources.includes(entry.source) ? { ...entry, value: entry.value + 1 } : entry));

const inDefence = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) =>
    entry.kind === 'subtract' && entry.of !== undefined ? { ...entry, of: onePointMore(entry.of, ZONES) } : entry,
  );

const strikerOf = ({ before, order }: Parameters<Where>[0]) =>
  before.units.find(({ id }) => 'unit' in order && id === order.unit);

const byMelee: Where = (moment) => strikerOf(moment)?.type === 'melee';

const atBraced: Where = ({ before, order }) =>
  order.type === 'attack' && before.units.some(({ id, braced }) => id === order.target && braced);

/** Nobody else stands in the attacker's row. */
const aloneInRow: Where = (moment) =>
  moment.before.units.filter(({ row }) => row === strikerOf(moment)?.row).length === 1;

export const BLOWS_PLANTS: PlantsFor<typeof BLOWS> = {
  'the arithmetic is the damage': inEvents('struck', ({ arithmetic }) => ({ arithmetic: arithmetic.slice(0, 1) })),
  'damage is whole and at least 1': inEvents('castleStruck', () => ({ damage: 0.5 })),
  'a blow starts from the card’s attack': inEvents('struck', ({ arithmetic }) => ({
    arithmetic: onePointMore(arithmetic, ['attack']),
  })),
  'bonuses of the turn count in every blow': withStep(
    'castleStruck',
    { source: 'turn-bonus', kind: 'add', value: 99 },
    (moment) => strikerOf(moment)?.attackBonus === 0,
  ),
  'a blow counts the zone it is struck from': inEvents('struck', ({ arithmetic }) => ({
    arithmetic: onePointMore(arithmetic, ZONES),
  })),
  'a target’s zone counts for its defence': inEvents('struck', ({ arithmetic }) => ({
    arithmetic: inDefence(arithmetic),
  })),
  'the angle is what facing, pincer and pressure make it': inEvents('struck', ({ angle }) => ({
    angle: angle === 'front' ? 'rear' : 'front',
    angleReason: 'facing',
  })),
  'whoever stands braced is struck from the front': inEvents('struck', () => ({ angle: 'rear' }), atBraced),
  'a blow counts the angle it tells': inEvents('struck', ({ arithmetic }) => ({
    arithmetic: onePointMore(arithmetic, ANGLES),
  })),
  'high ground counts for whoever strikes from it': withStep(
    'struck',
    {
      source: 'high-ground',
      kind: 'add',
      value: 99,
    },
    ({ before: { ground } }) => !ground.includes('elevated'),
  ),
  'cover counts against shots alone': withStep('struck', { source: 'cover-good', kind: 'percent', value: 50 }, byMelee),
  'a counter-blow alone is worth a share': withStep('struck', { source: 'counter', kind: 'percent', value: 100 }),
  'formations count where they stand': inEvents('struck', ({ arithmetic }) => {
    const step: Entry = { source: 'formation:siege-vanguard', kind: 'percent', value: 120 };
    return { arithmetic: [...arithmetic, step, step] };
  }),
  'castles and walls know neither formation nor angle': withStep('castleStruck', {
    source: 'rear',
    kind: 'percent',
    value: 150,
  }),
  'domination counts where it is a rule and holds': withStep('castleStruck', {
    source: 'domination',
    kind: 'percent',
    value: 110,
  }),
  'a screen stands between attacker and castle': withStep(
    'castleStruck',
    { source: 'screen', kind: 'percent', value: 50 },
    aloneInRow,
  ),
  'a blow turns whoever strikes': inEvents('castleStruck', () => ({ facing: 'north' })),
  'nobody strikes its own side': inEvents('struck', ({ unit }) => ({ target: unit })),
  'a blow wounds by its damage, at once': inEvents('wounded', ({ health }) => ({ health: health + 1 })),
  'nothing else wounds so': alsoTold(giving('move', telling('moved')), ({ order }) => [
    { type: 'wounded', unit: 'unit' in order ? order.unit : '', health: 1 },
  ]),
  'counter-blows come only in answer': {
    where: telling('countered'),
    spoil: (moment) => ({ ...moment, order: { type: 'endTurn' } }),
  },
};
