import { describe } from 'vitest';
import { eachIsOneFieldProblem, type FieldRow } from './support/field';

const TYPES = 'charge, retreat, flank, dodge, leap, teleport, grapple_move, none';
const IGNORED =
  'threat, controlCounts, wounded, kills, position, planOrder, facing, highGround, pressure, allyOpposite, cover, opportunity, stances, maneuvers, formations';

const MANEUVERS: readonly FieldRow[] = [
  [
    'charge',
    '/id',
    '"id": "charge"',
    '"id": ▸"Charge"',
    'id must be an id of at most 40 small letters and single underscores, such as "tactical_retreat"',
  ],
  ['charge', '/type', '"type": "charge"', '"type": ▸"run"', `type must be one of ${TYPES}`],
  ['charge', '/movement', '"movement": 3', '"movement": ▸16', 'movement must be a whole number from 0 to 15'],
  ['charge', '/stats/STR', '"STR": 12', '"STR": ▸1e9', 'STR must be a whole number from -99 to 999'],
  ['charge', '/squares', '[2, 5]', '▸[2]', 'squares must be a list of the fewest and most squares, such as [2, 5]'],
  ['charge', '/squares/1', '[2, 5]', '[2, ▸99]', 'entry 2 of squares must be a whole number from 0 to 15'],
  ['charge', '/squares/0', '[2, 5]', '[▸6, 5]', 'the fewest squares must be at most the most, 5'],
  ['charge', '/needsTarget', '"needsTarget": true', '"needsTarget": ▸false', 'needsTarget must be true: it attacks'],
  [
    'charge',
    '/modifiers/0/stat',
    '"damage"',
    '▸"damge"',
    'stat must be one of accuracy, damage, critical_chance',
    'damage',
  ],
  [
    'charge',
    '/effects/0',
    '{ "effect": "knockback", "value": 30 }',
    '▸{ "effect": "knockback" }',
    'knockback needs a value',
  ],
  ['charge', '/effects/0/value', '"value": 30', '"value": ▸101', 'value must be a whole number from 0 to 100'],
  ['charge', '/cooldown', '"cooldown": 2', '"cooldown": ▸0', 'cooldown must be a whole number from 1 to 20'],
  ['blink', '/uses', '"uses": 2', '"uses": ▸21', 'uses must be a whole number from 1 to 20'],
  [
    'blink',
    '/effects/1/value',
    '"keeps_facing"',
    '"keeps_facing", "value": ▸1',
    'value has no meaning for keeps_facing',
  ],
  ['drag', '/effects/0/value', '"value": 2', '"value": ▸16', 'value must be at most 15 squares for slide'],
  ['sidestep', '/effects/2/effect', '"defense"', '▸"push"', 'push needs an attack that hits'],
  ['smoke', '/area/reach', '"reach": 1', '"reach": ▸4', 'reach must be a whole number from 0 to 3'],
  ['smoke', '/area/rounds', '"rounds": 2', '"rounds": ▸21', 'rounds must be a whole number from 0 to 20'],
  [
    'shove',
    '/actions',
    '"actions": 1',
    '"actions": ▸0',
    'actions must be at least 1 without cooldown and uses: it could be used without end',
  ],
];

const STRATEGIES: readonly FieldRow[] = [
  ['raider', '/preferredRange', '"melee"', '▸"near"', 'preferredRange must be one of weapon, melee, medium, long'],
  ['raider', '/riskTolerance', '"high"', '▸"hihg"', 'riskTolerance must be one of low, medium, high', 'high'],
  ['raider', '/usescover', '"usesCover"', '▸"usescover"', 'unknown key "usescover"', 'usesCover'],
  ['raider', '/preferredManeuvers/0', '["charge"]', '[▸"chrge"]', 'there is no maneuver "chrge"', 'charge'],
];

const LEVELS: readonly FieldRow[] = [
  ['recruit', '/ignores/d21', '"d20": [', '▸"d21": [', 'there is no rule set "d21"', 'd20'],
  [
    'recruit',
    '/ignores/clockwork/0',
    '["facing", "highGround", "kills"]',
    '[▸"facings", "highGround", "kills"]',
    `entry 1 of clockwork must be one of ${IGNORED}`,
    'facing',
  ],
  [
    'captain',
    '/lookAhead/actingPlans',
    '"actingPlans": 3',
    '"actingPlans": ▸99',
    'actingPlans must be a whole number from 0 to 9',
  ],
  ['captain', '/rank', '"rank": 3', '"rank": ▸0', 'rank must be a whole number from 1 to 99'],
];

const GENERATOR: readonly FieldRow[] = [
  ['field', '/tries', '"tries": 9', '"tries": ▸1000', 'tries must be a whole number from 1 to 20'],
  ['field', '/cover', '"cover": 60', '"cover": ▸0', 'cover must be a whole number from 1 to 256'],
  ['field', '/densty', '"density"', '▸"densty"', 'unknown key "densty"', 'density'],
];

describe('a wrong maneuver is left out with one problem', () => eachIsOneFieldProblem('maneuvers', MANEUVERS));

describe('a wrong strategy is left out with one problem', () => eachIsOneFieldProblem('strategies', STRATEGIES));

describe('a wrong level is left out with one problem', () => eachIsOneFieldProblem('field-levels', LEVELS));

describe('a wrong generator is left out with one problem', () => eachIsOneFieldProblem('generator', GENERATOR));
