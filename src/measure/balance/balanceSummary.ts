import type { CardId } from '../../battle/model/card';
import { type Rate, rateOf } from '../../kernel/wilson';
import { type CourseSummary, courseSummary, mapped, sumOf } from '../simulation/summary';
import type { Score } from '../simulation/tally';
import type { Balance } from './balance';
import type { CardUse, Points } from './cardUse';

/** A bar in percent, both ends included. */
export interface Bar {
  readonly least: number;
  readonly most: number;
}

export const BALANCE_BARS = {
  first: { least: 48, most: 52 },
  battlefield: { least: 44, most: 56 },
  faction: { least: 46, most: 54 },
  deck: { least: 44, most: 56 },
  /** Of the turns in which it could be played: below this a card isn't worth it. */
  card: { least: 20, most: 100 },
  /** Of the battles that somebody won: the winner was clearly behind at half time. */
  comebacks: { least: 25, most: 100 },
} as const satisfies Record<string, Bar>;

/** How many points better decks may do when they draw a card: above, whoever draws it wins by it. */
export const MOST_DRAWN_GAIN = 4;

/** Turns in which no card left the hand, by rounds. The first rounds have none, and attrition ends the last ones. */
export const QUIET_BARS: Readonly<Record<string, Bar>> = {
  'rounds 5-7': { least: 0, most: 6 },
  'rounds 8-11': { least: 0, most: 10 },
};

export interface CardFigures {
  /** The score of the decks that hold it. */
  readonly deck: Rate;
  /** How many points better those decks do when it is drawn, and when it is played. */
  readonly drawnGain: number;
  readonly playedGain: number;
  readonly drawn: Rate;
  readonly played: Rate;
  /** A battle of a deck that holds it. */
  readonly playsPerGame: number;
  /** Of the turns that began with it in hand and affordable, those in which it was played. */
  readonly chosen: Rate;
}

/** Scores in percent: a draw is half a win. */
export interface BalanceSummary {
  readonly games: number;
  readonly draws: number;
  readonly first: Rate;
  readonly battlefields: Readonly<Record<string, { readonly first: Rate; readonly rounds: CourseSummary['rounds'] }>>;
  readonly rounds: CourseSummary['rounds'];
  /** Over all other factions and both sides: a faction against itself says nothing of it. */
  readonly factions: Readonly<Record<string, Rate>>;
  /** The row's score against the column, both sides together; against itself the first player's. */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, Rate>>>>;
  readonly cards: Readonly<Record<CardId, CardFigures>>;
  /** By rounds: turns in which nothing was deployed and no stratagem was played. */
  readonly quietTurns: Readonly<Record<string, Rate>>;
  /** Against all others. */
  readonly decks: Readonly<Record<string, Rate>>;
  readonly comebacks: Rate;
  /** Which bars are missed, in words. */
  readonly missed: readonly string[];
}

export function balanceSummary({ tally, cards, quietTurns, decks }: Balance): BalanceSummary {
  const { games, draws, wins, battlefields, pairings } = tally;
  const course = courseSummary(sumOf(Object.values(battlefields)));
  const figures = {
    first: rateOf(wins.left + draws / 2, games),
    battlefields: mapped(battlefields, (course) => ({
      first: rateOf(course.leftWins + course.draws / 2, course.games),
      rounds: courseSummary(course).rounds,
    })),
    factions: factionRates(pairings),
    cards: mapped(cards, cardFigures),
    quietTurns: mapped(quietTurns, ({ turns, quiet }) => rateOf(quiet, turns)),
    decks: mapped(decks, (score) => rateOf(points(score), score.games)),
    comebacks: course.comebacks,
  };
  return {
    games,
    draws,
    ...figures,
    rounds: course.rounds,
    matrix: matrixOf(pairings),
    missed: missedIn(figures),
  };
}

export function isWithin({ least, most }: Bar, { percent }: Rate): boolean {
  return percent >= least && percent <= most;
}

type Judged = readonly [name: string, bar: Bar, rate: Rate];

function missedIn(figures: Omit<BalanceSummary, 'games' | 'draws' | 'rounds' | 'matrix' | 'missed'>): string[] {
  const { first, battlefields, factions, decks, cards, quietTurns, comebacks } = figures;
  const judged: Judged[] = [
    ['first player', BALANCE_BARS.first, first],
    ...rows(battlefields, (name, it): Judged => [`first player on ${name}`, BALANCE_BARS.battlefield, it.first]),
    ...rows(factions, (name, rate): Judged => [name, BALANCE_BARS.faction, rate]),
    ...rows(decks, (name, rate): Judged => [`the deck ${name}`, BALANCE_BARS.deck, rate]),
    ...rows(cards, (name, { chosen }): Judged => [name, BALANCE_BARS.card, chosen]),
    ...rows(QUIET_BARS, (span, bar): Judged => [`turns without a card, ${span}`, bar, quietTurns[span] ?? NONE]),
    ['comebacks', BALANCE_BARS.comebacks, comebacks],
  ];
  const outside = judged
    .filter(([, bar, rate]) => rate.games > 0 && !isWithin(bar, rate))
    .map(([name, { least, most }, { percent }]) => `${name}: ${percent.toFixed(1)} %, not ${least} to ${most}`);
  const strong = Object.entries(cards)
    .filter(([, { drawnGain }]) => isTooStrong(drawnGain))
    .map(
      ([name, { drawnGain }]) => `${name}: +${drawnGain.toFixed(1)} points when drawn, not up to ${MOST_DRAWN_GAIN}`,
    );
  return [...outside, ...strong];
}

const NONE = rateOf(0, 0);

function rows<Value>(table: Readonly<Record<string, Value>>, row: (name: string, value: Value) => Judged): Judged[] {
  return Object.entries(table).map(([name, value]) => row(name, value));
}

export function isTooStrong(drawnGain: number): boolean {
  return drawnGain > MOST_DRAWN_GAIN;
}

/** Left's scores by `left:right`. */
type Pairings = Readonly<Record<string, Score>>;

const points = ({ wins, draws }: Score): number => wins + draws / 2;

function scoreOf(pairings: Pairings, faction: string, other: string): Rate {
  const [home, away] = [pairings[`${faction}:${other}`], pairings[`${other}:${faction}`]];
  const own = home === undefined ? 0 : points(home);
  if (faction === other) return rateOf(own, home?.games ?? 0);
  const abroad = away === undefined ? 0 : away.games - points(away);
  return rateOf(own + abroad, (home?.games ?? 0) + (away?.games ?? 0));
}

function factionsIn(pairings: Pairings): string[] {
  return [...new Set(Object.keys(pairings).flatMap((name) => name.split(':')))].sort();
}

function matrixOf(pairings: Pairings): BalanceSummary['matrix'] {
  const all = factionsIn(pairings);
  return Object.fromEntries(
    all.map((row) => [row, Object.fromEntries(all.map((column) => [column, scoreOf(pairings, row, column)]))]),
  );
}

function factionRates(pairings: Pairings): Readonly<Record<string, Rate>> {
  const all = factionsIn(pairings);
  return Object.fromEntries(
    all.map((faction) => {
      const rates = all.filter((other) => other !== faction).map((other) => scoreOf(pairings, faction, other));
      const sum = (what: 'wins' | 'games') => rates.reduce((total, rate) => total + rate[what], 0);
      return [faction, rateOf(sum('wins'), sum('games'))];
    }),
  );
}

function cardFigures({ held, drawn, played, plays, affordable, chosen }: CardUse): CardFigures {
  const [deck, whenDrawn, whenPlayed] = [rate(held), rate(drawn), rate(played)];
  return {
    deck,
    drawn: whenDrawn,
    played: whenPlayed,
    drawnGain: drawn.games === 0 ? 0 : whenDrawn.percent - deck.percent,
    playedGain: played.games === 0 ? 0 : whenPlayed.percent - deck.percent,
    playsPerGame: held.games === 0 ? 0 : plays / held.games,
    chosen: rateOf(chosen, affordable),
  };
}

const rate = ({ halves, games }: Points): Rate => rateOf(halves / 2, games);
