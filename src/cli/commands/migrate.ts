import { type Command, EXIT } from '../command';
import { DATABASE_FLAG } from '../records/databaseFlags';
import { pluralize } from '../report/pluralize';

export const migrate: Command = {
  summary: 'make the tables of a database for battles, or bring them up to date',
  usage: 'migrate [--database D] [--check]',
  flags: [DATABASE_FLAG, { name: 'check', summary: 'write nothing, only say what is missing' }],
  takesWords: false,
  run: async (given, terminal) => {
    const { complaining, databaseOf } = await import('../records/database');
    const { shownAddress } = await import('../../records/database/address');
    const { withConnection } = await import('../../records/database/openRecords');
    const { isCurrent, migrateSchema, schemaState } = await import('../../records/database/migrations');
    const address = databaseOf(given, terminal);
    const isChecked = given.flags.has('check');
    const state = await complaining(() => withConnection(address, isChecked ? schemaState : migrateSchema));
    const shown = shownAddress(address);
    if (isCurrent(state)) terminal.say(`${shown} is up to date`);
    else {
      const missing = pluralize(state.known - state.applied, 'migration');
      terminal.say(isChecked ? `${shown} lacks ${missing}` : `${shown}: ${missing} applied`);
    }
    return isChecked && !isCurrent(state) ? EXIT.findings : EXIT.fine;
  },
};
