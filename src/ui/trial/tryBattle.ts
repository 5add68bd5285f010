import type { Observation } from '../../battle/view/observe';
import type { Catalog } from '../../content/catalog';
import { accepted, type Result, refused } from '../../kernel/result';
import { SIDES } from '../../kernel/sides';
import { selectChance } from '../../store/advice/chanceSelectors';
import { selectOpenings, selectThreats } from '../../store/advice/foresightSelectors';
import { selectUndone } from '../../store/advice/guardSelectors';
import type { BattleTypes } from '../../store/battle/battleRules';
import { type RootState, rootReducer } from '../../store/rootState';
import type { Resumed } from '../../store/saves/openSave';
import type { Seat } from '../../store/seats/seatsSlice';
import { selectBlows, selectLegalOrders, selectSeen, selectSteps } from '../../store/view/battleSelectors';
import { selectFormations, selectGround, selectStandings } from '../../store/view/boardSelectors';
import { selectColumnControl, selectMarches } from '../../store/view/houseRuleSelectors';
import { selectBanners } from '../../store/view/nameSelectors';
import { selectReadiness } from '../../store/view/readinessSelectors';
import { selectStatistics } from '../../store/view/statisticsSelectors';
import { selectAimsOf, selectPlaysOf } from '../../store/view/stratagemSelectors';
import {
  selectAttrition,
  selectFirstUnits,
  selectFullCastles,
  selectHistory,
  selectScreens,
  selectSetup,
  selectStratagems,
  selectTellingCatalog,
} from '../../store/view/tableSelectors';
import { selectDeploymentZone } from '../../store/view/zoneSelectors';
import { marksFor } from '../battle/marks';
import { aimsFor } from '../battle/playMarks';
import type { Selection } from '../battle/selection';
import { shapeOf } from '../board/formationShape';
import { placesOf } from '../rail/logPlaces';
import { firstFailure, type StartClock } from './firstFailure';

type Opened = Resumed<BattleTypes, Seat>;

/** What the page asks of a battle before and while it draws it. */
const QUESTIONS: Readonly<Record<string, (state: RootState) => void>> = {
  'what each side sees': selectSeen,
  'the orders that can be given': selectLegalOrders,
  'the forecast of a blow': selectBlows,
  'the forecast of a move': selectSteps,
  'what is left to do': (state) => {
    selectReadiness(state);
    selectUndone(state);
  },
  'what could be struck next': (state) => {
    selectThreats(state);
    for (const { id } of selectSeen(state)?.units ?? []) selectOpenings(id)(state);
  },
  'the board': (state) => {
    selectGround(state);
    selectStandings(state);
    selectColumnControl(state);
    selectMarches(state);
    for (const link of selectFormations(state)) shapeOf(link);
    for (const side of SIDES) selectDeploymentZone(side, null)(state);
  },
  'what lights up': markAll,
  'the castles': (state) => {
    selectScreens(state);
    selectFullCastles(state);
    selectBanners(state);
    selectAttrition(state);
  },
  'the log': (state) => {
    placesOf(selectFirstUnits(state), selectHistory(state), selectStratagems(state));
    selectStatistics(state);
  },
  'the set-up': (state) => {
    selectSetup(state);
    selectTellingCatalog(state);
  },
  'the chances': selectChance,
};

/**
 * Asks all that drawing a battle asks, from either side, as if two people played it; what fails or takes too long is named.
 * Nothing is drawn: it runs where there is no page.
 */
export function tryBattle(opened: Opened, catalog: Catalog, startClock?: StartClock): Result<Opened, string> {
  const untouched = rootReducer({ catalog, problems: [] })(undefined, { type: 'trial' });
  const { battle, seats, settings } = untouched;
  for (const holder of SIDES) {
    const state: RootState = {
      ...untouched,
      battle: { ...battle, match: opened.match },
      seats: { ...seats, seats: { left: 'human', right: 'human' }, holder },
      settings: { ...settings, chanceBar: true },
    };
    const wrong = firstFailure(QUESTIONS, state, startClock);
    if (wrong !== null) return refused(wrong);
  }
  return accepted(opened);
}

/** Where each stratagem of the hand could be aimed, and what would come of it. */
function markStratagems(state: RootState, { hand }: Observation): void {
  for (const [index, card] of hand.entries()) {
    const aims = selectAimsOf(state)(card) ?? [];
    aimsFor({ mode: 'stratagemChosen', index, card }, aims, selectPlaysOf(state, card));
  }
}

/** The board lights up for whatever the person may take in hand. */
function markAll(state: RootState): void {
  const seen = selectSeen(state);
  if (seen === null) return;
  const units = seen.units.map(({ id }): Selection => ({ mode: 'unitChosen', unit: id }));
  const cards = seen.hand.map((card, index): Selection => ({ mode: 'cardChosen', index, card }));
  markStratagems(state, seen);
  for (const selection of [...units, ...cards]) {
    marksFor(selection, selectLegalOrders(state), selectBlows(state), selectSteps(state));
  }
}
