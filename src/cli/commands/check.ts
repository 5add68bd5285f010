import { loadBoth } from '../../content/field/loadBoth';
import type { CardFiles } from '../../content/load/loadCatalog';
import { type Problem, problemLine, warningLine } from '../../content/problems/problem';
import { CannotRun, type Command, EXIT, type Exit, type Terminal } from '../command';
import { emblemNames } from '../disk/gameIcons';
import { locateCards } from '../disk/locateCards';
import { readCards } from '../disk/readCards';
import { pluralize } from '../report/pluralize';

interface Findings {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export const check: Command = {
  summary: 'find mistakes in cards, abilities, decks, battlefields, rules, units and weapons',
  usage: 'check [files or folders] [--json]',
  flags: [{ name: 'json', summary: 'print { files, problems, warnings } as JSON' }],
  takesWords: true,
  run: ({ words, flags }, terminal) => {
    const findings = findingsIn(terminal.folder, words);
    if (flags.has('json')) terminal.say(JSON.stringify(findings, null, 2));
    else print(findings, terminal);
    return exitOf(findings);
  },
};

/** The whole set is read whatever is asked for: a deck is right or wrong only beside its cards. */
function findingsIn(folder: string, paths: readonly string[]): Findings {
  const { cardsFolder, concerns } = locateCards(folder, paths);
  const contents = filesIn(cardsFolder);
  const files = [...contents.keys()].filter(concerns);
  if (files.length === 0 && paths.length > 0) throw new CannotRun(`nothing to check in ${paths.join(', ')}`);
  const { problems, warnings } = loadBoth(contents, emblemNames());
  const asked = ({ file }: Problem) => concerns(file);
  return { files, problems: problems.filter(asked), warnings: warnings.filter(asked) };
}

function filesIn(cardsFolder: string): CardFiles {
  try {
    return readCards(cardsFolder);
  } catch (error) {
    throw new CannotRun(`${cardsFolder} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function print({ files, problems, warnings }: Findings, { say }: Terminal): void {
  for (const problem of problems) say(problemLine(problem));
  for (const warning of warnings) say(warningLine(warning));
  const sum = [pluralize(files.length, 'file'), pluralize(problems.length, 'problem')];
  say([...sum, ...(warnings.length === 0 ? [] : [pluralize(warnings.length, 'warning')])].join(', '));
}

/** A warning is no mistake: the file is in the game. */
function exitOf({ problems }: Findings): Exit {
  return problems.length === 0 ? EXIT.fine : EXIT.findings;
}
