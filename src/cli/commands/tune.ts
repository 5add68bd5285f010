import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FEATURES } from '../../ai/evaluation/features';
import { TUNED } from '../../ai/evaluation/weights';
import { stableHash } from '../../kernel/hash';
import { type Lesson, lessonParts, type Weights, wholeSample } from '../../measure/tuning/collect';
import type { Sample } from '../../measure/tuning/regression';
import { type Learned, learn } from '../../measure/tuning/tune';
import { optionValue, wholeNumber } from '../arguments/choices';
import { type Command, EXIT, type Given, type Terminal } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { progressBar } from '../report/progressLine';
import { playParts } from '../series/playParts';
import { gamesFlag, SERIES_FLAGS, type SeriesSpec, selfPlay, seriesOf, seriesSpecOf } from '../series/seriesSpec';
import type { Staff } from '../series/staff';
import { STAFF_FLAGS, STAFF_USAGE, withStaff } from '../series/withStaff';

const USUAL_GAMES = 2000;
const USUAL_ROUNDS = 2;
const MOST_ROUNDS = 20;

export const tune: Command = {
  summary: "learn the evaluation's weights from battles that a player fights against itself",
  usage: `tune [--games N] [--rounds R] [--seed S] [--from-nothing] [--workers K] [--out FILE] ${STAFF_USAGE}`,
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
    ...STAFF_FLAGS,
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
    const learned = await withStaff(given, terminal, (staff) => tuned(given, terminal, spec, rounds, staff));
    const text = `${JSON.stringify(learned, null, 2)}\n`;
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
  staff: Staff,
): Promise<{ readonly made: Provenance; readonly weights: Weights }> {
  const fromNothing = given.flags.has('from-nothing');
  const series = seriesOf(catalogFor(terminal), spec, selfPlay('master'));
  let weights: Weights | null = fromNothing ? null : shippedWeights();
  const told: Provenance['rounds'][number][] = [];
  for (let round = 0; round < rounds; round++) {
    // Each round learns from battles of its own alone: what wins among worse players misleads better ones.
    const lesson: Lesson = { series: { ...series, seed: series.seed + round * spec.games }, weights };
    const { weights: learned, ...figures } = learn(await taught(lesson, staff, terminal));
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

/** Plays a lesson; its sample is the same whoever plays it. */
async function taught(lesson: Lesson, staff: Staff, { showProgress }: Terminal): Promise<Sample> {
  const samples: Sample[] = [];
  const parts = { kind: 'lesson', work: lesson, all: lessonParts(lesson), book: lesson.series.book } as const;
  const told = (done: number, all: number) => showProgress(progressBar(done, all, 'parts'));
  try {
    await playParts(parts, staff, told, (sample) => {
      samples.push(sample);
      return false;
    });
  } finally {
    showProgress(null);
  }
  return wholeSample(samples);
}
