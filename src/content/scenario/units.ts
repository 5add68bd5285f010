import type { Book, TerrainId } from '../../battle/model/book';
import type { Card, CardId } from '../../battle/model/card';
import { cellIndex } from '../../battle/model/position';
import { createUnit, type Unit, type UnitId } from '../../battle/model/unit';
import { numbered } from '../../battle/model/unitIds';
import { lookUp } from '../../kernel/dispatch';
import { quoted } from '../json/document';
import { isBlocked } from './ground';
import { blame, blameWord, type Reading } from './reading';
import type { UnitSketch } from './scenarioSchema';

export function scenarioUnits(reading: Reading, book: Book, ground: readonly TerrainId[]): Unit[] {
  const counts = new Map<CardId, number>();
  const units: Unit[] = [];
  (reading.scenarioFile.units ?? []).forEach((sketch, index) => {
    const count = (counts.get(sketch.card) ?? 0) + 1;
    counts.set(sketch.card, count);
    const card = lookUp(book.cards, sketch.card);
    if (card === undefined) {
      blameWord(reading, ['units', index, 'card'], 'card', sketch.card, book.cards);
      return;
    }
    const id = sketch.id ?? numbered(card.id, count);
    const unit = unitOf(id, card, sketch);
    blamePlace(reading, book, ground, units, unit, index);
    units.push(unit);
  });
  return units;
}

function blamePlace(
  reading: Reading,
  book: Book,
  ground: readonly TerrainId[],
  others: readonly Unit[],
  unit: Unit,
  index: number,
): void {
  const path = ['units', index];
  const { row, col } = unit;
  if (others.some(({ id }) => id === unit.id)) {
    blame(reading, [...path, 'id'], `another unit is called ${quoted(unit.id)}`);
  }
  const neighbour = others.find((other) => other.row === row && other.col === col);
  if (neighbour !== undefined) {
    blame(reading, [...path, 'at'], `the unit ${quoted(neighbour.id)} already stands on this cell`);
  }
  const terrain = ground[cellIndex(row, col)];
  if (isBlocked(book, terrain)) blame(reading, [...path, 'at'], `nobody can stand on this cell: it is ${terrain}`);
  if (unit.health > unit.fullHealth) {
    blame(
      reading,
      [...path, 'health'],
      `health must be at most ${unit.fullHealth}, the full health of ${quoted(unit.card)}`,
    );
  }
}

function unitOf(id: UnitId, card: Card, { side, at, attacked = false, ...sketch }: UnitSketch): Unit {
  const unit = createUnit(card, id, side, at);
  return {
    ...unit,
    attacked,
    health: sketch.health ?? unit.health,
    facing: sketch.facing ?? unit.facing,
    fresh: sketch.fresh ?? false,
    moved: sketch.moved ?? false,
    movedAgain: sketch.movedAgain ?? false,
    hasStruck: sketch.hasStruck ?? attacked,
    revealed: sketch.revealed ?? false,
    braced: sketch.braced ?? false,
    strayed: sketch.strayed ?? false,
    attackBonus: sketch.attackBonus ?? 0,
  };
}
