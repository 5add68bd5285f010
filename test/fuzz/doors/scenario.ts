import { readFileSync } from 'node:fs';
import { jsonFilesIn } from '../../../src/cli/disk/jsonFiles';
import { runScenario } from '../../../src/cli/scenario/runScenario';
import { readScenario } from '../../../src/content/scenario/readScenario';
import { shippedCatalog } from '../../support/book';
import { type Door, turnedAway } from '../support/door';
import { playSome } from '../support/play';
import { complaintOf, expectPlaces } from './content';

const FOLDER = 'test/scenarios/rules';
/** Every so many-th of the rule cases is enough. */
const EVERY = 12;
const ORDERS = 8;

const SAMPLES = jsonFilesIn(FOLDER)
  .filter((_, index) => index % EVERY === 0)
  .map((file) => ({ name: `${FOLDER}/${file}`, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

export const SCENARIO_DOOR: Door = {
  name: 'scenario',
  format: 'json',
  weight: 2,
  samples: SAMPLES,
  open: (text, { name }) => {
    const { scenario, problems } = readScenario(name, text, shippedCatalog());
    expectPlaces(text, problems);
    if (scenario === null) return turnedAway(...problems.map(complaintOf));
    if (problems.length > 0) throw new Error('a scenario was read that has problems');
    const { book, state } = scenario;
    return {
      accepted: true,
      use: () => {
        runScenario(scenario);
        playSome(book, { type: 'position', state }, ORDERS);
      },
    };
  },
};
