import type { Formation, FormationSlot } from '../../core/formations/formation';
import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { GroundCatalog } from '../../core/ground/ground';
import type { BySide } from '../../kernel/sides';
import type { AreaPart, Maneuver } from './maneuver';
import type { FieldRuleSet } from './rules';
import type { UnitKind, Weapon } from './unitKind';

/** A slot whose unit is chosen by traits. */
export interface FieldSlot extends FormationSlot {
  readonly prefers?: readonly string[];
}

/** How much an opponent likes a formation, from −100 to 100: by how near the enemy is and who is stronger, and by what he fights with. */
export interface FormationSuits {
  readonly far: number;
  readonly stronger: number;
  readonly weaker: number;
  readonly againstMelee: number;
  readonly againstShooters: number;
}

export interface FieldFormation extends Omit<Formation, 'slots'> {
  readonly slots: readonly FieldSlot[];
  /** Indifferent if left out. */
  readonly suits?: FormationSuits;
}

/** Terrain on top of cells; null rounds last for ever. */
export interface PlacedArea extends Omit<AreaPart, 'rounds'> {
  readonly at: Position;
  readonly rounds: number | null;
}

/** A battlefield as the rules know it. */
export interface FieldMap {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Ids, row by row. */
  readonly terrain: readonly string[];
  readonly elevation: readonly number[];
  readonly obstacles: readonly { readonly kind: string; readonly positions: readonly Position[] }[];
  readonly control?: readonly Position[];
  readonly spawns?: BySide<readonly Position[]>;
  readonly facing?: BySide<Direction>;
  readonly areas: readonly PlacedArea[];
  /** In percent; the rule set's if left out. */
  readonly opening?: number;
}

/** Everything that the rules of one battle know: one rule set with its roster, and the ground. */
export interface FieldBook extends GroundCatalog {
  readonly rules: FieldRuleSet;
  readonly units: Readonly<Record<string, UnitKind>>;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly maneuvers: Readonly<Record<string, Maneuver>>;
  readonly formations: Readonly<Record<string, FieldFormation>>;
  readonly maps: Readonly<Record<string, FieldMap>>;
}
