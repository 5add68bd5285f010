import type { Opening } from '../battle/foresight/openings';
import type { Threat, ThreatBlow } from '../battle/foresight/threats';
import type { Position } from '../battle/model/position';
import { zoneName } from './names';
import type { Speak, Values } from './speak';

/** "threatened by two cards for up to 31, could fall"; null is nobody's threat. */
export function threatWords(speak: Speak, threat: Threat | null): string {
  if (threat === null) return speak('threat.none');
  const { blows, total, falls } = threat;
  if (blows.length === 0) return speak('threat.doomed');
  return speak('threat.target', { count: blows.length, total, falls: yesNo(falls) });
}

/** Who would strike from where, by what angle and for how much: a sentence like those of the log. */
export function threatSentence(speak: Speak, blow: ThreatBlow, card: string, aim: 'card' | 'castle'): string {
  const { from, damage, angle, orders } = blow;
  const how = angle === null ? speak(`threat.how.${aim === 'castle' ? 'castle' : 'beside'}`) : angleWords(speak, angle);
  const values = { card, ...placeWords(speak, from), how, damage };
  return speak(orders.length > 1 ? 'threat.moves' : 'threat.stays', values);
}

/** "Move to row 1, center to strike Slag Knight from the rear for 32." */
export function openingSentence(speak: Speak, opening: Opening, target: string): string {
  const values = { ...placeWords(speak, opening.to), ...openingValues(opening), target };
  return speak(opening.target === null ? 'opening.castle' : 'opening.card', values);
}

/** What a cell opens, at the end of its name. */
export function openingWords(speak: Speak, opening: Opening, target: string): string {
  const values = { ...openingValues(opening), target };
  return speak(opening.target === null ? 'opening.cellCastle' : 'opening.cell', values);
}

/** One word for the cell: "rear", "pincer", "castle". */
export function openingWord(speak: Speak, opening: Opening): string {
  const { arc, reason } = openingValues(opening);
  return speak('opening.short', { arc, reason: opening.target === null ? 'castle' : reason });
}

function openingValues({ damage, fells, angle }: Opening) {
  return { damage, fells: yesNo(fells), arc: angle?.arc ?? 'front', reason: angle?.reason ?? 'facing' };
}

function angleWords(speak: Speak, { arc, reason }: NonNullable<ThreatBlow['angle']>): string {
  return speak('angle.whole', { arc, reason });
}

function placeWords(speak: Speak, { row, col }: Position): Values {
  return { row: row + 1, zone: zoneName(speak, col) };
}

function yesNo(holds: boolean): 'yes' | 'no' {
  return holds ? 'yes' : 'no';
}
