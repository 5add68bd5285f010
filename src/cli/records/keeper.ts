import { shownAddress } from '../../records/database/address';
import { withRecords } from '../../records/database/openRecords';
import { openRecorder } from '../../records/write/recordAll';
import type { Written } from '../../records/write/writeBattles';
import type { Given, Terminal } from '../command';
import { pluralize } from '../report/pluralize';
import type { Staff } from '../series/staff';
import { complaining, databaseOf } from './database';

/** Opens the database for the battles of a series, and tells in the end what is there now, apart from the command's own answer. */
export function withKeeper<Result>(
  given: Given,
  terminal: Terminal,
  work: (keep: Staff['keep']) => Promise<Result>,
): Promise<Result> {
  const address = databaseOf(given, terminal);
  return complaining(() =>
    withRecords(address, async (connection) => {
      const recorder = openRecorder(connection, { withMoments: given.flags.has('moments') });
      const result = await work(async (battles) => {
        for (const battle of battles) await recorder.add(battle);
      });
      terminal.complain(`${writtenLine(await recorder.finish())} in ${shownAddress(address)}`);
      return result;
    }),
  );
}

/** "12 battles recorded (840 orders), 3 known already". */
export function writtenLine({ written, known, orders }: Written): string {
  const more = known === 0 ? '' : `, ${known} known already`;
  return `${pluralize(written, 'battle')} recorded (${pluralize(orders, 'order')})${more}`;
}
