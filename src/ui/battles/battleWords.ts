import { LEVELS } from '../../ai/players/levels';
import { YARDSTICKS } from '../../ai/players/playerNames';
import type { Catalog, Language } from '../../content/catalog';
import { lookUp } from '../../kernel/dispatch';
import { type KeptBattle, opponentIn } from '../../store/archive/keptBattle';
import { battlefieldName, deckName } from '../../words/names';
import type { Speak } from '../../words/speak';

/** What kept battles are told with. */
export interface Teller {
  readonly speak: Speak;
  readonly catalog: Catalog;
  readonly language: Language;
}

/** "The Captain": whoever no longer plays, or plays on the open field alone, is called by level or by the name itself. */
export function seatName(speak: Speak, seat: string): string {
  if (seat === 'human') return speak('player.human');
  const yardstick = YARDSTICKS.find((each) => each === seat);
  if (yardstick !== undefined) return speak(`player.${yardstick}`);
  const level = LEVELS.find((each) => each === seat.split('-')[0]);
  return level === undefined ? seat : speak(`level.${level}.called`);
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

/** Making one takes longer than writing a whole row. */
const DATES = new Map<Language, Intl.DateTimeFormat>();

function datesIn(language: Language): Intl.DateTimeFormat {
  const dates = DATES.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  DATES.set(language, dates);
  return dates;
}

/** "17 November, 18:20 · 11 rounds · Broken Ground". */
export function facts({ speak, catalog, language }: Teller, { at, rounds, ground }: KeptBattle): string {
  const date = datesIn(language).format(at);
  return speak('battles.line', { date, rounds, ground: groundName(catalog, language, ground) ?? 'none' });
}

export function groundName(catalog: Catalog, language: Language, ground: string | null): string | null {
  if (ground === null) return null;
  return lookUp(catalog.battlefields, ground) === undefined ? ground : battlefieldName(catalog, language, ground);
}

/** The deck's name, or that of the rule set; what no file holds any more is called by its id. */
export function sidesDeck(catalog: Catalog, language: Language, deck: string | null): string {
  if (deck === null) return '–';
  return deckName(catalog, language, deck);
}
