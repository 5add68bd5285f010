import type { Terminal } from '../command';
import { type Command, EXIT } from '../command';
import { catalogFor, fieldCatalogFor } from '../disk/catalogFor';
import { type FoundMoment, followTo, onlyMomentNamed } from '../disk/packedMoments';
import { fieldLines, fieldTeller } from '../field/fieldReport';
import { battleReport } from '../report/battleReport';

export const why: Command = {
  summary: 'tell the order that led to a moment of a battle, with all its arithmetic',
  usage: 'why LINK | FILE',
  flags: [],
  takesWords: true,
  run: async ({ words }, terminal) => {
    const found = await followTo(onlyMomentNamed(words, terminal.folder), terminal);
    const { record, round } = found.opened;
    const order = record.orders.at(-1);
    terminal.say(
      `round ${round}, order ${record.orders.length}: ${order === undefined ? 'the beginning' : JSON.stringify(order)}`,
    );
    for (const line of linesOf(found, terminal)) terminal.say(line);
    return EXIT.fine;
  },
};

/** What the last order brought. */
function linesOf({ mode, book, opened }: FoundMoment, terminal: Terminal): readonly string[] {
  const { events, lastEvents, round } = opened;
  if (mode === 'field') {
    const narrator = fieldTeller(fieldCatalogFor(terminal), book, opened.state);
    return fieldLines(narrator, opened.events.slice(events.length - lastEvents), round);
  }
  const catalog = { ...catalogFor(terminal), rules: book.rules };
  const before = battleReport(catalog, opened.events.slice(0, events.length - lastEvents));
  return battleReport(catalog, opened.events).slice(before.length);
}
