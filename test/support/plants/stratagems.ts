import type { STRATAGEMS } from '../invariants/stratagems';
import { anywhere, giving, inEvents, inState, type PlantsFor, telling, untold } from './plant';

export const STRATAGEM_PLANTS: PlantsFor<typeof STRATAGEMS> = {
  'a stratagem does something after it is played': {
    where: giving('play'),
    spoil: (moment) => ({ ...moment, events: moment.events.slice(0, 1) }),
  },
  'no more stratagems are played in a turn than the rules allow': inState(anywhere, () => ({ played: 9 })),
  'plays are counted, and forgotten with the turn': untold('played'),
  'a stratagem touches no castle and draws no card': inState(giving('play'), ({ castles }) => ({
    castles: { ...castles, left: castles.left - 1 },
  })),
  'a keyword is granted to whoever has it not': inEvents('granted', (_, { before }) => {
    const printed = before.units.find(({ abilities }) => abilities.length > 0);
    return { unit: printed?.id ?? '', grant: { id: printed?.abilities[0]?.id ?? '', ends: 'turn' } };
  }),
  'grants are what was told, until they end': inState(telling('granted'), ({ units }) => ({
    units: units.map(({ grants: _grants, ...unit }) => unit),
  })),
  'whoever is turned looks elsewhere than before': inEvents('turned', ({ unit }, { before }) => ({
    facing: before.units.find(({ id }) => id === unit)?.facing ?? 'north',
  })),
  'whoever is called back was whole on the board': inEvents('recalled', () => ({ card: 'another' })),
};
