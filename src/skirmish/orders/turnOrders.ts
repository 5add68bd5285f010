import { isSamePosition } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import type { OrderOf } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { fieldUnitAt, mustFindUnit, mustStand, type SkirmishState } from '../model/state';
import { updateKnowledge } from '../sight/updateKnowledge';
import { beginTurn } from '../turn/beginTurn';
import { endTurn } from '../turn/endTurn';
import { firstOf, type Judged, ofOwnUnit, whyOffBoard } from './judged';

/** How many rounds after an offer the same side may make another. */
const OFFER_PAUSE = 5;

export function judgeDeploy(judged: Judged, { unit: id, at }: OrderOf<'deploy'>): SkirmishRefusal | null {
  const { state, side } = judged;
  if (state.phase !== 'deployment') return refusal('NOT_IN_RULES');
  return ofOwnUnit(judged, id, (unit) =>
    firstOf(
      () => whyOffBoard(judged, at),
      () => (state.ready[side] ? refusal('NOT_YOUR_TURN') : null),
      () => {
        const isSpawn = state.spawns[side].some((cell) => isSamePosition(cell, at));
        const isOther = !isSamePosition(unit.position, at);
        return isSpawn && isOther ? null : refusal('position_blocked', { blockedPosition: at });
      },
    ),
  );
}

/** Onto an own unit's cell: they swap. */
export function runDeploy(play: SkirmishPlay, { unit, at }: OrderOf<'deploy'>): void {
  const { position: from } = mustStand(play.state, unit);
  const other = fieldUnitAt(play.state, at.x, at.y);
  play.emit({ type: 'deployed', unit, at });
  if (other !== null) play.emit({ type: 'deployed', unit: other.id, at: from });
}

/** Whoever isn't ready yet, Left first, unless the order says who. */
export function readySideOf(state: SkirmishState, { side }: OrderOf<'ready'>): Side {
  return side ?? (state.ready.left ? 'right' : 'left');
}

export function judgeReady({ state }: Judged, order: OrderOf<'ready'>): SkirmishRefusal | null {
  if (state.phase !== 'deployment') return refusal('NOT_IN_RULES');
  return state.ready[readySideOf(state, order)] ? refusal('NOT_YOUR_TURN') : null;
}

export function runReady(play: SkirmishPlay, order: OrderOf<'ready'>): void {
  const { state } = play;
  play.emit({ type: 'readied', side: readySideOf(state, order) });
  if (!state.ready.left || !state.ready.right) return;
  play.emit({ type: 'battleStarted' });
  play.emit({ type: 'roundStarted', round: 1 });
  updateKnowledge(play);
  beginTurn(play, 'left');
}

export function judgeWait(judged: Judged, { unit }: OrderOf<'wait'>): SkirmishRefusal | null {
  return ofOwnUnit(judged, unit, () => null);
}

export function runWait(play: SkirmishPlay, { unit }: OrderOf<'wait'>): void {
  if (!mustFindUnit(play.state, unit).isWaiting) play.emit({ type: 'waited', unit });
}

export function runEnd(play: SkirmishPlay): void {
  endTurn(play);
}

export function runForfeit({ state, emit }: SkirmishPlay): void {
  emit({ type: 'battleEnded', winner: opponentOf(state.turn), reason: 'forfeit' });
}

export function judgeOffer({ state, side }: Judged): SkirmishRefusal | null {
  const last = state.lastOffer[side];
  if (state.offer === side) return refusal('OFFER_TOO_SOON');
  return last !== null && state.round < last + OFFER_PAUSE ? refusal('OFFER_TOO_SOON') : null;
}

export function runOffer({ state, emit }: SkirmishPlay): void {
  emit({ type: 'drawOffered', side: state.turn });
}

export function judgeAnswer({ state, side }: Judged): SkirmishRefusal | null {
  return state.offer === opponentOf(side) ? null : refusal('NO_OFFER');
}

export function runAccept({ emit }: SkirmishPlay): void {
  emit({ type: 'battleEnded', winner: 'draw', reason: 'agreement' });
}

export function runDecline({ state, emit }: SkirmishPlay): void {
  emit({ type: 'drawDeclined', side: state.turn });
}
