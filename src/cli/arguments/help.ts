import type { Command, Flag } from '../command';
import { COMMANDS } from '../commands';

const CALL = 'npm run -s ninekeep --';
const HELP: Flag = { name: 'help', summary: 'print this help' };

export function toolHelp(): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]): Row => [name, summary]);
  return [
    `Usage: ${CALL} <command> [--help]`,
    '',
    'Commands:',
    ...aligned(rows),
    '',
    'Exit code: 0 all is well, 1 something was found, 2 the command could not run.',
  ].join('\n');
}

export function commandHelp({ usage, summary, flags }: Command): string {
  const rows = [...flags, HELP].map((flag): Row => [[`--${flag.name}`, ...(flag.takes ?? [])].join(' '), flag.summary]);
  return [`Usage: ${CALL} ${usage}`, '', `${summary[0]?.toUpperCase()}${summary.slice(1)}.`, '', ...aligned(rows)].join(
    '\n',
  );
}

type Row = readonly [string, string];

function aligned(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
