import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ARMS_PARTS, ARMS_VALUES } from '../../../src/content/campaign/arms';
import { loadCampaign } from '../../../src/content/campaign/loadCampaign';
import { battleRules } from '../../../src/store/battle/battleRules';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import { readBattleSaves } from '../../../src/store/battle/readBattleSaves';
import { selectBattle } from '../../../src/store/battle/selectBattle';
import { awardCampaign } from '../../../src/store/campaign/awardCampaign';
import { beginCampaign } from '../../../src/store/campaign/beginCampaign';
import { campaignProgress } from '../../../src/store/campaign/campaignProgress';
import { type AppStore, createStore } from '../../../src/store/createStore';
import { FORGETFUL } from '../../../src/store/saves/forgetful';
import { createSaves } from '../../../src/store/saves/saves';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { loneTab } from '../../../src/store/tabs/tabs';
import { SHIPPED } from '../../content/support/cards';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();
const { catalog, problems } = loadCampaign(SHIPPED, CATALOG);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

function openTable(): AppStore {
  return createStore({
    catalog: { catalog: CATALOG, problems: [] },
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    aiClient: { requestPlan: () => new Promise(() => undefined) },
    adviser: { ask: () => new Promise(() => undefined) },
    saves: createSaves(FORGETFUL, battleRules.id, readBattleSaves),
    tabs: loneTab(),
    keepSettings: () => undefined,
  });
}

it('The Long March has twelve battles without a fault, each with Italian words', () => {
  expect(problems).toEqual([]);
  expect(catalog.battles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const { translations } of catalog.battles) expect(translations.it?.story).toBeDefined();
});

it('a goal that names a card which isn’t there is a problem with place and suggestion', () => {
  const file = 'cards/campaign/twin-hills.json';
  const text = SHIPPED.get(file)?.replace('"unit": "plume"', '"unit": "plme"') ?? null;
  const { problems: found } = loadCampaign(new Map([...SHIPPED, [file, text]]), CATALOG);
  expect(found).toMatchObject([{ file, pointer: '/goals/0/unit', suggestion: 'plume' }]);
});

it('every piece of the arms is won by exactly one battle', () => {
  for (const part of ARMS_PARTS) {
    const won = catalog.battles.flatMap(({ arms }) => (arms.part === part ? [arms.value] : []));
    expect(won.toSorted()).toEqual([...ARMS_VALUES[part]].sort());
  }
});

it('a piece that another battle brings, and one that can’t be drawn, are problems with their place', () => {
  const file = 'cards/campaign/the-redoubt.json';
  const problemsOf = (value: string) => {
    const text = SHIPPED.get(file)?.replace('"value": "lion"', `"value": "${value}"`) ?? null;
    return loadCampaign(new Map([...SHIPPED, [file, text]]), CATALOG).problems;
  };
  expect(problemsOf('lyon')).toMatchObject([{ file, pointer: '/arms/value', suggestion: 'lion' }]);
  expect(problemsOf('crown')).toMatchObject([
    { file, pointer: '/arms/value', message: 'another battle brings this piece of the arms: "crown-hill"' },
  ]);
});

it.each(catalog.battles.map((battle) => [battle.id, battle] as const))(
  '%s: each honour is awarded when it is earned, and only then',
  (_, battle) => {
    const { honour } = battle;
    const store = openTable();
    const endOf = (isHarder: boolean, castle: number, round: number): readonly string[] => {
      campaignProgress.write({ won: {}, running: null, fresh: null });
      beginCampaign(store.dispatch, CATALOG, battle, { seed: 3, deck: battle.decks.left, isHarder });
      const state = store.getState();
      const { match } = state.battle;
      if (match === null) throw new Error('no battle');
      const truth = {
        ...match.truth,
        round,
        castles: { ...match.truth.castles, left: castle },
        winner: 'left' as const,
      };
      awardCampaign({ ...state, battle: { ...state.battle, match: { ...match, truth } } });
      return campaignProgress.read().won[battle.id] ?? [];
    };
    const [least, most] = honour.type === 'castle' ? [honour.least, 5] : [1, honour.most];
    const missed = honour.type === 'castle' ? { castle: least - 1, round: most } : { castle: least, round: most + 1 };
    expect(endOf(false, missed.castle, missed.round)).toEqual(['win']);
    expect(endOf(false, least, most)).toEqual(['win', 'term']);
    expect(endOf(true, missed.castle, missed.round)).toEqual(['win', 'level']);
    expect(endOf(true, least, most)).toEqual(['win', 'term', 'level']);
  },
);

it.each(catalog.battles.map((battle) => [battle.id, battle] as const))(
  '%s begins at the ordinary table with its cards, castles and goals; giving up earns nothing',
  (_, battle) => {
    const store = openTable();
    beginCampaign(store.dispatch, CATALOG, battle, { seed: 3, deck: battle.decks.left, isHarder: false });
    const begun = selectBattle(store.getState());
    expect(begun?.truth.units.map(({ id }) => id)).toEqual(battle.units.map(({ id }) => id));
    if (battle.castles !== null) expect(begun?.truth.castles).toEqual(battle.castles);
    expect(begun?.book.rules.goals ?? []).toEqual(battle.goals);
    store.dispatch(giveOrder({ type: 'concede' }));
    awardCampaign(store.getState());
    expect(campaignProgress.read().won).toEqual({});
  },
);

it('a win is worth its honours once, another battle nothing; what is kept can be written and read again, and nonsense changes nothing', () => {
  const [battle] = catalog.battles;
  if (battle === undefined) throw new Error('the campaign is empty');
  const store = openTable();
  const choice = { seed: 3, deck: battle.decks.left, isHarder: true };
  beginCampaign(store.dispatch, CATALOG, battle, choice);
  const state = store.getState();
  const { match } = state.battle;
  if (match === null) throw new Error('no battle');
  const truth = { ...match.truth, winner: 'left', ending: 'castle' } as const;
  const won = { ...state, battle: { ...state.battle, match: { ...match, truth } } };
  awardCampaign({
    ...won,
    battle: {
      ...won.battle,
      match: {
        ...won.battle.match,
        record: {
          ...match.record,
          start: { ...match.record.start, battlefield: 'marsh' } as typeof match.record.start,
        },
      },
    },
  });
  expect(campaignProgress.read().won).toEqual({});
  awardCampaign(won);
  awardCampaign(won);
  const kept = campaignProgress.read();
  expect(kept).toMatchObject({ won: { [battle.id]: ['win', 'term', 'level'] }, fresh: battle.id });
  expect(campaignProgress.describe(kept)).toEqual({ battles: 1, honours: 3 });
  expect(campaignProgress.write({ won: { [battle.id]: ['glory'] } })).toMatchObject({ ok: false });
  expect(campaignProgress.read()).toEqual(kept);
  expect(campaignProgress.write(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: kept });
});
