import type { Book } from '../../battle/book';
import type { Card } from '../../battle/card';
import { COMBAT_TYPES } from '../../battle/combatType';
import { COLUMNS } from '../../battle/position';
import {
  type AttritionRules,
  type EffectLimits,
  type HighGroundRules,
  type OptionalRules,
  type SiegeRules,
  type SupplyRules,
  ZONE_IDS,
  type ZoneRules,
} from '../../battle/rules';
import { SIDES } from '../../battle/sides';
import { COVER_QUALITIES } from '../../core/cover/quality';
import { ARCS } from '../../core/flanking/arcs';
import { GRAZINGS, type SightRules } from '../../core/sight/sightRules';
import { ability, abilityUses } from './abilityShape';
import {
  type Check,
  count,
  either,
  flag,
  keyed,
  listOf,
  nothing,
  oneOf,
  rowOf,
  shaped,
  tableById,
  text,
} from './checks';
import { battlefield, formation, terrain } from './groundShape';

const bySide = (check: Check): Check => keyed(SIDES, check);
const byType = (check: Check): Check => keyed(COMBAT_TYPES, check);
const columns = listOf(oneOf(COLUMNS));

const card = shaped<Card>({
  id: text,
  faction: either(text, nothing),
  type: oneOf(COMBAT_TYPES),
  cost: count,
  attack: count,
  defense: count,
  health: count,
  abilities: abilityUses,
});

const zone = shaped<ZoneRules>({ id: oneOf(ZONE_IDS), attack: byType(count), defense: count });

const rules = shaped<SiegeRules>({
  id: text,
  castleHealth: count,
  deckSize: count,
  copiesPerCard: count,
  factionsPerDeck: count,
  openingHand: bySide(count),
  mulligan: flag,
  handLimit: count,
  drawPerTurn: count,
  musterBelow: count,
  supply: shaped<SupplyRules>({
    base: count,
    perRound: count,
    cap: count,
    secondBonus: count,
    secondBonusRounds: count,
  }),
  unitsPerSide: count,
  deployColumns: bySide(columns),
  moveRange: byType(count),
  attackColumns: byType(count),
  castleColumns: byType(columns),
  zones: rowOf(COLUMNS.length, zone),
  mirrorZones: flag,
  zonesAtCastle: flag,
  angles: keyed(ARCS, count),
  surroundedFrom: count,
  formations: listOf(text),
  leastShare: count,
  leastDamage: count,
  screen: count,
  cover: keyed(COVER_QUALITIES, count),
  highGround: shaped<HighGroundRules>({ damage: count, meleeColumns: count }),
  hazardDamage: count,
  sight: shaped<SightRules>({ grazing: oneOf(GRAZINGS), eyeHeight: count, fogBlocks: flag }),
  terrain: listOf(text),
  attrition: shaped<AttritionRules>({ fromRound: count, step: count }),
  effects: shaped<EffectLimits>({ depth: count, number: count }),
  optional: shaped<OptionalRules>({
    domination: flag,
    dominationColumns: count,
    dominationAttack: count,
    zoneOwnership: flag,
    ownershipTurns: count,
    march: flag,
    riposteForAll: flag,
    riposteShare: count,
    riposteColumns: count,
  }),
});

export const book = shaped<Book>({
  rules,
  cards: tableById(card),
  abilities: tableById(ability),
  formations: listOf(formation),
  terrains: listOf(terrain),
  battlefields: tableById(battlefield),
});
