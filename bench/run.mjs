import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rate, takeTurns } from '../scripts/bench/rounds.mjs';
import { playoutsInPlace, playoutsReplacing } from './boardgame.mjs';
import { perfts as chessJsPerfts } from './chessJs.mjs';
import { perfts as chessopsPerfts } from './chessops.mjs';
import { battles } from './pokemon.mjs';

/** `node bench/run.mjs <folder of the bundle> <cards> <settings as JSON>`: prints what each contender reached, as JSON. */
const [bundle, cards, settings] = process.argv.slice(2);
const { rounds, milliseconds, workerGames, plies, fieldGames } = JSON.parse(settings);
const load = (folder, name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);

/**
 * The same code once more: whoever runs the rules on drafts or on frozen states would teach the compiler things that make
 * them slower for everybody else.
 */
function copyFor(name) {
  const folder = join(bundle, `for-${name}`);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(bundle)) {
    if (file.endsWith('.mjs')) copyFileSync(join(bundle, file), join(folder, file));
  }
  return folder;
}

async function openTableFrom(folder) {
  const engine = await load(folder, 'engine');
  return { engine, table: engine.openTable(engine.openCatalog(cards)) };
}

const { engine, table } = await openTableFrom(bundle);
const { table: changed } = await openTableFrom(copyFor('drafts'));
const { table: replaced } = await openTableFrom(copyFor('frozen'));
const forStore = copyFor('store');
const { table: stored } = await openTableFrom(forStore);
const [{ openDraw }, { dispatches }] = await Promise.all([load(bundle, 'draw'), load(forStore, 'store')]);
const contests = [];
const alone = (measure, contender, batch) =>
  contests.push({ measure, contender, take: () => rate(batch, milliseconds) });

alone('playouts', 'ninekeep', engine.playouts(table));
alone('playouts', 'boardgame.io', playoutsInPlace(changed, openDraw(3), 50));
alone('playouts', 'boardgame.io, its state replaced instead of changed', playoutsReplacing(replaced, openDraw(3), 50));
alone('perft', 'ninekeep', engine.perfts(table, 6));
alone('perft', 'chessops', chessopsPerfts(4));
alone('perft', 'chess.js', chessJsPerfts(4));

const playout = engine.playouts(table);
// Several at a time: to ask how much time was used takes as long as several orders.
const GAMES = 16;
alone('games', 'ninekeep', () => {
  for (let game = 0; game < GAMES; game++) playout();
  return GAMES;
});
alone('games', '@pkmn/sim', battles(openDraw(5)));

const threads = fork(join(import.meta.dirname, 'threads.mjs'), [bundle, cards, String(workerGames)]);
// It has said itself why.
threads.once('exit', (code) => (code === 0 ? undefined : process.exit(1)));
const answer = () => once(threads, 'message').then(([found]) => found);
await answer();
for (const workers of [1, 2]) {
  const take = () => {
    threads.send(workers);
    return answer();
  };
  contests.push({ measure: 'workers', contender: workers === 1 ? 'one worker' : 'two workers', take });
}

const alloc = () =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--expose-gc',
        '--min-semi-space-size=512',
        '--max-semi-space-size=512',
        join(import.meta.dirname, 'allocation.mjs'),
        bundle,
        cards,
        String(plies),
      ],
      { encoding: 'utf8' },
    ),
  );
contests.push({ measure: 'allocation', contender: 'ninekeep', take: alloc });

const dispatch = dispatches(stored);
contests.push({
  measure: 'dispatch',
  contender: 'ninekeep',
  take: async () => {
    let [spent, orders] = [0, 0];
    while (spent < milliseconds) {
      const game = await dispatch();
      spent += game.milliseconds;
      orders += game.orders;
    }
    return (1000 * spent) / orders;
  },
});

const FIELD_SETS = ['clockwork', 'd20', 'd50', '2d6'];
const field = await load(copyFor('field'), 'field');
const fieldCatalog = field.openField(cards);
const slowest = (figures) => Math.max(...figures);
contests.push({
  measure: 'fieldOrders',
  contender: 'slowest rule set',
  take: () => slowest(FIELD_SETS.map((set) => field.medianOfOrders(fieldCatalog, set))),
});
// Whole battles take long: they are played once, and every round tells the same.
const turns = new Map();
const turnsOf = (level) => {
  if (!turns.has(level)) {
    turns.set(
      level,
      FIELD_SETS.map((set) => field.turnsOf(fieldCatalog, set, level, fieldGames)),
    );
  }
  return turns.get(level);
};
const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
for (const [name, level] of [
  ['Soldier', 'soldier'],
  ['Captain', 'captain'],
]) {
  for (const [kind, share] of [
    ['Median', 0.5],
    ['Slow', 0.95],
  ]) {
    const take = () => slowest(turnsOf(level).map((sorted) => part(sorted, share)));
    contests.push({ measure: `field${name}${kind}`, contender: 'slowest rule set', take });
  }
}

// A first round that nobody counts: what is hot is compiled, files are read.
await takeTurns(contests, 1, () => undefined);
const found = await takeTurns(contests, rounds, (round) => console.error(`round ${round} of ${rounds} …`));
threads.disconnect();
console.log(JSON.stringify(found));
