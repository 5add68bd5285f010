import { readFileSync } from 'node:fs';
import type { CoverTable } from '../../../src/core/cover/coverTable';
import type { ArcPercents } from '../../../src/core/flanking/arcs';
import type { FlankingRules } from '../../../src/core/flanking/flankingRules';
import type { PressureRules } from '../../../src/core/flanking/pressure';
import type { Formation } from '../../../src/core/formations/formation';
import type { HighGroundRules } from '../../../src/core/ground/elevation';
import type { GroundCatalog } from '../../../src/core/ground/ground';
import type { SightRules } from '../../../src/core/sight/sightRules';

/** The JSON that the core is configured with. It moves to `cards/` on the day `content` has sheets for it: until then it is a stray there. */
const SHELF = '../cards/';

function readCards<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(SHELF + path, import.meta.url), 'utf8'));
}

export const CATALOG: GroundCatalog = {
  terrains: readCards('terrain/terrains.json'),
  obstacles: readCards('terrain/obstacles.json'),
};

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

export const CLOCKWORK: Clockwork = readCards('rules/clockwork.json');
export const D20: D20 = readCards('rules/d20.json');
export const D50: D50 = readCards('rules/d50.json');
export const TWO_DICE: TwoDice = readCards('rules/2d6.json');

export const PHALANX: Formation = readCards('formations/phalanx.json');
export const SKIRMISH_LINE: Formation = readCards('formations/skirmish-line.json');
export const SIEGE_PHALANX: Formation = readCards('formations/siege-phalanx.json');
export const SIEGE_SKIRMISH_LINE: Formation = readCards('formations/siege-skirmish-line.json');
export const SIEGE_VANGUARD: Formation = readCards('formations/siege-vanguard.json');
