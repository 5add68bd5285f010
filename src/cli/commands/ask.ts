import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { known, optionValue } from '../arguments/choices';
import { CannotRun, type Command, EXIT } from '../command';
import { DATABASE_FLAG } from '../records/databaseFlags';
import { FORMAT_FLAG, formatOf } from './query';

const ALL = 'all';
/** Of the names of questions. */
const WIDEST = 11;

export const ask: Command = {
  summary: 'ask the recorded battles a ready question, or all of them, also as a page with heat maps and plots',
  usage: 'ask [NAME|all] [--database D] [--format table|csv|json] [--html FILE]',
  flags: [
    DATABASE_FLAG,
    FORMAT_FLAG,
    { name: 'html', takes: ['FILE'], summary: 'write a page with drawings instead of printing the answer' },
  ],
  takesWords: true,
  run: async (given, terminal) => {
    const { readQuestions } = await import('../../records/read/questions');
    const questions = readQuestions();
    const [word, extra] = given.words;
    if (extra !== undefined) throw new CannotRun(`"${extra}" is one word too many: ${ask.usage}`);
    if (word === undefined) {
      for (const { name, title, tells } of questions) terminal.say(`${name.padEnd(WIDEST)} ${title}: ${tells}`);
      return EXIT.fine;
    }
    const name = known('question', word, [ALL, ...questions.map((each) => each.name)]);
    const asked = questions.filter((question) => name === ALL || question.name === name);
    const format = formatOf(given);
    const { complaining, databaseOf } = await import('../records/database');
    const { askAll } = await import('../records/askAll');
    const { answerLines } = await import('../records/answerText');
    const { shownAddress } = await import('../../records/database/address');
    const address = databaseOf(given, terminal);
    const answered = await complaining(() => askAll(address, asked));
    const file = optionValue(given, 'html');
    if (file !== undefined) {
      const { htmlReport } = await import('../records/htmlReport');
      writeFileSync(resolve(terminal.folder, file), htmlReport(shownAddress(address), answered));
      terminal.say(`${file}: ${answered.length} of ${questions.length} questions`);
      return EXIT.fine;
    }
    for (const { question, answer } of answered) {
      if (answered.length > 1 && format === 'table') terminal.say(`\n${question.title}`);
      for (const line of answerLines(answer, format)) terminal.say(line);
    }
    return EXIT.fine;
  },
};
