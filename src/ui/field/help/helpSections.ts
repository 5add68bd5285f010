import type { Language } from '../../../content/catalog';
import type { FieldCatalog, FieldRulesFace } from '../../../content/field/catalog';
import type { FieldSpeak } from '../../../words/field/narrator';
import { statName } from '../muster/statName';
import { tellAttackRules, tellHealth, tellMorale } from './attackHelp';
import { tellDistance, tellEconomy, tellFacing, tellFalling, tellOpportunity, tellTerrain } from './moveHelp';
import { tellFog, tellFormations, tellManeuvers, tellSight, tellStances } from './orderHelp';
import { tellArcs, tellCover, tellFlanking, tellHighGround, tellPressure } from './placeHelp';
import type { HelpLine, RulesPart, Teller, Told } from './told';

export interface HelpSection {
  readonly part: RulesPart | 'terrain';
  readonly title: string;
  readonly lines: readonly HelpLine[];
}

/** A row for each part that a rule set can have: a new one fails to compile here. In the order of reading. */
const TELLERS: { readonly [Part in RulesPart]: Teller<Part> } = {
  victory: ({ speak }, { control, roundLimit }) => [
    speak('help.victory.last'),
    ...(control === undefined ? [] : [speak('help.victory.control', { turns: control })]),
    speak('help.victory.limit', { rounds: roundLimit }),
  ],
  economy: tellEconomy,
  attack: tellAttackRules,
  health: tellHealth,
  distance: tellDistance,
  facing: tellFacing,
  arcs: tellArcs,
  frontalShieldPercent: ({ speak }, percent) => [speak('help.frontalShieldPercent.percent', { percent })],
  flanking: tellFlanking,
  pressure: tellPressure,
  highGround: tellHighGround,
  cover: tellCover,
  opportunity: tellOpportunity,
  disengage: ({ speak }) => [speak('help.disengage.action')],
  initiative: ({ speak, stat }, name) => [speak('help.initiative.stat', { stat: stat(name) })],
  sight: tellSight,
  fog: tellFog,
  stealth: ({ speak }, by) => [speak(`help.stealth.${by}`)],
  stances: tellStances,
  maneuvers: tellManeuvers,
  formations: tellFormations,
  morale: tellMorale,
  falling: tellFalling,
  muster: ({ speak }, { least, most, credits }) => [
    speak('help.muster.size', { least, most, credits: String(credits) }),
  ],
};

/** How a rule set works, made from its file alone: a part that isn't there isn't told, and nobody asks for a set's name. */
export function helpSections(
  face: FieldRulesFace,
  catalog: FieldCatalog,
  speak: FieldSpeak,
  language: Language,
): readonly HelpSection[] {
  const told: Told = { face, catalog, language, speak, stat: (stat) => statName(face, stat, language) };
  const sections = (Object.keys(TELLERS) as RulesPart[]).flatMap((part): readonly HelpSection[] => {
    const value = face[part];
    if (value === undefined) return [];
    const tell = TELLERS[part] as (told: Told, value: unknown) => readonly HelpLine[];
    return [{ part, title: speak(`help.${part}`), lines: tell(told, value) }];
  });
  return [...sections, { part: 'terrain', title: speak('help.terrain'), lines: tellTerrain(told) }];
}
