import { readFileSync } from 'node:fs';
import { jsonFilesIn } from '../../../src/cli/disk/jsonFiles';
import { runFieldScenario } from '../../../src/cli/scenario/field/runFieldScenario';
import { readFieldScenario } from '../../../src/content/field/scenario/readFieldScenario';
import { fieldCatalog } from '../../skirmish/support/books';
import { type Door, turnedAway } from '../support/door';
import { complaintOf, expectPlaces } from './content';

const FOLDER = 'test/scenarios/field';
/** Every so many-th of the rule cases is enough. */
const EVERY = 40;

const SAMPLES = jsonFilesIn(FOLDER)
  .filter((_, index) => index % EVERY === 0)
  .map((file) => ({ name: `${FOLDER}/${file}`, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

export const FIELD_SCENARIO_DOOR: Door = {
  name: 'field scenario',
  format: 'json',
  weight: 1,
  samples: SAMPLES,
  open: (text, { name }) => {
    const { scenario, problems } = readFieldScenario(name, text, fieldCatalog());
    expectPlaces(text, problems);
    if (scenario === null) return turnedAway(...problems.map(complaintOf));
    if (problems.length > 0) throw new Error('a scenario was read that has problems');
    return { accepted: true, use: () => runFieldScenario(scenario) };
  },
};
