import type { Blow } from './blow';
import { mustBeExact } from './fraction';
import type { Modifier } from './modifiers';
import { tellAttack, tellDefense, tellLimit, tellRest } from './tell';

/**
 * A blow that meets a defence, the card battle's attack of one card on another:
 * N = (attack + adds) × percents, D = (defence × percents + adds) × cuts,
 * damage = floor(max(N − D, N × least share) × net percents + flat adds), one floor, at the end; never below `least`.
 * Every amount is a whole numerator over a whole denominator, so the floor falls on the right side. The steps of a blow that
 * is watched become its entries.
 */
export function strikeOpposed(blow: Blow, leastShare: Modifier, least: Modifier): number {
  const { attackPercents, defensePercents, defenseCuts, netPercents, told } = blow;
  const attack = mustBeExact(blow.attack * attackPercents.parts);
  const added = blow.defenseAdds * defensePercents.whole;
  const defense = mustBeExact((blow.defense * defensePercents.parts + added) * defenseCuts.parts);
  const perAttack = attackPercents.whole;
  const perDefense = defensePercents.whole * defenseCuts.whole;
  if (told !== null) tellDefense(told, defense / perDefense);

  const full = mustBeExact(attack * perDefense);
  const share = mustBeExact(full * leastShare.value);
  let net = full - mustBeExact(defense * perAttack);
  let perNet = perAttack * perDefense;
  if (mustBeExact(net * 100) < share) {
    net = share;
    perNet *= 100;
    if (told !== null) tellLimit(told, 'leastShare', leastShare);
  }
  const per = mustBeExact(perNet * netPercents.whole);
  const amount = mustBeExact(net * netPercents.parts + blow.flatAdds * per) / per;
  if (told !== null) tellRest(told, amount, least);
  return Math.max(least.value, Math.floor(amount));
}

/**
 * Ruling 19, a blow that meets no defence, document 002's attack or a hit on a castle:
 * floor((attack + adds) × percents + flat adds), one floor, at the end; never below `least`.
 */
export function strikeUnopposed(blow: Blow, least: Modifier): number {
  const { attackPercents, netPercents, told } = blow;
  const attack = mustBeExact(blow.attack * attackPercents.parts);
  const per = mustBeExact(attackPercents.whole * netPercents.whole);
  const amount = mustBeExact(attack * netPercents.parts + blow.flatAdds * per) / per;
  if (told !== null) {
    tellAttack(told);
    tellRest(told, amount, least);
  }
  return Math.max(least.value, Math.floor(amount));
}
