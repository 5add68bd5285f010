import type { SkirmishEvent } from '../../../skirmish/model/events';
import type { Told } from '../../../store/field/hearing';
import type { FieldStep, HeardOf } from './effects';
import { BEFORE_FALL, CELL, landsAt, PROVOKED } from './times';

type Type = SkirmishEvent['type'];
type Heard = NonNullable<Told['heard']>;

/** A step as its viewer hears it: what is silent is none of it. */
interface Loud {
  readonly heard: readonly Heard[];
  readonly last: Heard;
  readonly latest: number;
}

type Joining<Row extends Type> = (step: Loud, event: HeardOf<Row>) => number | null;

const alone = (): null => null;
/** Seen and heard by nobody: part of whatever is being played. */
const silently = ({ latest }: Loud): number => latest;
/** Something more about the same deed, when it has come to pass: a token makes one movement at a time. */
const besides = ({ last, latest }: Loud): number => {
  if (last.type === 'attacked') return latest + landsAt(last);
  return last.type === 'moved' ? latest + CELL : latest;
};

const only = ({ heard }: Loud, ...types: readonly Type[]): boolean => heard.every(({ type }) => types.includes(type));

function isNew({ heard }: Loud, { unit }: { readonly unit: string }): boolean {
  return heard.every((other) => !('unit' in other) || other.unit !== unit);
}

/** Cell after cell without a rest; a formation's members one after the other. */
const walking: Joining<'moved'> = (step, { unit, by }) => {
  const { last, latest } = step;
  const goesOn = last.type === 'moved' && (last.unit === unit || by === 'march' || by === 'form');
  return goesOn && only(step, 'moved') ? latest + CELL : null;
};

/** Its wound is written when the blow lands; what the ground does to several at once is seen at once. */
const wounded: Joining<'damaged'> = (step, event) => {
  const { last, latest } = step;
  if (event.by === 'attack') return last.type === 'attacked' ? latest + landsAt(last) : null;
  return only(step, 'damaged') && isNew(step, event) ? latest : null;
};

const felled: Joining<'fell'> = (step, { unit }) => {
  const { last, latest } = step;
  return last.type === 'damaged' && last.unit === unit ? latest + BEFORE_FALL : null;
};

const cracked: Joining<'obstacleDamaged'> = ({ last, latest }) =>
  last.type === 'attacked' ? latest + landsAt(last) : null;

const together =
  (...types: readonly Type[]) =>
  (step: Loud): number | null =>
    only(step, ...types) ? step.latest : null;

/** When an event begins within the step before it; null when it opens a step of its own. */
const JOINING: { readonly [Row in Type]: Joining<Row> | 'silent' } = {
  battleStarted: 'silent',
  rolled: 'silent',
  deployed: alone,
  readied: 'silent',
  roundStarted: 'silent',
  turnStarted: alone,
  refilled: 'silent',
  spent: 'silent',
  moveOpened: 'silent',
  moved: walking,
  stepped: alone,
  setBack: alone,
  halted: besides,
  slipped: besides,
  stopped: 'silent',
  disengaged: 'silent',
  faced: alone,
  provoked: alone,
  attacked: (step) => (only(step, 'provoked') ? step.latest + PROVOKED : null),
  damaged: wounded,
  fell: felled,
  healed: alone,
  forced: alone,
  fellDown: besides,
  stanceTaken: alone,
  maneuvered: alone,
  guarded: besides,
  exposed: besides,
  shaken: besides,
  held: besides,
  recovered: besides,
  formationEstablished: alone,
  formationMarched: 'silent',
  formationFailed: 'silent',
  formationChecked: 'silent',
  formationDisrupted: besides,
  formationDisbanded: besides,
  built: alone,
  demolished: alone,
  obstacleDamaged: cracked,
  obstacleDestroyed: ({ last, latest }) => (last.type === 'obstacleDamaged' ? latest + BEFORE_FALL : null),
  trapSprung: alone,
  areaPlaced: together('areaPlaced', 'maneuvered'),
  areaAged: 'silent',
  areaEnded: together('areaEnded'),
  rallied: alone,
  scanned: alone,
  revealed: besides,
  cloaked: besides,
  remembered: 'silent',
  sighted: besides,
  lostSight: 'silent',
  waited: 'silent',
  controlCounted: alone,
  drawOffered: 'silent',
  drawDeclined: 'silent',
  turnEnded: 'silent',
  battleEnded: alone,
};

/** Whether anything of an event is to be seen or heard. */
function isLoud({ heard }: Told): boolean {
  return heard !== null && JOINING[heard.type] !== 'silent';
}

export function beginsIn({ events, latest }: FieldStep, event: Told): number | null {
  const heard = events.flatMap((told) => (told.heard !== null && isLoud(told) ? [told.heard] : []));
  const last = heard.at(-1);
  // What is silent joins whatever is there, and whatever comes after nothing but silence is the first of its step.
  if (event.heard === null || last === undefined) return latest;
  const row = JOINING[event.heard.type] as Joining<Type> | 'silent';
  const step = { heard, last, latest };
  return row === 'silent' ? silently(step) : row(step, event.heard);
}
