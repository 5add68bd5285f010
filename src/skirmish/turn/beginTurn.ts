import { inReadingOrder } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import { hurt } from '../attack/hurt';
import { checkMorale } from '../attack/morale';
import { checkFormations } from '../formations/integrity';
import { fieldSurvey, lastingDamageAt } from '../ground/fieldSurvey';
import type { SkirmishPlay } from '../model/play';
import { type StandingUnit, unitsOf } from '../model/state';
import { actionsOf, movementOf } from '../movement/economy';
import { updateKnowledge } from '../sight/updateKnowledge';
import { checkEnd } from './victory';

/** The start of a side's turn: counters, ground that hurts, area effects, formations. */
export function beginTurn(play: SkirmishPlay, side: Side): void {
  play.emit({ type: 'turnStarted', side });
  for (const unit of unitsOf(play.state, side)) refill(play, unit);
  sufferGround(play, side);
  if (side === 'left' && play.state.round > 1) ageAreas(play);
  const own = unitsOf(play.state, side).map(({ id }) => id);
  checkFormations(play, own);
  updateKnowledge(play);
  checkEnd(play);
}

function refill(play: SkirmishPlay, unit: StandingUnit): void {
  const { book, state } = play;
  const { economy } = book.rules;
  const actions = actionsOf(book, state, unit);
  play.emit({
    type: 'refilled',
    unit: unit.id,
    actions,
    movement: economy.movement === 'action' ? 0 : movementOf(book, state, unit),
    steps: economy.steps,
    attacks: economy.attacksPerTurn ?? actions,
  });
}

function sufferGround(play: SkirmishPlay, side: Side): void {
  const survey = fieldSurvey(play.book, play.state.ground);
  const units = unitsOf(play.state, side).sort((a, b) => inReadingOrder(a.position, b.position));
  for (const { id, position } of units) {
    hurt(play, id, lastingDamageAt(survey, position), 'terrain');
  }
  checkMorale(play);
}

function ageAreas(play: SkirmishPlay): void {
  for (const { id, at, rounds } of play.state.ground.areas) {
    if (rounds === null) continue;
    if (rounds <= 1) play.emit({ type: 'areaEnded', id, at });
    else play.emit({ type: 'areaAged', id, rounds: rounds - 1 });
  }
}
