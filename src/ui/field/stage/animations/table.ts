import type { SkirmishEvent } from '../../../../skirmish/model/events';
import type { Told } from '../../../../store/field/hearing';
import type { SoundName } from '../../../sound/sounds';
import { type Animator, type FieldAnimation, type FieldBoard, type HeardOf, SILENT } from '../effects';
import { RIBBON } from '../times';
import { at, mark } from './at';
import { attacked, damaged, healed, obstacleDamaged } from './blows';
import { faced, fell, forced, moved, provoked, setBack, sighted, stepped } from './walks';

type Type = SkirmishEvent['type'];

/** The board shows the change by itself. */
const silent = (): FieldAnimation => SILENT;

/** Something of a unit changes that one should look at. */
const marked =
  (type: 'flare' | 'waver' | 'appear' | 'cloak', milliseconds: number, sound: SoundName | null = null) =>
  (board: FieldBoard, { unit }: { readonly unit: string }): FieldAnimation =>
    at(mark(board, type, unit), milliseconds, sound);

const onCell =
  (type: 'clearing' | 'wall' | 'rubble' | 'trap', milliseconds: number, sound: SoundName | null) =>
  (_: FieldBoard, { at: place }: { readonly at: { readonly x: number; readonly y: number } }): FieldAnimation =>
    at([{ type, at: place, delay: 0 }], milliseconds, sound);

/** The flag of a formation that is on the board falls. */
const flagFalls = ({ seen }: FieldBoard, { id }: { readonly id: number }): FieldAnimation => {
  const formation = seen.field.formations.find((standing) => standing.id === id);
  if (formation === undefined) return SILENT;
  const { anchor, side } = formation;
  return at([{ type: 'flag', at: anchor, side, isRaised: false, delay: 0 }], 440, 'fall');
};

const controlCounted: Animator<'controlCounted'> = ({ seen }, { counts }) => {
  const [place] = seen.field.control;
  if (place === undefined || (counts.left === 0 && counts.right === 0)) return SILENT;
  return at([{ type: 'control', at: place, counts, delay: 0 }], 520, 'flare');
};

/** The result opens when this is over. */
const END = 1500;

const battleEnded: Animator<'battleEnded'> = ({ seen }, { winner }) =>
  at([{ type: 'end', winner, delay: 0 }], END, winner === seen.side ? 'victory' : 'defeat', { changesAt: END });

/** Every event and how it is played. A new event fails to compile until it has its row. */
const ANIMATIONS: { readonly [Row in Type]: Animator<Row> } = {
  battleStarted: silent,
  rolled: silent,
  deployed: () => at([], 120, 'deploy'),
  readied: silent,
  roundStarted: silent,
  turnStarted: (_, { side }) => at([{ type: 'ribbon', side, delay: 0 }], RIBBON, 'turn'),
  refilled: silent,
  spent: silent,
  moveOpened: silent,
  moved,
  stepped,
  setBack,
  halted: marked('waver', 240),
  slipped: marked('waver', 300, 'move'),
  stopped: silent,
  disengaged: silent,
  faced,
  provoked,
  attacked,
  damaged,
  fell,
  healed,
  forced,
  fellDown: marked('waver', 200),
  stanceTaken: marked('flare', 300, 'flare'),
  maneuvered: marked('flare', 260, 'flare'),
  guarded: marked('flare', 300, 'flare'),
  exposed: marked('waver', 300),
  shaken: marked('waver', 300),
  held: marked('flare', 300),
  recovered: marked('flare', 300, 'flare'),
  formationEstablished: (_, { formation: { anchor, side } }) =>
    at([{ type: 'flag', at: anchor, side, isRaised: true, delay: 0 }], 440, 'flare'),
  formationMarched: silent,
  formationFailed: silent,
  formationChecked: silent,
  formationDisrupted: flagFalls,
  formationDisbanded: flagFalls,
  built: onCell('wall', 440, 'ground'),
  demolished: onCell('rubble', 440, 'castleHit'),
  obstacleDamaged,
  obstacleDestroyed: onCell('rubble', 440, 'castleHit'),
  trapSprung: onCell('trap', 300, 'burst'),
  areaPlaced: (_, { area }) => at([{ type: 'smoke', at: area.at, delay: 0 }], 440, 'ground'),
  areaAged: silent,
  areaEnded: onCell('clearing', 300, null),
  rallied: marked('flare', 320, 'flare'),
  scanned: marked('flare', 320, 'flare'),
  revealed: marked('appear', 260, 'flare'),
  cloaked: marked('cloak', 260),
  remembered: silent,
  sighted,
  lostSight: silent,
  waited: silent,
  controlCounted,
  drawOffered: silent,
  drawDeclined: silent,
  turnEnded: silent,
  battleEnded,
};

/** What isn't heard takes no time and makes neither picture nor sound. */
export function animationOf(board: FieldBoard, { heard, cells }: Told): FieldAnimation {
  if (heard === null) return SILENT;
  const row = ANIMATIONS[heard.type] as (
    board: FieldBoard,
    event: HeardOf<Type>,
    cells: Told['cells'],
  ) => FieldAnimation;
  return row(board, heard, cells);
}
