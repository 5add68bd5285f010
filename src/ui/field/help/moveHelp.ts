import { lookUp } from '../../../kernel/dispatch';
import { faceName } from '../muster/faceWords';
import { type HelpLine, type Teller, type Told, unless0 } from './told';

export const tellEconomy: Teller<'economy'> = ({ speak, stat }, economy) => {
  const { actions, movement, steps, attacksPerTurn, opening } = economy;
  return [
    typeof actions === 'number'
      ? speak('help.economy.actions', { actions })
      : speak('help.economy.stat', { stat: stat(actions) }),
    speak(`help.economy.movement.${movement}`),
    ...unless0(steps, (value) => speak('help.economy.steps', { steps: value })),
    ...(attacksPerTurn === undefined ? [] : [speak('help.economy.attacks', { attacks: attacksPerTurn })]),
    speak('help.economy.opening', { opening }),
  ];
};

export const tellDistance: Teller<'distance'> = (told, { move, range, vision, bands = [] }) => {
  const { speak } = told;
  return [
    speak(`help.distance.move.${move}`),
    speak(`help.distance.range.${range}`),
    speak(`help.distance.vision.${vision}`),
    ...bands.map(({ name, from, to }) =>
      to === undefined
        ? speak('help.distance.last', { name: bandName(told, name), from })
        : speak('help.distance.band', { name: bandName(told, name), from, to }),
    ),
  ];
};

function bandName({ face, language }: Told, name: string): string {
  const words: Readonly<Partial<Record<string, { readonly bands?: Readonly<Record<string, string>> }>>> =
    face.translations;
  return lookUp(words[language]?.bands ?? {}, name) ?? name;
}

export const tellFacing: Teller<'facing'> = ({ speak }, { directions, cost }) => [
  speak('help.facing.directions', { directions }),
  speak('help.facing.cost', { cost }),
];

export const tellOpportunity: Teller<'opportunity'> = ({ speak }, { stops }) => [
  speak('help.opportunity.blow'),
  ...(stops === 'critical' ? [speak('help.opportunity.critical')] : []),
];

export const tellFalling: Teller<'falling'> = ({ speak }, { sides, fixed = 0, mostDice }) => [
  sides === undefined
    ? speak('help.falling.fixed', { fixed, most: mostDice })
    : speak('help.falling.dice', { sides, most: mostDice }),
];

/** Ground belongs to no rule set, but every battle is fought on it. */
export function tellTerrain({ catalog, speak, language }: Told): readonly HelpLine[] {
  return Object.values(catalog.terrain).flatMap((terrain): readonly HelpLine[] => {
    const {
      cost = 1,
      unskilledCost = cost,
      skill = '',
      damage = 0,
      fall = 0,
      slipPercent = 0,
      elevation = 0,
    } = terrain;
    const said = [
      ...(cost === 1 ? [] : [speak('help.terrain.cost', { cost })]),
      ...(unskilledCost === cost ? [] : [speak('help.terrain.unskilled', { cost: unskilledCost, skill })]),
      ...unless0(damage, (value) => speak('help.terrain.damage', { damage: value })),
      ...unless0(fall, (value) => speak('help.terrain.fall', { fall: value })),
      ...unless0(slipPercent, (value) => speak('help.terrain.slip', { percent: value })),
      ...unless0(elevation, (value) => speak('help.terrain.elevation', { levels: value })),
    ];
    return said.length === 0 ? [] : [{ name: faceName(terrain, language), text: said.join(', ') }];
  });
}
