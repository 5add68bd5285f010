import { known, optionValue, wholeNumber } from '../arguments/choices';
import { CannotRun, type Command, EXIT, type Given } from '../command';
import { DATABASE_FLAG } from '../records/databaseFlags';

const FORMATS = ['table', 'csv', 'json'];
const [USUAL_ROWS, MOST_ROWS] = ['1000', 1_000_000];
const [USUAL_SECONDS, MOST_SECONDS] = ['10', 3600];

export const FORMAT_FLAG = { name: 'format', takes: ['F'], summary: 'table, csv or json; table if left out' } as const;

export const query: Command = {
  summary: 'ask the recorded battles a question in SQL; it can only read',
  usage: 'query "SELECT …" [--database D] [--format table|csv|json] [--rows N] [--seconds S]',
  flags: [
    DATABASE_FLAG,
    FORMAT_FLAG,
    { name: 'rows', takes: ['N'], summary: `the most rows to show; ${USUAL_ROWS} if left out` },
    { name: 'seconds', takes: ['S'], summary: `how long it may take; ${USUAL_SECONDS} if left out` },
  ],
  takesWords: true,
  run: async (given, terminal) => {
    const [statement, extra] = given.words;
    if (statement === undefined || extra !== undefined) {
      throw new CannotRun(`one statement, in quotation marks: ${query.usage}`);
    }
    const format = formatOf(given);
    const limits = {
      rows: wholeNumber('the number of rows', optionValue(given, 'rows') ?? USUAL_ROWS, 1, MOST_ROWS),
      seconds: wholeNumber('the number of seconds', optionValue(given, 'seconds') ?? USUAL_SECONDS, 1, MOST_SECONDS),
    };
    const { complaining, databaseOf } = await import('../records/database');
    const { answerLines } = await import('../records/answerText');
    const { askWithin } = await import('../records/askWithin');
    const address = databaseOf(given, terminal);
    const answer = await complaining(() => askWithin(address, statement, limits));
    for (const line of answerLines(answer, format)) terminal.say(line);
    return EXIT.fine;
  },
};

export function formatOf(given: Given): 'table' | 'csv' | 'json' {
  return known('format', optionValue(given, 'format') ?? 'table', FORMATS) as 'table' | 'csv' | 'json';
}
