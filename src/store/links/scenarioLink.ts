import { accepted, type Result, refused } from '../../kernel/result';
import type { BySide } from '../../kernel/sides';
import type { Seat } from '../seats/seatsSlice';
import { type LinkPart, linkedSeats } from './battleLink';
import { linkText } from './linkAddress';
import { type LinkProblem, LONGEST_LINK, problem, unknownPart } from './linkProblem';

/**
 * Where the files lie that a link may open, seen from the page: the project's under `npm start`, else what is put beside the
 * built page. A link is a stranger's word: it must not make a page read whatever else its server holds.
 */
export const SCENARIO_FOLDER = import.meta.env.DEV ? 'test/scenarios/' : 'scenarios/';

/** Plain names alone: no dots at the beginning, no codes, no backslashes, nothing that an address gives a meaning to. */
const PLAIN_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/;

/** Where a scenario file lies, seen from the page, and who plays it: two people at one screen unless the link says otherwise. */
export interface ScenarioLink {
  readonly path: string;
  readonly seats: BySide<Seat>;
}

/** "#/play?scenario=test/scenarios/examples/rear-attack.json&players=human,greedy". */
export function readScenarioLink(hash: string, folder = SCENARIO_FOLDER): Result<ScenarioLink, readonly LinkProblem[]> {
  if (hash.length > LONGEST_LINK) return refused([problem('too-long', 'link', hash, [])]);
  const problems: LinkProblem[] = [];
  const { path = '', parts } = scenarioParts(hash, problems);
  if (path === '') problems.push(problem('no-path', 'scenario', path, []));
  else if (!path.startsWith(folder) || !PLAIN_PATH.test(path))
    problems.push(problem('closed-path', 'scenario', path, [`${folder}….json`]));
  const seats = linkedSeats(parts, problems);
  return problems.length > 0 ? refused(problems) : accepted({ path, seats });
}

function scenarioParts(hash: string, problems: LinkProblem[]) {
  const parts = new Map<LinkPart, string>();
  const paths: string[] = [];
  for (const [key, value] of new URLSearchParams(linkText(hash))) {
    const isTwice = key === 'scenario' ? paths.length > 0 : key === 'players' && parts.has(key);
    if (isTwice) problems.push(problem('twice', key, value, []));
    else if (key === 'scenario') paths.push(value.trim());
    else if (key === 'players') parts.set(key, value);
    else problems.push(unknownPart(key, value, ['scenario', 'players']));
  }
  return { path: paths[0], parts };
}
