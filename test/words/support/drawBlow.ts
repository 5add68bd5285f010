import {
  addAttack,
  addDefense,
  addFlat,
  type Blow,
  cutDefense,
  openBlow,
  percentAttack,
  percentDefense,
  percentNet,
} from '../../../src/core/arithmetic/blow';
import type { Entry } from '../../../src/core/arithmetic/entry';
import type { Modifier } from '../../../src/core/arithmetic/modifiers';
import { strikeOpposed, strikeUnopposed } from '../../../src/core/arithmetic/strike';
import type { Dice } from '../../support/dice';

const ADDS = ['turn-bonus', 'ability:inspire', 'ability:charge', 'formation:siege-phalanx', 'high-ground'];
const PERCENTS = ['left-wing', 'rear', 'ability:sunder', 'counter', 'cover-good', 'screen', 'domination'];

/** What no card of today does, but one of tomorrow may: amounts below 0, odd percentages, many factors. */
export function drawBlow(dice: Dice): { readonly arithmetic: readonly Entry[]; readonly damage: number } {
  const blow = openBlow(dice.below(60), dice.below(40), true);
  drawInto(dice, blow, addAttack, add);
  drawInto(dice, blow, percentAttack, angle);
  drawInto(dice, blow, percentNet, percentage);
  drawInto(dice, blow, addFlat, add);
  const least = { source: 'least-damage', value: 1 + dice.below(3) };
  const arithmetic = blow.told?.entries ?? [];
  if (dice.chance(20)) return { damage: strikeUnopposed(blow, least), arithmetic };
  drawInto(dice, blow, percentDefense, percentage);
  drawInto(dice, blow, addDefense, add);
  drawInto(dice, blow, cutDefense, percentage);
  const share = { source: 'least-share', value: dice.pick([0, 10, 25, 33]) };
  return { damage: strikeOpposed(blow, share, least), arithmetic };
}

function drawInto(
  dice: Dice,
  blow: Blow,
  put: (blow: Blow, modifier: Modifier) => void,
  draw: (dice: Dice) => Modifier,
): void {
  for (let left = dice.below(3); left > 0; left--) put(blow, draw(dice));
}

function add(dice: Dice): Modifier {
  return { source: dice.pick(ADDS), value: dice.below(20) - 6 };
}

function percentage(dice: Dice): Modifier {
  return { source: dice.pick(PERCENTS), value: dice.pick([0, 25, 50, 60, 75, 83, 100, 115, 120, 150]) };
}

/** An angle to which abilities add is one factor, made of several. */
function angle(dice: Dice): Modifier {
  if (dice.chance(60)) return percentage(dice);
  const parts = [dice.pick([100, 125, 150]), dice.pick([25, 7, -10])] as const;
  return {
    source: 'rear',
    value: parts[0] + parts[1],
    of: [
      { source: 'rear', kind: 'base', value: parts[0] },
      { source: 'ability:backstab', kind: 'add', value: parts[1] },
    ],
  };
}
