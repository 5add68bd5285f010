import { readdirSync, readFileSync } from 'node:fs';
import type { CoverTable } from '../../../src/core/cover/coverTable';
import type { ArcPercents } from '../../../src/core/flanking/arcs';
import type { FlankingRules } from '../../../src/core/flanking/flankingRules';
import type { PressureRules } from '../../../src/core/flanking/pressure';
import type { Formation } from '../../../src/core/formations/formation';
import type { HighGroundRules } from '../../../src/core/ground/elevation';
import type { GroundCatalog } from '../../../src/core/ground/ground';
import type { SightRules } from '../../../src/core/sight/sightRules';

/** The shipped JSON as it is: the core's tests need no checker, `test/content` holds that every file is right. */
const SHELF = new URL('../../../cards/', import.meta.url);

function readCard<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(path, SHELF), 'utf8'));
}

function readFolder<Shape>(folder: string): Shape[] {
  return readdirSync(new URL(folder, SHELF))
    .sort()
    .map((file) => readCard(`${folder}/${file}`));
}

export const CATALOG: GroundCatalog = { terrains: readFolder('terrain'), obstacles: readFolder('obstacles') };

interface Clockwork {
  readonly arcs: ArcPercents;
  readonly frontalShieldPercent: number;
  readonly highGround: HighGroundRules;
  readonly sight: SightRules;
}
interface D20 {
  readonly pressure: PressureRules;
  readonly cover: CoverTable;
  readonly highGround: HighGroundRules;
}
interface D50 {
  readonly flanking: FlankingRules;
  readonly cover: CoverTable;
  readonly highGround: HighGroundRules;
}
interface TwoDice {
  readonly flanking: FlankingRules;
}

export const CLOCKWORK: Clockwork = readCard('rules/clockwork.json');
export const D20: D20 = readCard('rules/d20.json');
export const D50: D50 = readCard('rules/d50.json');
export const TWO_DICE: TwoDice = readCard('rules/2d6.json');

export const PHALANX: Formation = readCard('formations/phalanx.json');
export const SKIRMISH_LINE: Formation = readCard('formations/skirmish-line.json');
export const SIEGE_PHALANX: Formation = readCard('formations/siege-phalanx.json');
export const SIEGE_SKIRMISH_LINE: Formation = readCard('formations/siege-skirmish-line.json');
export const SIEGE_VANGUARD: Formation = readCard('formations/siege-vanguard.json');
