import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import { loadCampaign } from '../../content/campaign/loadCampaign';
import { type CampaignCount, measureCampaignBattle } from '../../measure/campaign';
import { optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, type Command, EXIT } from '../command';
import { catalogFor } from '../disk/catalogFor';
import { locateCards } from '../disk/locateCards';
import { readCards } from '../disk/readCards';

const MOST_GAMES = 10_000;
/** A strong player wins so many of a hundred, and each honour so often; a weak one wins no more than this. */
const LEAST_WON = 60;
const LEAST_HONOURED = 10;
const MOST_BY_RECRUIT = 60;
/** So many battles at either end of the road are held against each other. */
const ENDS = 4;

export const campaign: Command = {
  summary: 'play the battles of the campaign: can each be won, and lost?',
  usage: 'campaign [NUMBERS] [--games N] [--json]',
  flags: [
    { name: 'games', takes: ['N'], summary: 'how many of each kind, by seeds 1 to N; 20 if left out' },
    { name: 'json', summary: 'print the counts as JSON' },
  ],
  takesWords: true,
  run: (given, terminal) => {
    const games = wholeNumber('the number of games', optionValue(given, 'games') ?? '20', 1, MOST_GAMES);
    const catalog = catalogFor(terminal);
    const { cardsFolder } = locateCards(terminal.folder, []);
    const { battles } = loadCampaign(readCards(cardsFolder), catalog).catalog;
    const asked = given.words.map(Number);
    const chosen = battles.filter(({ number }) => asked.length === 0 || asked.includes(number));
    if (chosen.length === 0) throw new CannotRun(`there is no such battle: the campaign has ${battles.length}`);
    let isFine = true;
    const counts: Record<string, CampaignCount> = {};
    for (const battle of chosen) {
      const count = measureCampaignBattle(catalog, battle, games);
      const wrong = faultsIn(count);
      counts[battle.id] = count;
      isFine &&= wrong.length === 0;
      if (!given.flags.has('json')) terminal.say(line(battle.number, battle.id, count, wrong));
    }
    const course = courseOf(battles, counts);
    isFine &&= course?.isFalling !== false;
    if (given.flags.has('json')) terminal.say(JSON.stringify({ games, battles: counts, course }, null, 2));
    else if (course !== null) terminal.say(courseLine(course));
    return isFine ? EXIT.fine : EXIT.findings;
  },
};

/** Whether the road grows harder: how often a recruit wins its first battles, and how often the last. */
interface Course {
  readonly first: number;
  readonly last: number;
  readonly isFalling: boolean;
}

/** In percent; null where a battle of either end was not counted. */
function courseOf(battles: readonly CampaignBattle[], counts: Readonly<Record<string, CampaignCount>>): Course | null {
  const ends = [battles.slice(0, ENDS), battles.slice(-ENDS)].map((end) => end.flatMap(({ id }) => counts[id] ?? []));
  const [first = 0, last = 0] = ends.map((end) => {
    const games = end.reduce((sum, count) => sum + count.games, 0);
    return (100 * end.reduce((sum, count) => sum + count.wonByRecruit, 0)) / games;
  });
  return ends.every((end) => end.length === ENDS) ? { first, last, isFalling: last < first } : null;
}

function courseLine({ first, last, isFalling }: Course): string {
  const told = `a recruit wins ${first.toFixed(1)} % of the first ${ENDS} battles and ${last.toFixed(1)} % of the last ${ENDS}`;
  return `${told}: ${isFalling ? 'ok' : 'the road must grow harder'}`;
}

function line(number: number, id: string, count: CampaignCount, wrong: readonly string[]): string {
  const percent = (part: number): string => `${Math.round((100 * part) / count.games)} %`;
  const told = [
    `marshal ${percent(count.won)} (${percent(count.byGoal)} by a goal)`,
    `honour ${percent(count.honoured)}`,
    `next level ${percent(count.wonHarder)}`,
    `recruit ${percent(count.wonByRecruit)}`,
    `waiting ${percent(count.wonByWaiting)}`,
  ];
  const verdict = wrong.length === 0 ? 'ok' : wrong.join('; ');
  return `${number} ${id}: ${told.join(', ')}, n ${count.games}: ${verdict}`;
}

function faultsIn(count: CampaignCount): string[] {
  const percent = (part: number): number => (100 * part) / count.games;
  return [
    ...(percent(count.won) < LEAST_WON ? ['a marshal wins too seldom'] : []),
    ...(percent(count.honoured) < LEAST_HONOURED ? ['the second honour is too seldom'] : []),
    ...(percent(count.wonHarder) < LEAST_HONOURED ? ['the third honour is too seldom'] : []),
    ...(percent(count.wonByRecruit) > MOST_BY_RECRUIT ? ['a recruit wins too often'] : []),
    ...(count.wonByWaiting > 0 ? ['it is won by waiting'] : []),
  ];
}
