import { openStream } from '../../../kernel/chance';
import { playOn } from '../../../kernel/game';
import { apply } from '../../../skirmish/apply';
import { emptyField, groundOf } from '../../../skirmish/begin/begin';
import { spawnsOf } from '../../../skirmish/begin/placeSquads';
import { integrityOf } from '../../../skirmish/formations/integrity';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import type { FieldUnit, SkirmishState } from '../../../skirmish/model/state';
import { actionsOf, movementOf } from '../../../skirmish/movement/economy';
import { updateKnowledge } from '../../../skirmish/sight/updateKnowledge';
import type { Reading } from '../../scenario/reading';
import { scenarioFormations } from './formations';
import type { FieldScenarioFile } from './scenarioSchema';
import type { FieldUnitSketch } from './unitSchema';
import { scenarioUnits } from './units';

/** The position that a scenario begins with: after the start of the turn, and each side has looked around. */
export function fieldScenarioPosition(
  reading: Reading<FieldScenarioFile>,
  book: FieldBook,
  map: FieldMap,
): SkirmishState {
  const { round = 1, turn = 'left', phase = 'battle', control, rolls, seed = 1 } = reading.scenarioFile;
  const ground = groundOf(book, map);
  const units = scenarioUnits(reading, book, map, ground);
  const formations = scenarioFormations(reading, book, units);
  const state: SkirmishState = {
    ...emptyField(book, map, ground),
    phase,
    round,
    turn,
    units,
    spawns: spawnsOf(book, map, ground),
    counts: { left: control?.left ?? 0, right: control?.right ?? 0 },
    formations,
    nextFormation: 1 + Math.max(0, ...formations.map(({ id }) => id)),
    chance:
      rolls === undefined
        ? { kind: 'stream', stream: openStream(seed, 'rules') }
        : { kind: 'planned', rolls: [...rolls] },
  };
  if (phase === 'battle') {
    state.ready.left = true;
    state.ready.right = true;
  }
  state.formations = formations.map((formation) => ({ ...formation, integrity: integrityOf(book, state, formation) }));
  for (const unit of units) fillCounters(book, state, unit, sketchOf(reading, unit.id));
  updateKnowledge(playOn({ book, apply }, state, []));
  return state;
}

function sketchOf({ scenarioFile }: Reading<FieldScenarioFile>, id: string): FieldUnitSketch | undefined {
  return scenarioFile.units?.find((sketch) => sketch.id === id);
}

/** As filled for a turn, unless the scenario says otherwise. */
function fillCounters(
  book: FieldBook,
  state: SkirmishState,
  unit: FieldUnit,
  sketch: FieldUnitSketch | undefined,
): void {
  const { economy } = book.rules;
  const actions = actionsOf(book, state, unit);
  const attacks = economy.attacksPerTurn ?? actions;
  const needsOpening = economy.movement === 'action';
  Object.assign(unit, {
    actions: sketch?.actions ?? actions,
    movement: sketch?.movement ?? (needsOpening ? 0 : movementOf(book, state, unit)),
    steps: sketch?.steps ?? economy.steps,
    attacks: sketch?.attacks ?? Math.max(0, attacks - (unit.hasAttacked ? 1 : 0)),
    hasOpenedMove: needsOpening && sketch?.movement !== undefined,
  });
}
