import { CannotRun, type Command } from '../command';
import { fieldSetup } from '../field/fieldSetup';
import { FIELD_FLAGS } from '../field/fieldSpec';
import { openTable } from '../field/fieldTable';

export const field: Command = {
  summary: 'play a battle on the open field by typed commands',
  usage: 'field [--rules SET] [--battlefield B] [--squads L R] [--left P] [--right P] [--seed S]',
  flags: [
    ...FIELD_FLAGS.filter(({ name }) => name !== 'mode'),
    {
      name: 'battlefield',
      takes: ['B'],
      summary: 'the id of a battlefield, or generated:SEED[:WxH]; the-commons if left out',
    },
    {
      name: 'left',
      takes: ['P'],
      summary: 'who plays left: human, a level, or a level and a strategy; human if left out',
    },
    { name: 'right', takes: ['P'], summary: 'who plays right; soldier if left out' },
    { name: 'seed', takes: ['S'], summary: 'a whole number; 1 if left out' },
  ],
  takesWords: false,
  run: (given, terminal) => {
    const { lines } = terminal;
    if (lines === undefined) throw new CannotRun('there is nobody to type commands');
    return openTable(fieldSetup(given, terminal, true), terminal).play(lines());
  },
};
