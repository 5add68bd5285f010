import type { Entry } from './entry';
import type { Modifier } from './modifiers';
import { openProduct, type Product, times } from './product';

/**
 * A blow while it is put together: sums and products alone, because a search strikes by the million, and what they consist of
 * only for whoever wants to be told.
 */
export interface Blow {
  /** The attack and what is added to it. */
  attack: number;
  readonly attackPercents: Product;
  defense: number;
  readonly defensePercents: Product;
  defenseAdds: number;
  /** Percentages of the whole defence, additions included: 50 halves it. */
  readonly defenseCuts: Product;
  readonly netPercents: Product;
  flatAdds: number;
  readonly told: BlowParts | null;
}

export interface BlowParts {
  readonly attack: number;
  readonly defense: number;
  readonly attackAdds: Modifier[];
  readonly attackPercents: Modifier[];
  readonly defensePercents: Modifier[];
  readonly defenseAdds: Modifier[];
  readonly defenseCuts: Modifier[];
  readonly netPercents: Modifier[];
  readonly flatAdds: Modifier[];
  /** How it came out, step by step; empty until it is struck. */
  readonly entries: Entry[];
}

export function openBlow(attack: number, defense: number, explains: boolean): Blow {
  return {
    attack,
    attackPercents: openProduct(),
    defense,
    defensePercents: openProduct(),
    defenseAdds: 0,
    defenseCuts: openProduct(),
    netPercents: openProduct(),
    flatAdds: 0,
    told: explains ? partsOf(attack, defense) : null,
  };
}

function partsOf(attack: number, defense: number): BlowParts {
  return {
    attack,
    defense,
    attackAdds: [],
    attackPercents: [],
    defensePercents: [],
    defenseAdds: [],
    defenseCuts: [],
    netPercents: [],
    flatAdds: [],
    entries: [],
  };
}

export function addAttack(blow: Blow, modifier: Modifier): void {
  blow.attack += modifier.value;
  if (blow.told !== null) blow.told.attackAdds.push(modifier);
}

export function percentAttack(blow: Blow, modifier: Modifier): void {
  times(blow.attackPercents, modifier.value);
  if (blow.told !== null) blow.told.attackPercents.push(modifier);
}

export function percentDefense(blow: Blow, modifier: Modifier): void {
  times(blow.defensePercents, modifier.value);
  if (blow.told !== null) blow.told.defensePercents.push(modifier);
}

export function addDefense(blow: Blow, modifier: Modifier): void {
  blow.defenseAdds += modifier.value;
  if (blow.told !== null) blow.told.defenseAdds.push(modifier);
}

export function cutDefense(blow: Blow, modifier: Modifier): void {
  times(blow.defenseCuts, modifier.value);
  if (blow.told !== null) blow.told.defenseCuts.push(modifier);
}

export function percentNet(blow: Blow, modifier: Modifier): void {
  times(blow.netPercents, modifier.value);
  if (blow.told !== null) blow.told.netPercents.push(modifier);
}

export function addFlat(blow: Blow, modifier: Modifier): void {
  blow.flatAdds += modifier.value;
  if (blow.told !== null) blow.told.flatAdds.push(modifier);
}
