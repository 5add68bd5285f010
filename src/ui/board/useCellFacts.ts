import { cellIndex, type Position, samePosition } from '../../battle/model/position';
import type { Unit } from '../../battle/model/unit';
import type { Observation } from '../../battle/view/observe';
import { lookUp } from '../../kernel/dispatch';
import { selectOpenings } from '../../store/advice/foresightSelectors';
import { type CellGround, selectFormations, selectGround, selectStandings } from '../../store/view/boardSelectors';
import { selectMarches } from '../../store/view/houseRuleSelectors';
import { selectReadiness } from '../../store/view/readinessSelectors';
import { selectDeploymentZone } from '../../store/view/zoneSelectors';
import { cellKey } from '../battle/marks';
import type { Input } from '../battle/useInput';
import { useCardLook } from '../common/card/useCardLook';
import { useGrants } from '../common/card/useGrants';
import { type Keyword, useKeywords } from '../common/card/useKeywords';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useThreatsShown } from '../common/hooks/threatsShown';
import { useForeteller } from '../common/words/useForeteller';
import { useNames } from '../common/words/useNarrator';
import { markOf } from './cellMark';
import type { CellFacts } from './cellName';
import { cellPlayAt } from './cellPlay';
import { bonusText, tagAside } from './formationShape';
import { type GroundNote, groundNotes } from './groundWords';

/** All that is to be known of a cell, for the eye and in words. */
export interface CellStory extends CellFacts {
  readonly ground: CellGround;
  readonly groundName: string;
  readonly groundNotes: readonly GroundNote[];
  /** At which side of the cell's strip something else lies, so that the ground's pill must make room. */
  readonly crowdedAt: 'left' | 'right' | null;
  readonly keywords: readonly Keyword[];
}

/** Null before the ground is known. */
export function useCellFacts(seen: Observation, input: Input): (at: Position) => CellStory | null {
  const grounds = useAppSelector(selectGround);
  const formations = useAppSelector(selectFormations);
  const groundFacts = useGroundFacts();
  const unitFacts = useUnitFacts(seen, input);
  const foretell = useForeteller();
  const foresight = useForesight(seen, input);
  const { selection } = input;
  const zone = useAppSelector(selectDeploymentZone(seen.side, 'card' in selection ? selection.card : null));
  const { strike, walls, prospects } = input.marks;
  const names = useNames();
  const playedName = 'card' in selection ? names.card(selection.card) : '';
  return (at) => {
    const ground = grounds[cellIndex(at.row, at.col)];
    if (ground === undefined) return null;
    const unit = seen.units.find((candidate) => samePosition(candidate, at)) ?? null;
    const blow = (unit === null ? walls.get(cellKey(at)) : strike.get(unit.id)) ?? null;
    const prospect = prospects.get(cellKey(at)) ?? null;
    return {
      at,
      blow,
      toll: prospect?.toll ?? null,
      foretold: foretell(blow ?? prospect),
      mark: markOf(at, input, blow !== null, zone),
      // A prow that points down reaches into the middle of the strip.
      crowdedAt: tagAside(formations, at) ?? (unit?.facing === 'south' ? 'right' : null),
      play: cellPlayAt(at, unit, input, playedName),
      ...foresight(at, unit),
      ...groundFacts(ground),
      ...(unit === null ? NOBODY : unitFacts(unit)),
    };
  };
}

/** What the enemy could do here, while that is shown, and what the chosen unit could do from here. */
function useForesight(seen: Observation, { selection, marks }: Input) {
  const lookOf = useCardLook();
  const threats = useThreatsShown();
  const openings = useAppSelector(selectOpenings(selection.mode === 'unitChosen' ? selection.unit : null));
  return (at: Position, unit: Unit | null) => {
    const isOffered = marks.move.has(cellKey(at));
    const opening = isOffered ? (openings.find(({ to }) => samePosition(to, at)) ?? null) : null;
    const target = seen.units.find(({ id }) => id === opening?.target);
    return {
      threat: unit === null ? null : (lookUp(threats?.units ?? {}, unit.id) ?? null),
      watchers: threats === null ? null : (threats.cells[cellIndex(at.row, at.col)]?.length ?? 0),
      opening,
      openingName: target === undefined ? '' : lookOf(target.card).name,
    };
  };
}

function useGroundFacts() {
  const speak = useSpeak();
  const names = useNames();
  return (ground: CellGround) => {
    const notes = groundNotes(ground, speak);
    const name = ground.wall === null ? names.terrain(ground.terrain) : speak('ground.wallName');
    const words = [name.toLowerCase(), ...notes.map(({ effect }) => effect)].join(' ');
    return {
      ground,
      groundName: name,
      groundNotes: notes,
      groundWords: notes.length === 0 ? '' : words,
      blocked: ground.blocks,
    };
  };
}

const NOBODY = {
  unit: null,
  unitName: '',
  own: false,
  readiness: null,
  standing: null,
  march: null,
  chosen: false,
  keywords: [],
  titles: [],
} as const;

function useUnitFacts(seen: Observation, { selection }: Input) {
  const speak = useSpeak();
  const names = useNames();
  const lookOf = useCardLook();
  const keywordsOf = useKeywords();
  const grantsOf = useGrants();
  const readiness = useAppSelector(selectReadiness);
  const standings = useAppSelector(selectStandings);
  const formations = useAppSelector(selectFormations);
  const marches = useAppSelector(selectMarches);
  return (unit: Unit) => {
    const keywords = [...keywordsOf(unit.abilities), ...grantsOf(unit)];
    const links = formations.filter(({ strengthened }) => strengthened.includes(unit.id));
    return {
      unit,
      unitName: lookOf(unit.card).name,
      own: unit.side === seen.side,
      readiness: lookUp(readiness, unit.id) ?? null,
      standing: lookUp(standings, unit.id) ?? null,
      march: unit.side === seen.side ? (marches.find(({ column }) => column === unit.col) ?? null) : null,
      chosen: 'unit' in selection && selection.unit === unit.id,
      keywords,
      titles: [
        ...keywords.map(({ title, until }) => (until === undefined ? title : speak('grant.title', { title, until }))),
        ...links.map((link) => `${names.formation(link.formation)} ${bonusText(speak, link)}`),
      ],
    };
  };
}
