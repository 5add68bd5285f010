import { type Address, DatabaseProblem, shownAddress, withoutSecrets } from './address';
import { type Connection, messageOf } from './connection';

/** The drivers are large and only loaded by whoever opens a database. */
export async function openConnection(address: Address): Promise<Connection> {
  try {
    if (address.type === 'embedded') return await (await import('./embedded')).openEmbedded(address);
    return await (await import('./server')).openServer(address);
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`${shownAddress(address)} can’t be opened: ${withoutSecrets(address, messageOf(error))}`);
  }
}
