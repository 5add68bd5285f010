import { type BattleRecord, CannotRecord, hashOfBook } from '../battle/battleRecord';
import type { BattleRows } from './battleRows';
import { cardRows } from './card/cardRows';
import { fieldRows } from './field/fieldRows';

/** All that a battle puts into the database. The order of rows and every value follow from the record alone. */
export function rowsOf(battle: BattleRecord, withMoments: boolean): BattleRows {
  // By another book it would be another battle that looks plausible.
  if (hashOfBook(battle.book) !== battle.record.rules) {
    throw new CannotRecord('its rules are not those that its record names');
  }
  return battle.mode === 'card' ? cardRows(battle, withMoments) : fieldRows(battle, withMoments);
}
