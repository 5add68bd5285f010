import { getArrow } from '../../core/geometry/direction';
import { type DispatchTable, dispatch } from '../../kernel/dispatch';
import type { SkirmishEvent } from '../../skirmish/model/events';
import type { HeardEvent } from '../../skirmish/view/observeEvents';
import type { Values } from '../speak';
import type { FieldWord } from './en';
import { cellName, type FieldNarrator, unitName } from './narrator';
import { tellAttack } from './tellAttack';

const silent = (): null => null;

/** A sentence about one unit. */
function ofUnit(word: FieldWord, values: (narrator: FieldNarrator) => Values = () => ({})) {
  return (narrator: FieldNarrator, unit: string): string =>
    narrator.speak(word, { unit: unitName(narrator, unit), ...values(narrator) });
}

const TELLERS: DispatchTable<SkirmishEvent, FieldNarrator, string | null> = {
  battleStarted: ({ speak }) => speak('field.battleStarted'),
  rolled: silent,
  deployed: (narrator, { unit, at }) => ofUnit('field.deployed', () => ({ at: cellName(at) }))(narrator, unit),
  readied: ({ speak }, { side }) => speak('field.readied', { side: speak(`field.side.${side}`) }),
  roundStarted: silent,
  turnStarted: silent,
  refilled: silent,
  spent: silent,
  moveOpened: silent,
  moved: (narrator, { unit, to, facing }) =>
    ofUnit('field.moved', () => ({ to: cellName(to), arrow: getArrow(facing) }))(narrator, unit),
  stepped: (narrator, { unit, to, facing }) =>
    ofUnit('field.stepped', () => ({ to: cellName(to), arrow: getArrow(facing) }))(narrator, unit),
  setBack: (narrator, { unit, to }) => ofUnit('field.setBack', () => ({ to: cellName(to) }))(narrator, unit),
  halted: (narrator, { unit, reason }) => ofUnit('field.halted', () => ({ reason }))(narrator, unit),
  slipped: (narrator, { unit, at }) => ofUnit('field.slipped', () => ({ at: cellName(at) }))(narrator, unit),
  stopped: (narrator, { unit, reason }) => ofUnit('field.stopped', () => ({ reason }))(narrator, unit),
  disengaged: (narrator, { unit }) => ofUnit('field.disengaged')(narrator, unit),
  faced: (narrator, { unit, direction }) =>
    ofUnit('field.faced', ({ speak }) => ({
      direction: speak(`field.direction.${direction}`),
      arrow: getArrow(direction),
    }))(narrator, unit),
  provoked: (narrator, { unit, by }) =>
    ofUnit('field.provoked', () => ({ by: unitName(narrator, by) }))(narrator, unit),
  attacked: tellAttack,
  damaged: (narrator, { unit, amount, by }) =>
    by === 'attack' ? null : ofUnit('field.damaged', () => ({ amount, by }))(narrator, unit),
  fell: (narrator, { unit }) => ofUnit('field.fell')(narrator, unit),
  healed: (narrator, { unit, by, amount }) =>
    ofUnit('field.healed', () => ({ by: unitName(narrator, by), amount }))(narrator, unit),
  forced: (narrator, { unit, kind, path }) => {
    const end = path.at(-1);
    if (end === undefined) return ofUnit('field.held.place')(narrator, unit);
    return ofUnit('field.forced', () => ({ kind, to: cellName(end) }))(narrator, unit);
  },
  fellDown: (narrator, { unit, squares, damage }) =>
    ofUnit('field.fellDown', () => ({ squares, damage }))(narrator, unit),
  stanceTaken: (narrator, { unit, stance }) =>
    ofUnit('field.stanceTaken', ({ speak }) => ({ stance: speak(`field.stance.${stance}`) }))(narrator, unit),
  maneuvered: (narrator, { unit, maneuver, effects }) =>
    ofUnit('field.maneuvered', ({ names }) => ({
      maneuver: names.maneuver(maneuver),
      failed: effects.includes('movement_failed') ? 'yes' : 'no',
    }))(narrator, unit),
  guarded: (narrator, { unit, defense }) => ofUnit('field.guarded', () => ({ defense }))(narrator, unit),
  exposed: (narrator, { unit }) => ofUnit('field.exposed')(narrator, unit),
  shaken: (narrator, { unit }) => ofUnit('field.shaken')(narrator, unit),
  held: (narrator, { unit }) => ofUnit('field.held')(narrator, unit),
  recovered: (narrator, { unit }) => ofUnit('field.recovered')(narrator, unit),
  formationEstablished: ({ speak, names }, { formation: { side, formation, anchor, facing } }) =>
    speak('field.formationEstablished', {
      side: speak(`field.side.${side}`),
      formation: names.formation(formation),
      at: cellName(anchor),
      direction: speak(`field.direction.${facing}`),
    }),
  formationMarched: ({ speak }, { id, squares, direction }) =>
    speak('field.formationMarched', { id, squares, direction: speak(`field.direction.${direction}`) }),
  formationFailed: ({ speak }) => speak('field.formationFailed'),
  formationChecked: ({ speak }, { id, integrity }) => speak('field.formationChecked', { id, integrity }),
  formationDisrupted: ({ speak }, { id }) => speak('field.formationDisrupted', { id }),
  formationDisbanded: ({ speak }, { id }) => speak('field.formationDisbanded', { id }),
  built: (narrator, { unit, at }) => ofUnit('field.built', () => ({ at: cellName(at) }))(narrator, unit),
  demolished: (narrator, { unit, at }) => ofUnit('field.demolished', () => ({ at: cellName(at) }))(narrator, unit),
  obstacleDamaged: ({ speak }, { at, amount }) => speak('field.obstacleDamaged', { at: cellName(at), amount }),
  obstacleDestroyed: ({ speak }, { at }) => speak('field.obstacleDestroyed', { at: cellName(at) }),
  trapSprung: (narrator, { unit, at }) => ofUnit('field.trapSprung', () => ({ at: cellName(at) }))(narrator, unit),
  areaPlaced: ({ speak }, { area: { at, obscures } }) =>
    speak('field.areaPlaced', { at: cellName(at), smoke: obscures === true ? 'yes' : 'no' }),
  areaAged: silent,
  areaEnded: ({ speak }, { at }) => speak('field.areaEnded', { at: cellName(at) }),
  rallied: (narrator, { unit, by }) => ofUnit('field.rallied', () => ({ by: unitName(narrator, by) }))(narrator, unit),
  scanned: (narrator, { unit, seen }) => ofUnit('field.scanned', () => ({ count: seen.length }))(narrator, unit),
  revealed: (narrator, { unit }) => ofUnit('field.revealed')(narrator, unit),
  cloaked: (narrator, { unit }) => ofUnit('field.cloaked')(narrator, unit),
  remembered: silent,
  sighted: (narrator, { side, unit }) =>
    ofUnit('field.sighted', ({ speak }) => ({ side: speak(`field.side.${side}`) }))(narrator, unit),
  lostSight: (narrator, { side, unit }) =>
    ofUnit('field.lostSight', ({ speak }) => ({ side: speak(`field.side.${side}`) }))(narrator, unit),
  waited: silent,
  controlCounted: ({ speak }, { counts: { left, right } }) => speak('field.controlCounted', { left, right }),
  drawOffered: ({ speak }, { side }) => speak('field.drawOffered', { side: speak(`field.side.${side}`) }),
  drawDeclined: ({ speak }) => speak('field.drawDeclined'),
  turnEnded: silent,
  battleEnded: ({ speak }, { winner, reason }) => speak('field.ended', { winner, reason }),
};

/** What an event is in words; null for what nobody needs to be told. */
export function tellField(narrator: FieldNarrator, event: HeardEvent): string | null {
  if (event.type === 'attacked') return tellAttack(narrator, event);
  return dispatch(TELLERS, narrator, event);
}
