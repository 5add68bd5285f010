import type { BattleEvent } from '../../battle/model/events';
import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { StepSoFar } from '../playback/score';

type Step = StepSoFar<BattleEvent>;

type Joining<Type extends BattleEvent['type']> = (
  step: Step,
  event: Extract<BattleEvent, { type: Type }>,
) => number | null;

/** A wound is seen to empty the bar before who bears it falls. */
const BEFORE_FALL = 140;
const BETWEEN_DRAWS = 90;
/** Cards come while the ribbon of the turn is still in sight. */
const DRAWN_AFTER_TURN = 300;

const alone = (): null => null;
const only = ({ events }: Step, ...types: readonly BattleEvent['type'][]): boolean =>
  events.every(({ type }) => types.includes(type));

/** What one ability does to several at once. A unit that it has already concerned waits for the next step. */
function together(step: Step, event: { readonly type: string; readonly by: string; readonly ability: string }) {
  const { first } = step;
  const isSameDeed =
    first.type === event.type && 'by' in first && first.by === event.by && first.ability === event.ability;
  return isSameDeed && only(step, first.type, 'fell') && isNew(step, event) ? step.latest : null;
}

function isNew({ events }: Step, event: object): boolean {
  const unit = unitOf(event);
  return unit === null || events.every((other) => unitOf(other) !== unit);
}

function unitOf(event: object): string | null {
  return 'unit' in event && typeof event.unit === 'string' ? event.unit : null;
}

const wounded: Joining<'wounded'> = ({ first, events, landsAt }, { unit }) => {
  const isBlow = first.type === 'struck' || first.type === 'countered';
  return isBlow && events.length === 1 && first.target === unit ? landsAt : null;
};

const fell: Joining<'fell'> = ({ events, latest }, { unit }) => {
  const last = events.at(-1);
  const isHurt = last?.type === 'wounded' || last?.type === 'hurt' || last?.type === 'burned';
  return isHurt && last.unit === unit ? latest + BEFORE_FALL : null;
};

const drawn = (step: Step): number | null => {
  const begins = step.events.some(({ type }) => type === 'turnBegan');
  if (!begins) return only(step, 'cardDrawn', 'cardOverdrawn') ? step.latest + BETWEEN_DRAWS : null;
  if (!only(step, 'columnsHeld', 'turnEnded', 'turnBegan', 'cardDrawn', 'cardOverdrawn')) return null;
  return step.latest === 0 ? DRAWN_AFTER_TURN : step.latest + BETWEEN_DRAWS;
};

const afterTurn = (step: Step): number | null => (only(step, 'columnsHeld', 'turnEnded') ? 0 : null);
const silently = ({ latest }: Step): number => latest;

/** When an event begins within the step before it; null when it opens a step of its own. */
const JOINING: DispatchTable<BattleEvent, Step, number | null> = {
  mulliganed: alone,
  turnBegan: afterTurn,
  attrition: afterTurn,
  cardDrawn: drawn,
  cardOverdrawn: drawn,
  deployed: alone,
  moved: (step, event) => (only(step, 'moved') && isNew(step, event) ? 0 : null),
  struck: alone,
  countered: alone,
  cellStruck: alone,
  wounded,
  burned: (step, event) => (only(step, 'burned', 'fell') && isNew(step, event) ? step.latest : null),
  hurt: together,
  healed: together,
  emboldened: together,
  readied: together,
  shoved: together,
  played: alone,
  granted: together,
  turned: together,
  swapped: together,
  recalled: together,
  groundChanged: together,
  concealed: silently,
  braced: alone,
  fell,
  castleStruck: alone,
  columnsHeld: alone,
  effectsCut: silently,
  turnEnded: (step) => (only(step, 'columnsHeld') ? 0 : null),
  battleEnded: alone,
};

export function beginsIn(step: Step, event: BattleEvent): number | null {
  return dispatch<BattleEvent, Step, number | null>(JOINING, step, event);
}
