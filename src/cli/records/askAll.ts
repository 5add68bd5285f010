import type { Address } from '../../records/database/address';
import { withReadRecords } from '../../records/database/openRecords';
import type { Question } from '../../records/read/questions';
import { readOnly, USUAL_LIMITS } from '../../records/read/readOnly';
import type { Answered } from './htmlReport';

/** Ready questions one after the other on one connection. They are this program's own and end by themselves. */
export function askAll(address: Address, questions: readonly Question[]): Promise<Answered[]> {
  return withReadRecords(address, async (connection) => {
    const answered: Answered[] = [];
    for (const question of questions) {
      answered.push({ question, answer: await readOnly(connection, question.statement, USUAL_LIMITS) });
    }
    return answered;
  });
}
