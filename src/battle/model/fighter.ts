import { type Body, has, STATUS } from './body';
import { FACINGS } from './position';
import type { Unit } from './unit';
import type { UnitProfile } from './unitProfile';

/**
 * A unit while the rules run: small numbers and a profile, so that search copies and asks it cheaply. `describeFighter`
 * puts it back into the words of `Unit`, which everybody outside of the rules reads. Only `emit` changes it, in place.
 */
export interface Fighter extends Body {
  /** Another one while keywords are granted to it. */
  profile: UnitProfile;
}

/** The words come from this module: text from a file or a message is another string, which V8 compares letter by letter. */
export function fighterOf(unit: Readonly<Unit>, profile: UnitProfile): Fighter {
  return {
    id: unit.id,
    profile,
    side: unit.side === 'left' ? 'left' : 'right',
    row: unit.row,
    col: unit.col,
    facing: FACINGS[FACINGS.indexOf(unit.facing)] ?? unit.facing,
    health: unit.health,
    attackBonus: unit.attackBonus,
    status:
      (unit.fresh ? STATUS.fresh : 0) |
      (unit.moved ? STATUS.moved : 0) |
      (unit.movedAgain ? STATUS.movedAgain : 0) |
      (unit.attacked ? STATUS.attacked : 0) |
      (unit.hasStruck ? STATUS.hasStruck : 0) |
      (unit.strayed ? STATUS.strayed : 0) |
      (unit.braced ? STATUS.braced : 0) |
      (unit.revealed ? STATUS.revealed : 0),
  };
}

export function describeFighter(unit: Fighter): Unit {
  const { profile } = unit;
  return {
    id: unit.id,
    card: profile.card,
    side: unit.side,
    row: unit.row,
    col: unit.col,
    type: profile.type,
    cost: profile.cost,
    attack: profile.attack,
    defense: profile.defense,
    fullHealth: profile.fullHealth,
    abilities: profile.abilities,
    health: unit.health,
    facing: unit.facing,
    fresh: has(unit, STATUS.fresh),
    moved: has(unit, STATUS.moved),
    movedAgain: has(unit, STATUS.movedAgain),
    attacked: has(unit, STATUS.attacked),
    hasStruck: has(unit, STATUS.hasStruck),
    revealed: has(unit, STATUS.revealed),
    braced: has(unit, STATUS.braced),
    strayed: has(unit, STATUS.strayed),
    attackBonus: unit.attackBonus,
    ...(profile.printed === null ? {} : { grants: profile.grants }),
  };
}
