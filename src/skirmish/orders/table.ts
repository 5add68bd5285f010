import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { Side } from '../../kernel/sides';
import { judgeForm, runForm } from '../formations/form';
import { judgeDisband, judgeMarch, runDisband, runMarch } from '../formations/march';
import { judgeManeuver } from '../maneuvers/judge';
import { runManeuver } from '../maneuvers/run';
import type { FieldBook } from '../model/book';
import type { SkirmishOrder, SkirmishOrderType } from '../model/orders';
import type { SkirmishPlay } from '../model/play';
import { refusal, type SkirmishRefusal } from '../model/refusals';
import { findFieldUnit, type SkirmishState } from '../model/state';
import { updateKnowledge } from '../sight/updateKnowledge';
import { checkEnd } from '../turn/victory';
import { knownTo } from '../view/knownTo';
import {
  judgeBuild,
  judgeDemolish,
  judgeHeal,
  judgeRally,
  judgeScan,
  runBuild,
  runDemolish,
  runHeal,
  runRally,
  runScan,
} from './abilities';
import { judgeAttack, runAttack } from './attack';
import { judgeFace, runFace } from './face';
import type { Judged } from './judged';
import { judgeDisengage, judgeMove, judgeStep, runDisengage, runMove, runStep } from './move';
import { judgeStance, runStance } from './stance';
import {
  judgeAnswer,
  judgeDeploy,
  judgeOffer,
  judgeReady,
  judgeWait,
  readySideOf,
  runAccept,
  runDecline,
  runDeploy,
  runEnd,
  runForfeit,
  runOffer,
  runReady,
  runWait,
} from './turnOrders';

/** Why an order isn't legal, by what its side knows. */
const JUDGES: DispatchTable<SkirmishOrder, Judged, SkirmishRefusal | null> = {
  deploy: judgeDeploy,
  ready: judgeReady,
  move: judgeMove,
  disengage: judgeDisengage,
  step: judgeStep,
  face: judgeFace,
  attack: judgeAttack,
  stance: judgeStance,
  maneuver: judgeManeuver,
  form: judgeForm,
  march: judgeMarch,
  disband: judgeDisband,
  heal: judgeHeal,
  rally: judgeRally,
  build: judgeBuild,
  demolish: judgeDemolish,
  scan: judgeScan,
  wait: judgeWait,
  end: () => null,
  forfeit: () => null,
  offerDraw: judgeOffer,
  acceptDraw: judgeAnswer,
  declineDraw: judgeAnswer,
};

/** What an order does. */
const RUNS: DispatchTable<SkirmishOrder, SkirmishPlay, void> = {
  deploy: runDeploy,
  ready: runReady,
  move: runMove,
  disengage: runDisengage,
  step: runStep,
  face: runFace,
  attack: runAttack,
  stance: runStance,
  maneuver: runManeuver,
  form: runForm,
  march: runMarch,
  disband: runDisband,
  heal: runHeal,
  rally: runRally,
  build: runBuild,
  demolish: runDemolish,
  scan: runScan,
  wait: runWait,
  end: runEnd,
  forfeit: runForfeit,
  offerDraw: runOffer,
  acceptDraw: runAccept,
  declineDraw: runDecline,
};

const IN_DEPLOYMENT: readonly SkirmishOrderType[] = ['deploy', 'ready'];

/** While squads are deployed each side orders for itself, in any sequence. */
function sideOfOrder(state: SkirmishState, order: SkirmishOrder): Side {
  if (state.phase !== 'deployment') return state.turn;
  if (order.type === 'ready') return readySideOf(state, order);
  return order.type === 'deploy' ? (findFieldUnit(state, order.unit)?.side ?? state.turn) : state.turn;
}

export function whyIllegal(book: FieldBook, state: SkirmishState, order: SkirmishOrder): SkirmishRefusal | null {
  const early = whyWrongPhase(state, order);
  if (early !== null) return early;
  const side = sideOfOrder(state, order);
  return judge({ book, state: knownTo(book, state, side), side }, order);
}

function whyWrongPhase({ phase }: SkirmishState, { type }: SkirmishOrder): SkirmishRefusal | null {
  if (phase === 'over') return refusal('BATTLE_OVER');
  if (!Object.hasOwn(JUDGES, type)) return refusal('invalid_parameters');
  return phase === 'deployment' && !IN_DEPLOYMENT.includes(type) ? refusal('NOT_YOUR_TURN') : null;
}

/** By what is known alone. */
export function judge(judged: Judged, order: SkirmishOrder): SkirmishRefusal | null {
  return dispatch(JUDGES, judged, order);
}

export function run(play: SkirmishPlay, order: SkirmishOrder): void {
  dispatch(RUNS, play, order);
  // Whatever happened may have shown or hidden somebody.
  updateKnowledge(play);
  checkEnd(play);
}
