import { readBattleLink } from '../../../src/store/links/battleLink';
import type { LinkProblem } from '../../../src/store/links/linkProblem';
import { readScenarioLink, SCENARIO_FOLDER } from '../../../src/store/links/scenarioLink';
import { beginBattle } from '../../../src/store/start/beginBattle';
import { openStore } from '../../store/support/table';
import { shippedCatalog } from '../../support/book';
import { speakerOf } from '../../words/support/intl';
import { type Complaint, type Door, type Sample, turnedAway } from '../support/door';

const CATALOG = shippedCatalog();
const SPEAKERS = [speakerOf('en'), speakerOf('it')];
const TABLE = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });

function lines(...texts: readonly string[]): Sample[] {
  return texts.map((text) => ({ name: 'link', text }));
}

/** What the page says about it, in every language. */
function linkComplaints(problems: readonly LinkProblem[]): Complaint[] {
  return problems.flatMap(({ kind, part, value, possible, suggestion }) =>
    SPEAKERS.map((speak) => {
      const hint = suggestion === null ? '.' : speak('link.hint', { suggestion });
      return { where: part, message: speak(`link.${kind}`, { part, value, possible: possible.join(', '), hint }) };
    }),
  );
}

/** Anything else is no link of ours: the page opens as ever. */
function prefixed(prefix: string, text: string): string {
  return prefix + text.slice(text.startsWith(prefix) ? prefix.length : 0);
}

export const BATTLE_LINK_DOOR: Door = {
  name: 'battle link',
  format: 'line',
  weight: 2,
  samples: lines(
    '#battle?seed=123&left=bastion&right=cinder&battlefield=ruins&players=human,greedy',
    '#battle?seed=4294967295&you=right&opponent=random',
    '#battle?left=thornveil&right=galecrest&battlefield=the-boulder',
    '#battle?players=greedy,random',
    '#battle?',
  ),
  open: (text) => {
    const read = readBattleLink(prefixed('#battle?', text), CATALOG, 1);
    if (!read.ok) return turnedAway(...linkComplaints(read.refusal));
    return { accepted: true, use: () => beginBattle(TABLE.dispatch, CATALOG, read.value) };
  },
};

const BASE = 'https://ninekeep.example/play/';

export const SCENARIO_LINK_DOOR: Door = {
  name: 'scenario link',
  format: 'line',
  weight: 2,
  samples: lines(
    '#scenario=test/scenarios/examples/10-pincer.json',
    '#scenario=test/scenarios/a/b.json&players=human,greedy',
    '#scenario=test%2Fscenarios%2Fx.json&players=greedy%2Crandom',
  ),
  open: (text) => {
    const read = readScenarioLink(prefixed('#scenario=', text));
    if (!read.ok) return turnedAway(...linkComplaints(read.refusal));
    const { path } = read.value;
    return {
      accepted: true,
      use: () => {
        const { href } = new URL(path, BASE);
        if (!href.startsWith(new URL(SCENARIO_FOLDER, BASE).href)) throw new Error(`it leads to ${href}`);
      },
    };
  },
};
