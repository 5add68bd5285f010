import type { BattlePlay } from '../../resolve/play';
import type { Occasion } from '../occasion';
import type { Part } from '../parts';
import { byEffect, type EffectName, type EffectOf, type MomentTrigger } from '../vocabulary';
import { addAtk } from './addAtk';
import { conceal } from './conceal';
import { counterAttack } from './counterAttack';
import { dealDamage } from './dealDamage';
import { grant } from './grant';
import { heal } from './heal';
import { move } from './move';
import { ready } from './ready';
import { recall } from './recall';
import { setTerrain } from './setTerrain';
import { swap } from './swap';
import { turn } from './turn';

type Effects = {
  readonly [Name in EffectOf<MomentTrigger>]: (play: BattlePlay, part: Part<Name>, occasion: Occasion) => void;
};

/** What happens at a moment. A new one fails to compile until it has its row. The other effects are read where a rule asks for them: in legality and in a blow's arithmetic. */
const EFFECTS: Effects = {
  heal,
  dealDamage,
  move,
  ready,
  addAtk,
  setTerrain,
  counterAttack,
  conceal,
  grant,
  turn,
  swap,
  recall,
};

type Row = (play: BattlePlay, part: Part, occasion: Occasion) => void;

/** By the number of the effect. */
export const EFFECT_ROWS = byEffect(EFFECTS as Readonly<Partial<Record<EffectName, Row>>>);
