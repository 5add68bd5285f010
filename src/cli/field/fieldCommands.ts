import { rateOf } from '../../kernel/wilson';
import { type FieldResult, fieldSummary, turnTimes } from '../../measure/field/fieldCounts';
import { FIELD_CLAIMS, type FieldClaim, proveField } from '../../measure/field/fieldProofs';
import { emptyProof, faultsIn } from '../../measure/proofs/proof';
import { known, optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, EXIT, type Exit, type Given, type Terminal } from '../command';
import { rateRow } from '../report/simulationReport';
import { textTable } from '../report/textTable';
import { withStaff } from '../series/withStaff';
import { fieldOpenings } from './fieldOpenings';
import { type FieldSpec, fieldLabel, fieldSeriesOf, fieldSpecOf, fieldTableOf, knownFieldPlayer } from './fieldSpec';
import { playFieldAll } from './playFieldAll';

const USUAL = { arena: 48, simulate: 96, player: 'soldier', decisions: 10_000 } as const;
const MOST_DECISIONS = 10_000_000;
const MOST_PLACES = 10;

/** Two opponents of the open field against each other. */
export function fieldArena(given: Given, terminal: Terminal): Promise<Exit> {
  const [first, second, extra] = given.words;
  if (first === undefined || second === undefined || extra !== undefined) {
    throw new CannotRun('which two players? arena A B --mode field: a level such as soldier, or soldier-wall');
  }
  return fieldBattles(given, terminal, [first, second], USUAL.arena);
}

/** Who wins, how long battles last, how they end. */
export function fieldSimulate(given: Given, terminal: Terminal): Promise<Exit> {
  const player = (flag: string) => optionValue(given, flag) ?? USUAL.player;
  const players = [player('left'), player('right')] as const;
  return given.flags.has('openings')
    ? fieldOpenings(given, terminal, players)
    : fieldBattles(given, terminal, players, USUAL.simulate);
}

async function fieldBattles(
  given: Given,
  terminal: Terminal,
  players: readonly [string, string],
  usualGames: number,
): Promise<Exit> {
  const table = fieldTableOf(given, terminal);
  const spec = fieldSpecOf(given, table, usualGames);
  const [first, second] = players;
  const contestants = { first: knownFieldPlayer(table, first), second: knownFieldPlayer(table, second) };
  const results = await withStaff(given, terminal, (staff) =>
    playFieldAll(fieldSeriesOf(table, spec, contestants), staff, terminal),
  );
  const summary = fieldSummary(results);
  const times = { first: turnTimes(results, 'first'), second: turnTimes(results, 'second') };
  const json = { players, ...spec, ...summary, ...(given.flags.has('times') && { times }) };
  const lines = given.flags.has('json') ? [JSON.stringify(json, null, 2)] : reportOf(players, spec, results);
  for (const line of lines) terminal.say(line);
  return EXIT.fine;
}

function reportOf(players: readonly [string, string], spec: FieldSpec, results: readonly FieldResult[]): string[] {
  const { games, different, score, left, byMap, draws, rounds, ends } = fieldSummary(results);
  return [
    `${players[0]} against ${players[1]}, ${fieldLabel(spec)}: ${games} battles from seed ${spec.seed}, ${different} different`,
    '',
    ...textTable([
      ['score', '%', '95 % interval', 'games'],
      rateRow(players[0], score),
      rateRow('the left side', left),
      ...Object.entries(byMap).map(([map, rate]) => rateRow(`left on ${map}`, rate)),
    ]),
    '',
    `rounds: ${rounds.toFixed(1)} on average; ends: ${Object.entries(ends)
      .map(([end, count]) => `${end} ${count}`)
      .join(', ')}; draws: ${draws}`,
    '',
    ...textTable([
      ['a whole turn', 'p50 ms', 'p95 ms', 'max ms', 'number'],
      ...(['first', 'second'] as const).map((seat, place) => {
        const { turns, p50, p95, max } = turnTimes(results, seat);
        return [players[place] ?? seat, p50.toFixed(1), p95.toFixed(1), max.toFixed(1), String(turns)];
      }),
    ]),
  ];
}

const TOLD: Readonly<Record<FieldClaim, string>> = {
  fairness: 'decisions that change when units out of sight are moved',
  stuck: 'decisions with an illegal order, none, or a crash',
};

/** Looks for what must never happen on the open field. */
export function fieldProve(given: Given, terminal: Terminal): Exit {
  const [word, extra] = given.words;
  if (word === undefined || extra !== undefined) throw new CannotRun('what is to be proven? fairness or stuck');
  const claim = known('proof', word, FIELD_CLAIMS) as FieldClaim;
  const table = fieldTableOf(given, terminal);
  const spec = fieldSpecOf(given, table, MOST_DECISIONS);
  const turns = optionValue(given, 'turns') ?? String(USUAL.decisions);
  const decisions = wholeNumber('the number of turns', turns, 1, MOST_DECISIONS);
  const players = (optionValue(given, 'player') ?? USUAL.player).split(',');
  const proof = emptyProof();
  players.forEach((name, index) => {
    const player = knownFieldPlayer(table, name);
    const series = fieldSeriesOf(table, spec, { first: player, second: player });
    proveField(series, claim, Math.ceil((decisions * (index + 1)) / players.length), proof);
  });
  const faults = faultsIn(proof);
  const rate = rateOf(faults, proof.turns);
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, count]) => `  ${name}: ${count}`);
  const lines = given.flags.has('json')
    ? [JSON.stringify({ claim, players, ...spec, rate, ...proof }, null, 2)]
    : [
        `${TOLD[claim]}: ${faults} in ${proof.turns} (at most ${rate.high.toFixed(4)} %, 95 % interval), ${fieldLabel(spec)}, from seed ${spec.seed}`,
        `players: ${players.join(', ')}`,
        ...listed(proof.faults),
        ...Object.keys(proof.places)
          .slice(0, MOST_PLACES)
          .map((where) => `  ${where}`),
      ];
  for (const line of lines) terminal.say(line);
  return faults === 0 ? EXIT.fine : EXIT.findings;
}
