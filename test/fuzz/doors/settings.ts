import { DEFAULT_SETTINGS, type Settings, settingsFrom } from '../../../src/store/settings/settings';
import { setupOf } from '../../../src/store/start/battleSetup';
import { beginBattle } from '../../../src/store/start/beginBattle';
import { openStore } from '../../store/support/table';
import { shippedCatalog } from '../../support/book';
import type { Door } from '../support/door';

const TABLE = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });
/** What the browser keeps of them is small. */
const LARGEST = 2000;

const CHOSEN: Settings = {
  ...DEFAULT_SETTINGS,
  language: 'it',
  theme: 'light',
  speed: 'double',
  volume: 35,
  muted: true,
  quickBattle: {
    ...DEFAULT_SETTINGS.quickBattle,
    ...{ mode: 'shared', deck: 'bastion', enemyDeck: 'cinder', battlefield: 'ruins', side: 'lot' },
  },
};

/** Settings are never turned away: what can't be read is as if it had never been set. */
export const SETTINGS_DOOR: Door = {
  name: 'settings',
  format: 'json',
  weight: 0.5,
  samples: [CHOSEN, DEFAULT_SETTINGS].map((settings) => ({ name: 'settings', text: JSON.stringify(settings) })),
  open: (text) => {
    const settings = settingsFrom(parsed(text), {});
    return { accepted: true, use: () => use(settings) };
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function use(settings: Settings): void {
  const stored = JSON.stringify(settings);
  if (stored.length > LARGEST) throw new Error(`settings of ${stored.length} characters are kept`);
  if (JSON.stringify(settingsFrom(JSON.parse(stored), {})) !== stored) throw new Error('they change when read again');
  beginBattle(TABLE.dispatch, shippedCatalog(), setupOf(settings.quickBattle, 1));
}
