import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBattleEngine } from '../../battle/BattleEngine';
import { bookOf } from '../../content/catalog';
import { toldPositions } from '../../measure/advice/toldPositions';
import { optionValue, wholeNumber } from '../arguments/choices';
import { type Command, EXIT } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { progressBar } from '../report/progressLine';
import { reasonsPage } from '../report/reasonsPage';
import { SERIES_FLAGS, selfPlay, seriesOf, seriesSpecOf } from '../series/seriesSpec';

const USUAL_POSITIONS = 1000;
const MOST_POSITIONS = 100_000;
/** So many stand on the page with their boards. */
const SHOWN = 20;
const ENOUGH_PERCENT = 90;

export const reasons: Command = {
  summary: 'why the hint’s plan and not another: how often its sentence is true of that plan alone',
  usage: 'reasons [--positions N] [--seed S] [--out FILE]',
  flags: [
    {
      name: 'positions',
      takes: ['N'],
      summary: `how many starts of turns are looked at; ${USUAL_POSITIONS} if left out`,
    },
    SERIES_FLAGS.seed,
    { name: 'out', takes: ['FILE'], summary: `a page to write, with ${SHOWN} of the sentences and their boards` },
  ],
  takesWords: false,
  run: (given, terminal) => {
    const catalog = catalogFor(terminal);
    const asked = optionValue(given, 'positions') ?? String(USUAL_POSITIONS);
    const positions = wholeNumber('the number of positions', asked, 1, MOST_POSITIONS);
    const spec = seriesSpecOf(given, catalog, 2);
    const series = seriesOf(catalog, { ...spec, games: MOST_POSITIONS }, selfPlay('captain'));
    const engine = createBattleEngine(bookOf(catalog));
    const told = toldPositions(engine, series, positions, (done) =>
      terminal.showProgress(progressBar(done, positions, 'positions')),
    );
    terminal.showProgress(null);
    const page = reasonsPage(catalog, told, SHOWN, `reasons --positions ${positions} --seed ${spec.seed}`);
    const out = optionValue(given, 'out');
    if (out !== undefined) writeFileSync(resolve(terminal.folder, out), page.text);
    terminal.say(page.summary);
    return page.apartPercent >= ENOUGH_PERCENT ? EXIT.fine : EXIT.findings;
  },
};
