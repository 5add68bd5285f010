import { LEVELS } from '../../ai/players/levels';
import { PLAYER_NAMES, YARDSTICKS } from '../../ai/players/playerNames';
import type { CampaignBattle } from '../../content/campaign/campaignBattle';
import type { Catalog, Language } from '../../content/catalog';
import { isDeckCode } from '../../content/decks/deckCode';
import type { FieldCatalog } from '../../content/field/catalog';
import { lookUp } from '../../kernel/dispatch';
import { type KeptBattle, opponentIn } from '../../store/archive/keptBattle';
import type { Seat } from '../../store/seats/seatsSlice';
import { battlefieldName, deckName } from '../../words/names';
import type { Speak } from '../../words/speak';
import { faceName } from '../field/muster/faceWords';

/** What kept battles are told with. */
export interface Teller {
  readonly speak: Speak;
  readonly catalog: Catalog;
  readonly language: Language;
  /** What the open field's grounds and rule sets are called; null until it is there, and where nobody fought on it. */
  readonly field: FieldCatalog | null;
  /** The campaign's battles by id; empty until they are there, and where nobody fought one. */
  readonly campaign: ReadonlyMap<string, Pick<CampaignBattle, 'number'>>;
}

/** "The Captain": whoever no longer plays, or plays on the open field alone, is called by level or by the name itself. */
export function seatName(speak: Speak, seat: string): string {
  if (seat === 'human') return speak('player.human');
  const yardstick = YARDSTICKS.find((each) => each === seat);
  if (yardstick !== undefined) return speak(`player.${yardstick}`);
  const level = LEVELS.find((each) => each === seat.split('-')[0]);
  return level === undefined ? seat : speak(`level.${level}.called`);
}

/** Whose picture stands beside a battle: the opponent's, by level; a hood for whoever has none. */
export function bustOf(battle: KeptBattle): Seat {
  const seat = opponentIn(battle) ?? battle.seats.right;
  return PLAYER_NAMES.find((each) => each === seat) ?? LEVELS.find((each) => each === seat.split('-')[0]) ?? 'human';
}

/** "Victory: The Captain". */
export function headline({ speak }: Pick<Teller, 'speak'>, battle: KeptBattle): string {
  const outcome = speak(`battles.outcome.${battle.outcome}`, { winner: battle.winner ?? 'nobody' });
  return speak('battles.headline', { outcome, opponent: foughtWith(speak, battle) });
}

function foughtWith(speak: Speak, battle: KeptBattle): string {
  const opponent = opponentIn(battle);
  if (opponent !== null) return seatName(speak, opponent);
  const { left, right } = battle.seats;
  if (left === 'human' && right === 'human') return speak('battles.two');
  return speak('battles.watched', { left: seatName(speak, left), right: seatName(speak, right) });
}

/** "Card battle", "Campaign 6", "Open field: The bridge". */
export function kindOf({ speak, campaign }: Pick<Teller, 'speak' | 'campaign'>, battle: KeptBattle): string {
  const { mode, campaign: id, scenario } = battle;
  if (id !== undefined) return speak('battles.mode.campaign', { number: campaign.get(id)?.number ?? 'none' });
  const told = speak(`battles.mode.${mode}`);
  return scenario === undefined ? told : speak('battles.mode.scenario', { mode: told, name: scenario });
}

/** Making one takes longer than writing a whole row. */
const DATES = new Map<Language, Intl.DateTimeFormat>();

function datesIn(language: Language): Intl.DateTimeFormat {
  const dates = DATES.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  DATES.set(language, dates);
  return dates;
}

/** "17 November, 18:20 · 11 rounds · Broken Ground". */
export function facts(teller: Teller, { at, rounds, ground }: KeptBattle): string {
  const date = datesIn(teller.language).format(at);
  return teller.speak('battles.line', { date, rounds, ground: groundName(teller, ground) ?? 'none' });
}

type Names = Omit<Teller, 'speak' | 'campaign'>;

export function groundName({ catalog, language, field }: Names, ground: string | null): string | null {
  if (ground === null) return null;
  if (lookUp(catalog.battlefields, ground) !== undefined) return battlefieldName(catalog, language, ground);
  const face = lookUp(field?.battlefields ?? {}, ground);
  return face === undefined ? ground : faceName(face, language);
}

/** The deck's name, or that of the rule set; what no file holds any more is called by its id. */
export function sidesDeck({ catalog, language, field }: Names, deck: string | null): string {
  if (deck === null) return '–';
  if (isDeckCode(deck) || lookUp(catalog.decks, deck) !== undefined) return deckName(catalog, language, deck);
  const rules = lookUp(field?.rules ?? {}, deck);
  return rules === undefined ? deck : faceName(rules, language);
}
