import { packedField } from '../../content/packed/packedField';
import { packBattle } from '../../content/packed/packedText';
import type { BySide } from '../../kernel/sides';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import type { FieldSeat } from '../field/fieldSeatsSlice';
import type { FieldMatch } from '../field/fieldSlice';
import { fieldStatistics } from '../field/statistics';
import type { Told } from './keptBattle';

/** What the archive tells of a battle on the open field. */
export function tellField(
  { book, record, truth, history, unplayed, scenario }: FieldMatch,
  seats: BySide<FieldSeat>,
): Told {
  const { start } = record;
  const map = start.type === 'match' ? start.map : null;
  const { state } = skirmishEngineFor(book).begin(start);
  const { health } = fieldStatistics(state, [...history, ...unplayed]);
  return {
    mode: 'field',
    packed: packBattle('field', packedField, book, { record, seats }),
    book: record.rules,
    seats,
    winner: truth.winner,
    // On the open field the rule set is what a deck is in the card battle.
    decks: { left: book.rules.id, right: book.rules.id },
    ground: typeof map === 'string' ? map : (map?.id ?? null),
    rounds: truth.round,
    castles: null,
    course: health.map(({ health: { left, right } }) => left - right),
    ...(scenario === null ? {} : { scenario }),
  };
}
