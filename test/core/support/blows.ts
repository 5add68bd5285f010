import type { Modifier } from '../../../src/core/arithmetic/modifiers';
import type { OpposedBlow } from '../../../src/core/arithmetic/opposedBlow';
import type { UnopposedBlow } from '../../../src/core/arithmetic/unopposedBlow';

export function points(source: string, value: number): Modifier {
  return { source, value };
}

export function opposed(attack: number, defense: number, rest: Partial<OpposedBlow>): OpposedBlow {
  return {
    attack: points('attack', attack),
    attackAdds: [],
    attackPercents: [],
    defense: points('defense', defense),
    defensePercents: [],
    defenseAdds: [],
    defenseCuts: [],
    leastShare: points('leastShare', 25),
    netPercents: [],
    flatAdds: [],
    least: points('least', 1),
    ...rest,
  };
}

export function unopposed(attack: number, rest: Partial<UnopposedBlow>): UnopposedBlow {
  return {
    attack: points('attack', attack),
    attackAdds: [],
    percents: [],
    flatAdds: [],
    least: points('least', 1),
    ...rest,
  };
}
