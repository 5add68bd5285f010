import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Tinypool } from 'tinypool';
import { FEATURES } from '../../ai/evaluation/features';
import { TUNED } from '../../ai/evaluation/weights';
import { stableHash } from '../../kernel/hash';
import { type Lesson, lessonParts, openLesson, type Weights, wholeSample } from '../../measure/tuning/collect';
import type { Sample } from '../../measure/tuning/regression';
import { type Learned, learn } from '../../measure/tuning/tune';
import { optionValue, wholeNumber } from '../arguments/choices';
import { type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { progressBar } from '../report/progressLine';
import {
  gamesFlag,
  SERIES_FLAGS,
  type SeriesSpec,
  selfPlay,
  seriesOf,
  seriesSpecOf,
  workersOf,
} from '../series/seriesSpec';

const USUAL_GAMES = 2000;
const USUAL_ROUNDS = 2;
const MOST_ROUNDS = 20;

/** The bundle of the worker lies beside the one of the command (`scripts/setup/cliBundle.mjs`). */
const WORKER = new URL('./lessonWorker.mjs', import.meta.url).href;

export const tune: Command = {
  summary: "learn the evaluation's weights from battles that a player fights against itself",
  usage: 'tune [--games N] [--rounds R] [--seed S] [--from-nothing] [--workers K] [--out FILE]',
  flags: [
    gamesFlag(USUAL_GAMES, ' for each round'),
    {
      name: 'rounds',
      takes: ['R'],
      summary: `how often it plays by what it learned and learns again; ${USUAL_ROUNDS} if left out`,
    },
    SERIES_FLAGS.seed,
    {
      name: 'from-nothing',
      summary: 'begin without weights, with battles of the frozen player, instead of with the shipped ones',
    },
    SERIES_FLAGS.workers,
    { name: 'out', takes: ['FILE'], summary: 'where to write the weights; they are printed if left out' },
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const spec = seriesSpecOf(given, catalogFor(terminal), USUAL_GAMES);
    const rounds = wholeNumber(
      'the number of rounds',
      optionValue(given, 'rounds') ?? String(USUAL_ROUNDS),
      1,
      MOST_ROUNDS,
    );
    const text = `${JSON.stringify(await tuned(given, terminal, spec, rounds), null, 2)}\n`;
    const out = optionValue(given, 'out');
    if (out === undefined) terminal.say(text.trimEnd());
    else writeFileSync(resolve(terminal.folder, out), text);
    return EXIT.fine;
  },
};

/** What the weights are kept as: the command that made them stands beside them. */
interface Provenance {
  readonly command: string;
  /** The weights that the first round was played with: nothing, or the hash of those that were shipped before. */
  readonly begunWith: string;
  /** Of the rules and cards that they were learned with. */
  readonly book: string;
  readonly rounds: readonly Omit<Learned, 'weights'>[];
}

async function tuned(
  given: Given,
  terminal: Terminal,
  spec: SeriesSpec,
  rounds: number,
): Promise<{ readonly made: Provenance; readonly weights: Weights }> {
  const fromNothing = given.flags.has('from-nothing');
  const series = seriesOf(catalogFor(terminal), spec, selfPlay('master'));
  let weights: Weights | null = fromNothing ? null : shippedWeights();
  const told: Provenance['rounds'][number][] = [];
  for (let round = 0; round < rounds; round++) {
    // Each round learns from battles of its own alone: what wins among worse players misleads better ones.
    const lesson: Lesson = { series: { ...series, seed: series.seed + round * spec.games }, weights };
    const { weights: learned, ...figures } = learn(await taught(lesson, workersOf(given), terminal));
    weights = learned;
    told.push(figures);
  }
  const options = `--games ${spec.games} --rounds ${rounds} --seed ${spec.seed}${fromNothing ? ' --from-nothing' : ''}`;
  const begunWith = fromNothing ? 'nothing' : stableHash(shippedWeights());
  return {
    made: { command: `ninekeep tune ${options}`, begunWith, book: stableHash(series.book), rounds: told },
    weights: weights ?? {},
  };
}

function shippedWeights(): Weights {
  return Object.fromEntries(FEATURES.map((feature, place) => [feature, TUNED[place] ?? 0]));
}

/** Plays a lesson on so many threads; its sample is the same however many there are. */
async function taught(lesson: Lesson, workers: number, { showProgress }: Terminal): Promise<Sample> {
  const all = Array.from({ length: lessonParts(lesson) }, (_, part) => part);
  let done = 0;
  const counted = (sample: Sample): Sample => {
    done += 1;
    showProgress(progressBar(done, all.length, 'parts'));
    return sample;
  };
  try {
    if (workers === 1) return wholeSample(all.map(openLesson(lesson)).map(counted));
    const pool = new Tinypool({ filename: WORKER, minThreads: workers, maxThreads: workers, workerData: lesson });
    try {
      return wholeSample(
        await Promise.all(all.map(async (part) => counted(await pool.run(part, { name: 'playPart' })))),
      );
    } finally {
      await pool.destroy();
    }
  } finally {
    showProgress(null);
  }
}
