import type { BySide } from '../battle/sides';
import { accepted, type Result, refused } from '../kernel/result';
import { type LinkPart, linkedSeats } from './battleLink';
import { type LinkProblem, LONGEST_LINK, problem, unknownPart } from './linkProblem';
import type { Seat } from './seatsSlice';

const SCENARIO_PREFIX = '#scenario=';

/** Where a scenario file lies, seen from the page, and who plays it: two people at one screen unless the link says otherwise. */
export interface ScenarioLink {
  readonly path: string;
  readonly seats: BySide<Seat>;
}

export function isScenarioLink(hash: string): boolean {
  return hash.startsWith(SCENARIO_PREFIX);
}

/** "#scenario=test/scenarios/examples/rear-attack.json&players=human,greedy". */
export function readScenarioLink(hash: string): Result<ScenarioLink, readonly LinkProblem[]> {
  if (hash.length > LONGEST_LINK) return refused([problem('too-long', 'link', hash, [])]);
  const problems: LinkProblem[] = [];
  const { path = '', parts } = scenarioParts(hash, problems);
  if (path === '') problems.push(problem('no-path', 'scenario', path, []));
  const seats = linkedSeats(parts, problems);
  return problems.length > 0 ? refused(problems) : accepted({ path, seats });
}

function scenarioParts(hash: string, problems: LinkProblem[]) {
  const parts = new Map<LinkPart, string>();
  const paths: string[] = [];
  for (const [key, value] of new URLSearchParams(hash.slice(1))) {
    const isTwice = key === 'scenario' ? paths.length > 0 : key === 'players' && parts.has(key);
    if (isTwice) problems.push(problem('twice', key, value, []));
    else if (key === 'scenario') paths.push(value.trim());
    else if (key === 'players') parts.set(key, value);
    else problems.push(unknownPart(key, value, ['scenario', 'players']));
  }
  return { path: paths[0], parts };
}
