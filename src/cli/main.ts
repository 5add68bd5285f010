import { run } from './run';

process.exitCode = run(process.argv.slice(2), {
  folder: process.cwd(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
