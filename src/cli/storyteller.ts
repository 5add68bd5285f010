import { createIntl } from 'react-intl';
import type { BattleEvent } from '../battle/events';
import type { BySide } from '../battle/sides';
import type { Catalog } from '../content/catalog';
import { tell } from '../words/chronicle';
import { namesIn, rosterOf } from '../words/names';
import type { Narrator } from '../words/narrator';
import { type AnyWord, MESSAGES, type Speak } from '../words/speak';

const NAMES: BySide<string> = { left: 'Left', right: 'Right' };

/** The log addresses a player as "you". Nobody plays here, so both sides are called by their names. */
const NEUTRAL: Readonly<Partial<Record<AnyWord, string>>> = {
  'log.mulligan.yours': forLeft('log.mulligan.enemys'),
  'log.turn.yours': forLeft('log.turn.enemys'),
  'log.overdrawn.yours': forLeft('log.overdrawn.enemys'),
  'log.deployed.yours': forLeft('log.deployed.enemys'),
  'log.held.yours': forLeft('log.held.enemys'),
  'log.ended.won': forLeft('log.ended.lost'),
  'log.owner.yours': `${NAMES.left}’s`,
  'log.owner.enemys': `${NAMES.right}’s`,
  'log.target.yours': `${NAMES.left}’s {card}`,
  'log.target.enemys': `${NAMES.right}’s {card}`,
  'log.castle.yours': `${NAMES.left}’s castle`,
  'log.castle.enemys': `${NAMES.right}’s castle`,
};

function forLeft(word: AnyWord): string {
  return MESSAGES.en[word].replaceAll('{player}', NAMES.left);
}

/** A battle in sentences, turn by turn, with the cards that both sides draw. */
export function toldBattle(catalog: Catalog, events: readonly BattleEvent[]): string[] {
  const narrator: Narrator = {
    speak: neutralSpeaker(),
    viewer: 'left',
    roster: rosterOf([], events),
    enemyName: NAMES.right,
    names: namesIn(catalog, 'en'),
    rules: catalog.rules,
  };
  return events.flatMap((event) => linesOf(narrator, event));
}

function linesOf(narrator: Narrator, event: BattleEvent): string[] {
  if (event.type === 'cardDrawn') return [`  ${NAMES[event.side]} draws ${narrator.names.card(event.card)}.`];
  const told = tell(event, narrator);
  if (told === null) return [];
  if (event.type === 'turnBegan') return ['', told.sentence];
  const arithmetic = told.arithmetic === undefined ? [] : [`    ${told.arithmetic}`];
  return [`  ${told.sentence}`, ...arithmetic];
}

function neutralSpeaker(): Speak {
  const intl = createIntl({ locale: 'en', messages: { ...MESSAGES.en, ...NEUTRAL } });
  return (word, values) => intl.formatMessage({ id: word }, values);
}
