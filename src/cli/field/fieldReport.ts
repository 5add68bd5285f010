import { createIntl } from 'react-intl';
import type { FieldCatalog } from '../../content/field/catalog';
import { rosterOf } from '../../content/field/catalog';
import { lookUp } from '../../kernel/dispatch';
import type { FieldBook } from '../../skirmish/model/book';
import { profileOf } from '../../skirmish/model/profile';
import type { SkirmishState } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { HeardEvent } from '../../skirmish/view/observeEvents';
import { boardText, rosterText } from '../../words/field/boardText';
import { tellField } from '../../words/field/chronicle';
import { ENGLISH_FIELD } from '../../words/field/en';
import { type FieldNarrator, type FieldSpeak, fieldNames, fieldNarrator, unitName } from '../../words/field/narrator';

function fieldSpeaker(): FieldSpeak {
  const intl = createIntl({ locale: 'en', messages: ENGLISH_FIELD });
  return (word, values) => intl.formatMessage({ id: word }, values);
}

/** Tells a battle in English, by the names of its files. */
export function fieldTeller(catalog: FieldCatalog, book: FieldBook, state: SkirmishState): FieldNarrator {
  return fieldNarrator(fieldSpeaker(), fieldNames(catalog, book.rules.id, 'en'), book.rules.attack.kind, state);
}

/** The sentences of events; a turn begins with a line of its own. */
export function fieldLines(narrator: FieldNarrator, events: readonly HeardEvent[], round: number): string[] {
  let current = round;
  return withoutPassing(events).flatMap((event) => {
    if (event.type === 'roundStarted') current = event.round;
    if (event.type === 'turnStarted') {
      const side = narrator.speak(`field.side.${event.side}`);
      return ['', narrator.speak('field.turn', { round: current, side })];
    }
    const sentence = tellField(narrator, event);
    return sentence === null ? [] : [`  ${sentence}`];
  });
}

/** Of a way of several cells only its end is told. */
function withoutPassing(events: readonly HeardEvent[]): readonly HeardEvent[] {
  const told = events.filter(({ type }) => type !== 'remembered' && type !== 'rolled');
  return told.filter((event, index) => {
    const next = told[index + 1];
    return event.type !== 'moved' || next?.type !== 'moved' || next.unit !== event.unit;
  });
}

/** The board, who stands where, and what the signs mean. */
export function mapLines(
  catalog: FieldCatalog,
  book: FieldBook,
  narrator: FieldNarrator,
  seen: FieldObservation,
): string[] {
  const face = lookUp(catalog.rules, book.rules.id);
  const units = face === undefined ? undefined : lookUp(catalog.units, rosterOf(face));
  const { field } = seen;
  return [
    ...boardText(catalog, seen, ({ kind }) => units?.[kind]?.glyph ?? kind.charAt(0)),
    '',
    ...rosterText(
      field,
      (id) => unitName(narrator, id),
      (kind) => profileOf(book, kind).fullHealth,
    ),
    `Round ${field.round} of ${book.rules.victory.roundLimit}; control: Left ${field.counts.left}, Right ${field.counts.right}.`,
    ...legendLines(catalog, field),
  ];
}

/** Only of what lies on this board. */
function legendLines(catalog: FieldCatalog, { ground }: SkirmishState): string[] {
  const things = [
    ...[...new Set(ground.terrain)].flatMap((id) => catalog.terrain[id] ?? []),
    ...[...new Set(ground.obstacles.map(({ kind }) => kind))].flatMap((id) => catalog.obstacles[id] ?? []),
  ];
  const signs = things.map(({ glyph, name }) => `${glyph} ${name.toLowerCase()}`).sort();
  return [`Signs: ${signs.join(', ')}, ? never seen, [ ] control point; Left in capitals, Right in small letters.`];
}
