import type { BattlePlay } from '../../play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';
import type { EffectName } from '../vocabulary';
import { addAtk } from './addAtk';
import { conceal } from './conceal';
import { counterAttack } from './counterAttack';
import { dealDamage } from './dealDamage';
import { heal } from './heal';
import { move } from './move';
import { ready } from './ready';
import { setTerrain } from './setTerrain';

type Effects = {
  readonly [Name in EffectName]?: (play: BattlePlay, part: Part<Name>, occasion: Occasion) => void;
};

/** What happens at a moment. The other effects are read where a rule asks for them: in legality and in a blow's arithmetic. */
export const EFFECTS: Effects = { heal, dealDamage, move, ready, addAtk, setTerrain, counterAttack, conceal };
