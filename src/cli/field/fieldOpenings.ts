import { fieldSummary } from '../../measure/field/fieldCounts';
import { fairestOpening, type OpeningRate, withOpening } from '../../measure/field/openings';
import { optionValue, wholeNumber } from '../arguments/choices';
import { EXIT, type Exit, type Given, type Terminal } from '../command';
import { textTable } from '../report/textTable';
import { withStaff } from '../series/withStaff';
import { fieldLabel, fieldSeriesOf, fieldSpecOf, fieldTableOf, knownFieldPlayer } from './fieldSpec';
import { playFieldAll } from './playFieldAll';

const USUAL_GAMES = 480;
const WHOLE = 'all';

/** Plays the same series with one opening after another, and tells which is the fairest on each battlefield. */
export async function fieldOpenings(
  given: Given,
  terminal: Terminal,
  [first, second]: readonly [string, string],
): Promise<Exit> {
  const table = fieldTableOf(given, terminal);
  const spec = fieldSpecOf(given, table, USUAL_GAMES);
  const contestants = { first: knownFieldPlayer(table, first), second: knownFieldPlayer(table, second) };
  const series = fieldSeriesOf(table, spec, contestants);
  const rates = new Map<string, OpeningRate[]>();
  await withStaff(given, terminal, async (staff) => {
    for (const opening of openingsOf(given)) {
      const played = { ...series, book: withOpening(series.book, opening) };
      const { left, byMap } = fieldSummary(await playFieldAll(played, staff, terminal));
      for (const [map, rate] of [[WHOLE, left] as const, ...Object.entries(byMap)]) {
        rates.set(map, [...(rates.get(map) ?? []), { opening, left: rate }]);
      }
    }
  });
  const json = { players: [first, second], ...spec, openings: Object.fromEntries(rates) };
  const told = given.flags.has('json') ? [JSON.stringify(json, null, 2)] : linesOf(fieldLabel(spec), spec.games, rates);
  for (const line of told) terminal.say(line);
  return EXIT.fine;
}

function openingsOf(given: Given): readonly number[] {
  const words = (optionValue(given, 'openings') ?? '').split(',');
  return words.map((word) => wholeNumber('an opening', word, 0, 100));
}

function linesOf(label: string, games: number, rates: ReadonlyMap<string, readonly OpeningRate[]>): string[] {
  const openings = rates.get(WHOLE)?.map(({ opening }) => opening) ?? [];
  return [
    `Left wins %, ${label}, ${games} battles for each opening`,
    '',
    ...textTable([
      ['battlefield', ...openings.map((opening) => `${opening} %`), 'fairest', 'battles'],
      ...[...rates].map(([map, each]) => [
        map,
        ...each.map(({ left }) => left.percent.toFixed(1)),
        String(fairestOpening(each)?.opening ?? ''),
        String(each[0]?.left.games ?? 0),
      ]),
    ]),
  ];
}
