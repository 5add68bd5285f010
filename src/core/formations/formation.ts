export const FORMATION_ROLES = ['leader', 'frontLine', 'support', 'flanker', 'rearGuard', 'specialist'] as const;
export type FormationRole = (typeof FORMATION_ROLES)[number];

export const FORMATION_BONUS_KINDS = [
  'accuracy',
  'damage',
  'defense',
  'attackPercent',
  'morale',
  'leadership',
  'movement',
  'initiative',
  'spellPower',
] as const;
export type FormationBonusKind = (typeof FORMATION_BONUS_KINDS)[number];

/** What must be true in the moment a bonus is asked for; the asker knows. */
export const FORMATION_CONDITIONS = [
  'intact',
  'shielded',
  'clearSight',
  'againstUnits',
  /** The attacker stands in the front arc of the formation's facing. */
  'fromFront',
  'againstRanged',
] as const;
export type FormationCondition = (typeof FORMATION_CONDITIONS)[number];

export interface RoleBonus {
  readonly kind: FormationBonusKind;
  readonly value: number;
  /** All of them must hold. */
  readonly conditions?: readonly FormationCondition[];
}

/** A bonus of the whole formation, for some of its roles. */
export interface FormationBonus extends RoleBonus {
  readonly appliesTo: readonly FormationRole[];
}

/** A place relative to a formation's anchor and facing: `across` grows to its right hand, `depth` to its rear. */
export interface FormationPlace {
  readonly across: number;
  readonly depth: number;
}

export interface FormationSlot extends FormationPlace {
  readonly role: FormationRole;
  /** The traits one of which a unit needs; anybody fits if left out. */
  readonly accepts?: readonly string[];
  /** How far, in steps of 45°, a unit may face away from the formation's facing; as far as it likes if left out. */
  readonly maximumTurn?: number;
  readonly bonuses?: readonly RoleBonus[];
}

/** A formation's definition, as JSON states it. */
export interface Formation {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** How many slots must be filled, and how many members there can be. */
  readonly minimum: number;
  readonly maximum: number;
  readonly needsLeader: boolean;
  readonly movesAsOne: boolean;
  readonly slots: readonly FormationSlot[];
  /** Places on which no unit of the own side may stand. */
  readonly clear?: readonly FormationPlace[];
  readonly bonuses: readonly FormationBonus[];
}
