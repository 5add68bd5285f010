import { createIntl } from 'react-intl';
import { keyOfDeed } from '../../battle/deeds/deed';
import { COLUMNS, ROWS } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import type { Catalog } from '../../content/catalog';
import { getArrow } from '../../core/geometry/direction';
import { OPPONENT } from '../../kernel/sides';
import type { ToldPosition } from '../../measure/advice/toldPositions';
import type { DeedTeller } from '../../words/deeds/deedPhrases';
import { deedSentence, toldDeeds } from '../../words/deeds/deedSentence';
import { countWords } from '../../words/deeds/sentenceRoom';
import { ITALIAN_MESSAGES } from '../../words/it';
import { namesIn } from '../../words/names';
import { ENGLISH_MESSAGES } from '../../words/speak';

export interface ReasonsPage {
  readonly text: string;
  readonly summary: string;
  readonly apartPercent: number;
}

/** Sentences with their boards, spread over all positions, and how many of them are true of the best plan alone. */
export function reasonsPage(
  catalog: Catalog,
  positions: readonly ToldPosition[],
  shown: number,
  command: string,
): ReasonsPage {
  const [english, italian] = [tellerIn(catalog, 'en'), tellerIn(catalog, 'it')];
  const apart = positions.filter(isApart).length;
  const apartPercent = positions.length === 0 ? 0 : (apart / positions.length) * 100;
  const longest = Math.max(
    ...positions.flatMap(({ deeds }) => [english, italian].map((teller) => lengthOf(teller, deeds))),
  );
  const summary = `true of the best plan, and not of the second nor of the third: ${apart} of ${positions.length} (${apartPercent.toFixed(1)} %); the longest sentence has ${longest} words`;
  const every = Math.max(1, Math.floor(positions.length / shown));
  const entries = positions.filter((_, place) => place % every === 0).slice(0, shown);
  const text = [
    '# Reasons',
    '',
    'Written by the command below; edits by hand are lost.',
    '',
    `\`npm run -s ninekeep -- ${command} --out docs/reasons.md\`: ${summary}.`,
    '',
    'The side to move reads the sentence. The first three columns are the board before the plan, the others after it. L and R are the',
    'sides, the arrow is where a card faces, the number its health.',
    ...entries.flatMap((position, place) => entryOf(catalog, [english, italian], position, place)),
    '',
  ].join('\n');
  return { text, summary, apartPercent };
}

function tellerIn(catalog: Catalog, language: 'en' | 'it'): DeedTeller {
  const intl = createIntl({ locale: language, messages: language === 'en' ? ENGLISH_MESSAGES : ITALIAN_MESSAGES });
  return {
    speak: (word, values) => intl.formatMessage({ id: word }, values),
    names: namesIn(catalog, language),
    whose: 'yours',
  };
}

/** Of each other plan something that is said is untrue. */
function isApart({ deeds, others }: ToldPosition): boolean {
  const keys = toldDeeds(deeds).map(keyOfDeed);
  return others.every((other) => keys.some((key) => !other.has(key)));
}

function lengthOf(teller: DeedTeller, deeds: ToldPosition['deeds']): number {
  return countWords(deedSentence(teller, deeds) ?? '');
}

function entryOf(
  catalog: Catalog,
  tellers: readonly DeedTeller[],
  { seen, chance, deeds, end }: ToldPosition,
  place: number,
): string[] {
  const { castles, round, side } = seen;
  const [own, enemy] = [castles[side], castles[OPPONENT[side]]];
  return [
    '',
    `## ${place + 1}. Round ${round}, ${side === 'left' ? 'Left' : 'Right'} to move`,
    '',
    ...tellers.map((teller) => `> ${deedSentence(teller, deeds) ?? ''}  `),
    '',
    `Own castle ${own}, enemy castle ${enemy}, chance of winning ${Math.round(chance * 100)} %.`,
    '',
    `|  | ${[...ZONES, ...ZONES.map((zone) => `${zone}, after`)].join(' | ')} |`,
    `| --- |${' --- |'.repeat(ZONES.length * 2)}`,
    ...ROWS.map(
      (row) => `| row ${row + 1} | ${[...rowOf(catalog, seen, row), ...rowOf(catalog, end, row)].join(' | ')} |`,
    ),
  ];
}

const ZONES = ['left wing', 'center', 'right wing'] as const;

function rowOf(catalog: Catalog, { units }: Pick<Observation, 'units'>, row: number): string[] {
  const names = namesIn(catalog, 'en');
  return COLUMNS.map((col) => {
    const unit = units.find((each) => each.row === row && each.col === col);
    if (unit === undefined) return '·';
    return `${unit.side === 'left' ? 'L' : 'R'}${getArrow(unit.facing)} ${names.card(unit.card)} ${unit.health}`;
  });
}
