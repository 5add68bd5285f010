import { EXIT, type Exit } from './command';
import { run } from './run';

function exitCode(): Exit {
  try {
    const { NINEKEEP_ROOT: home } = process.env;
    return run(process.argv.slice(2), {
      folder: process.cwd(),
      ...(home === undefined ? {} : { home }),
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
    });
  } catch (error) {
    // Node's own exit code for a crash is 1, which would look like a finding.
    console.error(error);
    return EXIT.cannotRun;
  }
}

process.exitCode = exitCode();
