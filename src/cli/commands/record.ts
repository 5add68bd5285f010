import { CannotRun, type Command, EXIT } from '../command';
import { DATABASE_FLAGS } from '../records/databaseFlags';
import { simulate } from './simulate';

const OWN = new Set(['simulate', 'record', 'json', 'help']);

export const record: Command = {
  summary: 'write battles into a database: files of the page and of "play --json", or a simulation',
  usage: 'record FILES… | --simulate [options of simulate] [--database D] [--moments]',
  flags: [
    { name: 'simulate', summary: 'play a series and record it; takes the options of simulate' },
    ...DATABASE_FLAGS,
    ...simulate.flags.filter(({ name }) => !OWN.has(name) && !DATABASE_FLAGS.some((flag) => flag.name === name)),
  ],
  takesWords: true,
  run: async (given, terminal) => {
    if (given.flags.has('simulate')) {
      const [word] = given.words;
      if (word !== undefined) throw new CannotRun(`"${word}" is one word too many: either files or --simulate`);
      const flags = new Set([...given.flags, 'record']);
      return simulate.run({ ...given, flags }, terminal);
    }
    if (given.words.length === 0) throw new CannotRun(`which files? ${record.usage}`);
    const { recordFiles } = await import('../records/recordFiles');
    return (await recordFiles(given, terminal)) ? EXIT.fine : EXIT.findings;
  },
};
