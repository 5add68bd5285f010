import type { Book } from '../../battle/model/book';
import type { BattleState } from '../../battle/model/state';
import type { Catalog } from '../../content/catalog';
import type { Problem } from '../../content/problems/problem';
import type { Result } from '../../kernel/result';
import type { BattleTypes } from '../battle/battleRules';
import { loadRules } from '../battle/lazyRules';
import { readBattleSaves } from '../battle/readBattleSaves';
import type { FieldTypes } from '../field/fieldRules';
import type { FieldSeat } from '../field/fieldSeatsSlice';
import { openSaveFile, type Resumed, sealedIn } from '../saves/openSave';
import { gameNamedBy, type Sealed } from '../saves/save';
import type { Seat } from '../seats/seatsSlice';

/** A scenario as a battle begins from it. */
export interface OpenedScenario {
  readonly name: string;
  readonly book: Book;
  readonly state: BattleState;
}

/** What the text of a file turned out to be: a battle that was exported, of cards or on the open field, or else a scenario. */
export type OpenedText =
  | { readonly type: 'battle'; readonly opened: Result<Resumed<BattleTypes, Seat>, string> }
  | { readonly type: 'field'; readonly opened: Result<Resumed<FieldTypes, FieldSeat>, string> }
  | { readonly type: 'scenario'; readonly scenario: OpenedScenario; readonly problems: readonly [] }
  | { readonly type: 'scenario'; readonly scenario: null; readonly problems: readonly Problem[] };

/** Opens a file beside the page, and tries what it holds: it may be made to freeze or break whoever opens it. */
export type OpenAside = (file: string, text: string, catalog: Catalog) => Promise<OpenedText>;

/** Reads a file of any kind and touches nothing. */
export const openText: OpenAside = async (file, text, catalog) => {
  const sealed = sealedIn(text);
  if (sealed !== null) return sealed.ok ? openSealed(sealed.value) : { type: 'battle', opened: sealed };
  const moment = fieldMomentIn(text);
  if (moment !== null) {
    const { openFieldMoment } = await import('../field/replay/fieldMoment');
    return { type: 'field', opened: openFieldMoment(moment) };
  }
  const [{ readScenarioOnPage }] = await Promise.all([import('../../content/scenario/onPage'), loadRules()]);
  const { scenario, problems } = readScenarioOnPage(file, text.slice(0, LONGEST_SCENARIO), catalog);
  if (scenario === null) return { type: 'scenario', scenario, problems };
  const { name, book, state } = scenario;
  return { type: 'scenario', scenario: { name, book, state }, problems: [] };
};

/** Each game has its own reader; that of the open field brings its rules, so it comes when there is such a file. */
async function openSealed(raw: Sealed): Promise<OpenedText> {
  const game = gameNamedBy(raw);
  if (game === FIELD) {
    const { readFieldSaves } = await import('../field/readFieldSaves');
    return { type: 'field', opened: openSaveFile(await readFieldSaves(), raw) };
  }
  return { type: 'battle', opened: openSaveFile(await readBattleSaves(), raw) };
}

const FIELD = 'field';

/** What a file of a moment on the open field holds; null when it is another file. */
function fieldMomentIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.slice(0, LONGEST_SCENARIO));
    return typeof value === 'object' && value !== null && 'packed' in value && Reflect.get(value, 'mode') === FIELD
      ? value
      : null;
  } catch {
    return null;
  }
}

/** More than any scenario may have: enough to see that a file is too large. */
const LONGEST_SCENARIO = 300_000;
