import { OPPONENT, type Side } from '../../kernel/sides';
import { screensRow } from '../damage/attackFigures';
import { formationsAround, type Place } from '../damage/formations';
import { inBoardOrder } from '../model/board';
import { compileState } from '../model/engineState';
import { ROWS, samePosition } from '../model/position';
import type { BattleState } from '../model/state';
import type { UnitId } from '../model/unit';
import type { Deed } from './deed';
import { type Story, whoIn } from './story';

/** How the board is changed: rows opened and closed, formations, who came, went and braced. */
export function boardDeeds(story: Story): Deed[] {
  return [...rowDeeds(story), ...formationDeeds(story), ...placeDeeds(story)];
}

function rowDeeds(story: Story): Deed[] {
  const { seen, start, end } = story;
  const screened = (state: BattleState, side: Side): boolean[] => {
    const { book } = story.engine;
    const board = compileState(book, state);
    return ROWS.map((row) => screensRow(book, board, side, row));
  };
  const [own, ownNow] = [screened(start, seen.side), screened(end, seen.side)];
  const enemy = OPPONENT[seen.side];
  const [other, otherNow] = [screened(start, enemy), screened(end, enemy)];
  return ROWS.flatMap((row): Deed[] => [
    ...(other[row] && !otherNow[row] ? [{ kind: 'opensRow', row } as const] : []),
    ...(!own[row] && ownNow[row] ? [{ kind: 'screensRow', row } as const] : []),
    ...(own[row] && !ownNow[row] ? [{ kind: 'unscreensRow', row } as const] : []),
  ]);
}

/** Formations that give something to a card that wasn't in them; each is told of its first card. */
function formationDeeds(story: Story): Deed[] {
  const who = whoIn(story);
  const known = formationsOf(story, story.start, () => true);
  const told = new Set<string>();
  const deeds: Deed[] = [];
  for (const [unit, formations] of formationsOf(story, story.end, isHelpful)) {
    for (const formation of formations) {
      if (told.has(formation) || known.get(unit)?.has(formation) === true) continue;
      told.add(formation);
      deeds.push({ kind: 'forms', whom: who(unit), formation });
    }
  }
  return deeds;
}

/** It gives the card that stands there something. */
function isHelpful({ attack, defense }: Place): boolean {
  return attack !== null || defense !== null;
}

function formationsOf(
  { engine: { book }, seen }: Story,
  state: BattleState,
  counts: (place: Place) => boolean,
): Map<UnitId, Set<string>> {
  const board = compileState(book, state);
  const own = board.units.filter(({ side }) => side === seen.side).toSorted(inBoardOrder);
  return new Map(
    own.map((unit) => {
      const places = formationsAround(book, board, unit).filter(counts);
      return [unit.id, new Set(places.map(({ placement }) => placement.formation.id))];
    }),
  );
}

function placeDeeds(story: Story): Deed[] {
  const { seen, start, end } = story;
  const who = whoIn(story);
  return end.units.flatMap((unit): Deed[] => {
    if (unit.side !== seen.side) return [];
    const before = start.units.find(({ id }) => id === unit.id);
    const whom = who(unit.id);
    const to = { row: unit.row, col: unit.col };
    const deeds: Deed[] = [];
    if (before === undefined) deeds.push({ kind: 'brings', whom, to });
    else if (!samePosition(before, unit)) deeds.push({ kind: 'moves', whom, to });
    if (unit.braced && before?.braced !== true) deeds.push({ kind: 'braces', whom });
    return deeds;
  });
}
