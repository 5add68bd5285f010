import { optionValue } from '../../../src/cli/arguments/choices';
import { type Command, EXIT } from '../../../src/cli/command';
import { COMMANDS } from '../../../src/cli/commands';
import { hypothesesOf, playersOf } from '../../../src/cli/commands/arena';
import { matchOf } from '../../../src/cli/commands/play';
import { askedOf } from '../../../src/cli/commands/prove';
import { simulationOf } from '../../../src/cli/commands/simulate';
import { run } from '../../../src/cli/run';
import { shippedCatalog } from '../../support/book';
import { type Door, LET_IN, turnedAway } from '../support/door';

const LINES = [
  'play --left greedy --right random --seed 7 --battlefield ruins --decks bastion cinder --json',
  'play --seed=12',
  'check cards/bastion --json',
  'scenario test/scenarios --json',
  'schema --check',
  'simulate --left greedy --right random --games 8 --seed 3 --battlefield marsh --decks bastion cinder --json',
  'arena master-flanker mcts --games 40 --sprt 0,20 --times',
  'prove wins --player captain,master --turns 100',
  'perft --depth 3 --divide',
  'help',
  'play -h',
];

/** Understood, but not carried out: files and folders are no words any more. */
const READ_ONLY: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(COMMANDS).map(([name, command]) => [
    name,
    {
      ...command,
      run: (given) => {
        if (name === 'play') matchOf(given, shippedCatalog());
        if (name === 'arena') playersOf(given);
        if (name === 'arena') hypothesesOf(optionValue(given, 'sprt'));
        if (name === 'prove') askedOf(given);
        if (name === 'simulate') simulationOf(given, shippedCatalog());
        return EXIT.fine;
      },
    },
  ]),
);

/** The words after `ninekeep`. */
export const TERMINAL_DOOR: Door = {
  name: 'terminal',
  format: 'line',
  weight: 2,
  samples: LINES.map((text) => ({ name: 'ninekeep', text })),
  open: (text) => {
    const complaints: string[] = [];
    const words = text.split(' ').filter((word) => word !== '');
    const terminal = {
      folder: '.',
      say: () => undefined,
      complain: (line: string) => complaints.push(line),
      showProgress: () => undefined,
    };
    // Without a word the help is printed.
    if (words.length === 0 || run(words, terminal, READ_ONLY) === EXIT.fine) return LET_IN;
    return turnedAway(...complaints.map((message) => ({ where: 'words', message })));
  },
};
