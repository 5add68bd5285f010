import { resolve } from 'node:path';
import { known, optionValue } from '../arguments/choices';
import { CannotRun, type Command, EXIT } from '../command';
import { DATABASE_FLAG } from '../records/databaseFlags';
import { pluralize } from '../report/pluralize';

export const exportCsv: Command = {
  summary: 'write the tables of recorded battles as CSV files into a folder',
  usage: 'export-csv FOLDER [--database D] [--tables T,…]',
  flags: [DATABASE_FLAG, { name: 'tables', takes: ['T'], summary: 'some tables, with commas; all if left out' }],
  takesWords: true,
  run: async (given, terminal) => {
    const [folder, extra] = given.words;
    if (folder === undefined || extra !== undefined) throw new CannotRun(`into which folder? ${exportCsv.usage}`);
    const { TABLE_NAMES } = await import('../../records/schema/tables');
    const { complaining, databaseOf } = await import('../records/database');
    const { withReadRecords } = await import('../../records/database/openRecords');
    const { exportCsv: write } = await import('../../records/read/exportCsv');
    const words = optionValue(given, 'tables')?.split(',');
    const tables = words === undefined ? TABLE_NAMES : words.map((word) => known('table', word, TABLE_NAMES));
    const address = databaseOf(given, terminal);
    await complaining(() =>
      withReadRecords(address, (connection) =>
        write(connection, resolve(terminal.folder, folder), tables as typeof TABLE_NAMES, ({ table, rows }) =>
          terminal.say(`${table}.csv: ${pluralize(rows, 'row')}`),
        ),
      ),
    );
    return EXIT.fine;
  },
};
