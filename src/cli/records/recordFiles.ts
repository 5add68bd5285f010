import { join, resolve } from 'node:path';
import { CannotRecord } from '../../records/battle/battleRecord';
import { DatabaseProblem, shownAddress } from '../../records/database/address';
import { withRecords } from '../../records/database/openRecords';
import { rowsOf } from '../../records/rows/rowsOf';
import { openRecorder } from '../../records/write/recordAll';
import type { Given, Terminal } from '../command';
import { isFolder, jsonFilesIn } from '../disk/jsonFiles';
import { battleIn, type FiledBattle } from './battleFile';
import { complaining, databaseOf } from './database';
import { writtenLine } from './keeper';

/** Records the battles of files and folders; what is none is told and left out. True when all were recorded. */
export function recordFiles(given: Given, terminal: Terminal): Promise<boolean> {
  const address = databaseOf(given, terminal);
  const files = given.words.flatMap((word) => filesAt(terminal.folder, word));
  const withMoments = given.flags.has('moments');
  let isWhole = true;
  const turnAway = (file: string, reason: string): void => {
    isWhole = false;
    terminal.complain(`${file}: ${reason}`);
  };
  return complaining(async () => {
    const battles = files.flatMap(({ name, path }) => {
      const found = battleIn(path, terminal);
      const wrong = found.ok ? whyNotAsTold(found.value) : found.refusal;
      if (wrong !== null) turnAway(name, wrong);
      return found.ok && wrong === null ? [found.value.battle] : [];
    });
    if (battles.length === 0) throw new DatabaseProblem('there is no battle to record in these files');
    await withRecords(address, async (connection) => {
      const recorder = openRecorder(connection, { withMoments });
      for (const battle of battles) await recorder.add(battle);
      const written = await recorder.finish();
      terminal.say(`${writtenLine(written)} in ${shownAddress(address)}`);
    });
    return isWhole;
  });
}

interface File {
  readonly name: string;
  readonly path: string;
}

function filesAt(folder: string, word: string): File[] {
  const path = resolve(folder, word);
  if (!isFolder(path)) return [{ name: word, path }];
  return jsonFilesIn(path).map((name) => ({ name: join(word, name), path: join(path, name) }));
}

/** Replays it before anything is written: a battle of other cards or of another version ends otherwise, or not at all. */
function whyNotAsTold({ battle, end }: FiledBattle): string | null {
  try {
    const { session } = rowsOf(battle, false);
    return end === null || session.final_hash === end
      ? null
      : `it ends in ${session.final_hash} and not in ${end}: other cards or another version played it`;
  } catch (error) {
    // Files may hold anything: whatever the rules stumble over is the file's fault.
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof CannotRecord ? reason : `it can’t be replayed: ${reason}`;
  }
}
