import { DatabaseProblem } from '../database/address';
import { type Answer, type Connection, inTransaction } from '../database/connection';
import { READER } from '../database/migrations';

export interface Limits {
  readonly rows: number;
  readonly seconds: number;
}

export const USUAL_LIMITS: Limits = { rows: 10_000, seconds: 10 };

export interface ReadAnswer extends Answer {
  /** There were more rows than were asked for. */
  readonly isCut: boolean;
}

/**
 * One statement of somebody else's that reads. The database itself sees to it: the transaction is read only, its role may read
 * the records and nothing else, a cursor takes no statement but a query, and the extended protocol takes no second one.
 */
export function readOnly(connection: Connection, statement: string, limits: Limits): Promise<ReadAnswer> {
  refuseOtherStatements(statement);
  return inTransaction(
    connection,
    async () => {
      const { run } = connection;
      await run(`SET LOCAL statement_timeout = ${Math.round(1000 * limits.seconds)}`);
      await layDownRights(connection);
      await run(`DECLARE answer NO SCROLL CURSOR FOR ${statement.replace(/[;\s]+$/, '')}`);
      const { columns, rows } = await run(`FETCH ${limits.rows + 1} FROM answer`);
      return { columns, rows: rows.slice(0, limits.rows), isCut: rows.length > limits.rows };
    },
    'READ ONLY',
  );
}

/** Only for a word that is understood: the cursor would complain of a syntax that whoever asked never wrote. */
function refuseOtherStatements(statement: string): void {
  const word = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|\()*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase();
  if (word !== undefined && ['select', 'with', 'values', 'table'].includes(word)) return;
  const told = word === undefined ? 'there is no statement' : `"${word.toUpperCase()}" is no question`;
  throw new DatabaseProblem(`${told}: a query only reads, and begins with SELECT, WITH, VALUES or TABLE`);
}

const RIGHTS = `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = '${READER}' AND pg_has_role(current_user, oid, 'MEMBER')),
rolsuper OR pg_has_role(current_user, 'pg_read_server_files', 'MEMBER') OR pg_has_role(current_user, 'pg_execute_server_program', 'MEMBER')
FROM pg_roles WHERE rolname = current_user`;

/** Whoever can read the server's files must ask as somebody who can't. */
async function layDownRights({ run }: Connection): Promise<void> {
  const { rows } = await run(RIGHTS);
  const [hasReader, isMighty] = rows[0] ?? [false, true];
  if (hasReader === true) await run(`SET LOCAL ROLE ${READER}`);
  else if (isMighty === true) {
    throw new DatabaseProblem(
      `this user may read the server’s files, and there is no role ${READER} to lay that right down: "ninekeep migrate" makes it`,
    );
  }
}
