import { knownSeed, optionValue, wholeNumber } from '../arguments/choices';
import { type Command, EXIT } from '../command';
import { DATABASE_FLAG } from '../records/databaseFlags';
import { pluralize } from '../report/pluralize';
import { progressBar } from '../report/progressLine';

const USUAL_SAMPLE = '100';
const ALL = 'all';
const MOST = 10_000_000;
const LISTED = 20;

export const verify: Command = {
  summary: 'replay recorded battles and compare every row with what is stored',
  usage: 'verify [--database D] [--sample N|all] [--seed S] [--json]',
  flags: [
    DATABASE_FLAG,
    { name: 'sample', takes: ['N'], summary: `how many battles, or all; ${USUAL_SAMPLE} if left out` },
    { name: 'seed', takes: ['S'], summary: 'draws them; 1 if left out' },
    { name: 'json', summary: 'print { battles, replayed, found } as JSON' },
  ],
  takesWords: false,
  run: async (given, terminal) => {
    const word = optionValue(given, 'sample') ?? USUAL_SAMPLE;
    const sample = word === ALL ? null : wholeNumber('the number of battles', word, 1, MOST);
    const seed = knownSeed(optionValue(given, 'seed') ?? '1');
    const { complaining, databaseOf } = await import('../records/database');
    const { withReadRecords } = await import('../../records/database/openRecords');
    const { verifySample } = await import('../../records/verify/verifySample');
    const told = (done: number, all: number) => terminal.showProgress(progressBar(done, all, 'battles'));
    const address = databaseOf(given, terminal);
    const verified = await complaining(() =>
      withReadRecords(address, (connection) => verifySample(connection, sample, seed, told)),
    );
    terminal.showProgress(null);
    const { battles, replayed, found } = verified;
    if (given.flags.has('json')) terminal.say(JSON.stringify(verified, null, 2));
    else {
      for (const { battle, table, what } of found.slice(0, LISTED)) terminal.say(`${battle} ${table}: ${what}`);
      if (found.length > LISTED) terminal.say(`and ${found.length - LISTED} more`);
      terminal.say(
        `${replayed} of ${pluralize(battles, 'battle')} replayed, ${found.length} differ from what is stored`,
      );
    }
    return found.length === 0 ? EXIT.fine : EXIT.findings;
  },
};
