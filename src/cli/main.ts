import { createInterface } from 'node:readline';
import { EXIT, type Exit } from './command';
import { progressLine } from './report/progressLine';
import { run } from './run';

async function exitCode(): Promise<Exit> {
  try {
    const { NINEKEEP_ROOT: home } = process.env;
    return await run(process.argv.slice(2), {
      folder: process.cwd(),
      ...(home === undefined ? {} : { home }),
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
      lines: () => createInterface({ input: process.stdin }),
      showProgress: progressLine(process.stderr),
    });
  } catch (error) {
    // Node's own exit code for a crash is 1, which would look like a finding.
    console.error(error);
    return EXIT.cannotRun;
  }
}

process.exitCode = await exitCode();
