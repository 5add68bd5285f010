import type { ByCoverQuality } from '../../core/cover/quality';
import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';
import type { BySide } from '../../kernel/sides';
import type { PlacedArea } from '../../skirmish/model/book';
import type { GeneratorRules } from '../../skirmish/model/generator';
import type { AreaPart, Maneuver } from '../../skirmish/model/maneuver';
import type { FieldRuleSet, Stat } from '../../skirmish/model/rules';
import type { FieldLevel, FieldStrategy } from '../../skirmish/model/strategy';
import type { UnitKind, Weapon } from '../../skirmish/model/unitKind';
import type { DescribedWords, FormationFace, Named, ObstacleFace, TerrainFace, Translations } from '../catalog';

/** A rule set's words: of the levels of cover, of stats and distances, and of what flanking is worth. */
export interface FieldRulesWords extends DescribedWords {
  readonly stats?: Readonly<Record<Stat, string>>;
  readonly bands?: Readonly<Record<string, string>>;
  readonly cover?: ByCoverQuality<string>;
  readonly flanking?: { readonly description: string };
}

export interface FieldRulesFace extends FieldRuleSet, DescribedWords {
  /** What each unit has figures for, and their names. */
  readonly stats: Readonly<Record<Stat, string>>;
  /** The rule set whose units and weapons are played with; its own if left out. */
  readonly roster?: string;
  readonly translations: Translations<FieldRulesWords>;
}

export interface FieldUnitFace extends UnitKind, Named {
  readonly rules: string;
  /** The letter on the board as text. */
  readonly glyph: string;
  readonly translations: Translations<Named>;
}

export interface WeaponFace extends Weapon, Named {
  readonly rules: string;
  readonly translations: Translations<Named>;
}

export interface ManeuverFace extends Maneuver, DescribedWords {
  readonly translations: Translations<DescribedWords>;
}

export interface StrategyFace extends FieldStrategy, DescribedWords {
  readonly translations: Translations<DescribedWords>;
}

export interface FieldLevelFace extends FieldLevel, DescribedWords {
  /** The order in which people choose: 1 is the weakest. */
  readonly rank: number;
  readonly translations: Translations<DescribedWords>;
}

/** An area effect as a battlefield writes it. */
export interface AreaEffect extends Pick<PlacedArea, 'at' | 'rounds'> {
  readonly area: Pick<AreaPart, 'shape' | 'reach'>;
  readonly effect: Pick<AreaPart, 'damage' | 'obscures' | 'cost'>;
}

/** A battlefield as its file states it: cells are written as letters and numbers, and read as positions. */
export interface FieldBattlefieldFace extends Named {
  readonly id: string;
  /** What a square measures: a label. */
  readonly scale: string;
  readonly rows: readonly string[];
  /** Digits, added to what the terrain states. */
  readonly elevation?: readonly string[];
  readonly obstacles?: readonly { readonly kind: string; readonly positions: readonly Position[] }[];
  readonly control?: readonly Position[];
  readonly spawns?: BySide<readonly Position[]>;
  readonly facing?: BySide<Direction>;
  readonly areaEffects?: readonly AreaEffect[];
  /** In percent, one number or by the id of a rule set. */
  readonly opening?: number | Readonly<Record<string, number>>;
  readonly translations: Translations<Named>;
}

export interface GeneratorFace extends GeneratorRules {
  readonly id: string;
}

type Table<Face> = Readonly<Record<string, Face>>;

/** Everything that the open field is made of, checked and deeply frozen. */
export interface FieldCatalog {
  readonly rules: Table<FieldRulesFace>;
  /** By the id of their rule set: several sets have an archer. */
  readonly units: Table<Table<FieldUnitFace>>;
  readonly weapons: Table<Table<WeaponFace>>;
  readonly maneuvers: Table<ManeuverFace>;
  readonly formations: Table<FormationFace>;
  readonly strategies: Table<StrategyFace>;
  readonly levels: Table<FieldLevelFace>;
  readonly battlefields: Table<FieldBattlefieldFace>;
  readonly terrain: Table<TerrainFace>;
  readonly obstacles: Table<ObstacleFace>;
  /** Null while its file is broken or gone. */
  readonly generator: GeneratorRules | null;
}

/** The rule set whose units a rule set is played with. */
export function rosterOf({ id, roster = id }: Pick<FieldRulesFace, 'id' | 'roster'>): string {
  return roster;
}
