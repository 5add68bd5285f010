import type { Modifier } from '../../core/arithmetic/modifiers';
import type { Circumstances } from '../abilities/circumstances';
import type { Part } from '../abilities/parts';
import { traitsOf } from '../abilities/traits';
import type { EffectName } from '../abilities/vocabulary';
import type { Book } from '../book';
import { holds, modifierOf } from './standing';

/** What abilities add to the arithmetic of one blow. */
export interface BlowEffects {
  readonly attackAdds: Modifier[];
  readonly defenseAdds: Modifier[];
  readonly defenseCuts: Modifier[];
  readonly netPercents: Modifier[];
  readonly flatAdds: Modifier[];
  /** Added to the angle's percentage. */
  readonly angleAdds: Modifier[];
  ignoresCover: boolean;
  ignoresScreen: boolean;
}

export function openEffects(attackAdds: Modifier[]): BlowEffects {
  return {
    attackAdds,
    defenseAdds: [],
    defenseCuts: [],
    netPercents: [],
    flatAdds: [],
    angleAdds: [],
    ignoresCover: false,
    ignoresScreen: false,
  };
}

/** Adds what the bearer's abilities do to a blow that it strikes or that is struck at it. */
export function collectEffects(
  book: Book,
  effects: BlowEffects,
  trigger: 'beforeDamage' | 'beforeDamaged',
  circumstances: Circumstances,
): void {
  for (const part of traitsOf(book, circumstances.bearer).parts[trigger]) {
    if (!holds(part, circumstances)) continue;
    const row = ROWS[part.effect] as ((effects: BlowEffects, part: Part) => void) | undefined;
    row?.(effects, part);
  }
}

/** `setAngle` has spoken before, when the angle was found. */
const ROWS: { readonly [Name in EffectName]?: (effects: BlowEffects, part: Part<Name>) => void } = {
  addAtk: (effects, part) => effects.attackAdds.push(modifierOf(part, part.with.amount)),
  addDef: (effects, part) => effects.defenseAdds.push(modifierOf(part, part.with.amount)),
  mulDef: (effects, part) => effects.defenseCuts.push(modifierOf(part, part.with)),
  mulDamage: (effects, part) => effects.netPercents.push(modifierOf(part, part.with)),
  addDamage: (effects, part) => effects.flatAdds.push(modifierOf(part, part.with)),
  angleBonus: (effects, part) => effects.angleAdds.push(modifierOf(part, part.with)),
  ignoreCover: (effects) => {
    effects.ignoresCover = true;
  },
  ignoreScreen: (effects) => {
    effects.ignoresScreen = true;
  },
};
