import type { Language } from '../../../content/catalog';
import type { FieldCatalog } from '../../../content/field/catalog';
import { lookUp } from '../../../kernel/dispatch';
import { HUMAN } from '../../../store/field/fieldSeatsSlice';
import { generatedGround } from '../../../store/field/setup/battlefieldWord';
import type { FieldSetup } from '../../../store/field/setup/fieldSetup';
import { modeOf, opponentOf, ownSideOf } from '../../../store/field/setup/seats';
import type { SetupProblem } from '../../../store/field/setup/setupProblem';
import type { FieldSpeak } from '../../../words/field/narrator';
import { faceName } from './faceWords';

/** The battle in a sentence. */
export function setupSentence(speak: FieldSpeak, catalog: FieldCatalog, setup: FieldSetup, language: Language): string {
  const { seats } = setup;
  const own = ownSideOf(seats);
  const rulesFace = lookUp(catalog.rules, setup.rules);
  const seat = (side: 'left' | 'right') => seatName(speak, catalog, seats[side], language);
  return speak(`muster.sentence.${modeOf(seats)}`, {
    rules: rulesFace === undefined ? setup.rules : faceName(rulesFace, language),
    ground: groundName(speak, catalog, setup, language),
    opponent: seat(own === 'left' ? 'right' : 'left'),
    order: own === 'left' ? 'first' : 'second',
    left: seat('left'),
    right: seat('right'),
  });
}

function groundName(
  speak: FieldSpeak,
  { battlefields }: FieldCatalog,
  { battlefield }: Pick<FieldSetup, 'battlefield'>,
  language: Language,
): string {
  const face = lookUp(battlefields, battlefield);
  if (face !== undefined) return faceName(face, language);
  const generated = generatedGround(battlefield);
  if (generated === null) return battlefield;
  return speak('muster.sentence.lot', { seed: String(generated.seed) });
}

/** "Soldier (Wall)"; the usual manner isn't said. */
function seatName(speak: FieldSpeak, { levels, strategies }: FieldCatalog, seat: string, language: Language) {
  const opponent = opponentOf(seat);
  const level = opponent === null ? undefined : lookUp(levels, opponent.level);
  if (opponent === null || level === undefined) return seat === HUMAN ? '' : seat;
  const strategy = lookUp(strategies, opponent.strategy);
  const name = faceName(level, language);
  if (strategy === undefined || seat === opponent.level) return name;
  return speak('muster.seat', { level: name, strategy: faceName(strategy, language) });
}

/** Why the battle can't begin, in a sentence. */
export function problemSentence(speak: FieldSpeak, problem: SetupProblem): string {
  if (!('side' in problem)) return speak(`muster.problem.${problem.kind}`, { ...problem });
  return speak(`muster.problem.${problem.kind}`, { ...problem, side: speak(`field.side.${problem.side}`) });
}
