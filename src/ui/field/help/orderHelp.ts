import { lookUp } from '../../../kernel/dispatch';
import type { Maneuver } from '../../../skirmish/model/maneuver';
import { STANCES, type StanceEffect } from '../../../skirmish/model/rules';
import { faceDescription, faceName } from '../muster/faceWords';
import { type HelpLine, signed, type Teller, type Told, unless0 } from './told';

export const tellSight: Teller<'sight'> = ({ speak }, { grazing, eyeHeight, fogBlocks }) => [
  speak(`help.sight.${grazing}`),
  speak('help.sight.eye', { levels: eyeHeight }),
  ...(fogBlocks ? [speak('help.sight.fog')] : []),
];

export const tellFog: Teller<'fog'> = ({ speak }, { vision, haltOnSighting, scan }) => [
  speak('help.fog.vision', { vision }),
  ...(haltOnSighting ? [speak('help.fog.halt')] : []),
  ...(scan ? [speak('help.fog.scan')] : []),
];

export const tellStances: Teller<'stances'> = (told, stances) =>
  STANCES.flatMap((stance): readonly HelpLine[] => {
    const effect = stances[stance];
    if (effect === undefined) return [];
    return [{ name: told.speak(`field.stance.${stance}`), text: stanceText(told, effect) }];
  });

function stanceText({ speak }: Told, effect: StanceEffect): string {
  const { dealtPercent, takenPercent, movement = 0, movementAtMost, accuracy = 0, coverLevels = 0 } = effect;
  const said = [
    ...(dealtPercent === undefined ? [] : [speak('help.stance.dealt', { percent: dealtPercent })]),
    ...(takenPercent === undefined ? [] : [speak('help.stance.taken', { percent: takenPercent })]),
    ...unless0(movement, (value) => speak('help.stance.movement', { value: signed(value) })),
    ...(movementAtMost === undefined ? [] : [speak('help.stance.atMost', { value: movementAtMost })]),
    ...unless0(accuracy, (value) => speak('help.stance.accuracy', { value: signed(value) })),
    ...unless0(coverLevels, (value) => speak('help.stance.cover', { value: signed(value) })),
    ...(effect.isFlankedInMelee === true ? [speak('help.stance.flanked')] : []),
    ...(effect.hides === true ? [speak('help.stance.hides')] : []),
  ];
  return said.length === 0 ? speak('help.stance.plain') : said.join(', ');
}

export const tellManeuvers: Teller<'maneuvers'> = (told, ids) =>
  ids.flatMap((id): readonly HelpLine[] => {
    const face = lookUp(told.catalog.maneuvers, id);
    if (face === undefined) return [];
    const { language } = told;
    const text = `${faceDescription(face, language)} (${maneuverText(told, face)})`;
    return [{ name: faceName(face, language), text }];
  });

function maneuverText({ speak, stat }: Told, maneuver: Maneuver): string {
  const { movement, actions, stats, squares, modifiers, cooldown, uses } = maneuver;
  const [least, most] = squares;
  return [
    speak('help.maneuver.costs', { movement, actions }),
    ...Object.entries(stats).map(([name, value]) => speak('help.maneuver.needs', { stat: stat(name), value })),
    speak('help.maneuver.squares', { least, most }),
    ...modifiers.map((modifier) => speak(`help.maneuver.${modifier.stat}`, { value: signed(modifier.value) })),
    ...(cooldown === undefined ? [] : [speak('help.maneuver.cooldown', { rounds: cooldown })]),
    ...(uses === undefined ? [] : [speak('help.maneuver.uses', { uses })]),
  ].join('; ');
}

export const tellFormations: Teller<'formations'> = (told, { ids, divisor, leads }) => {
  const { speak, stat, catalog, language } = told;
  return [
    speak('help.formations.leads', { stat: stat(leads.stat), least: leads.least }),
    ...(divisor === 1 ? [] : [speak('help.formations.divisor', { divisor })]),
    ...ids.flatMap((id): readonly HelpLine[] => {
      const face = lookUp(catalog.formations, id);
      if (face === undefined) return [];
      const { minimum, maximum, needsLeader } = face;
      const units = speak('help.formations.units', { minimum, maximum, leader: needsLeader ? 'yes' : 'no' });
      return [{ name: faceName(face, language), text: `${faceDescription(face, language)} (${units})` }];
    }),
  ];
};
