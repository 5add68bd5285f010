import { createIntl } from 'react-intl';
import type { BattleEvent } from '../../battle/model/events';
import type { Catalog } from '../../content/catalog';
import type { BySide } from '../../kernel/sides';
import { tell } from '../../words/chronicle';
import { namesIn, rosterOf } from '../../words/names';
import type { Narrator } from '../../words/narrator';
import { ENGLISH_MESSAGES, type Speak } from '../../words/speak';
import { watchedMessages } from '../../words/watched';

const NAMES: BySide<string> = { left: ENGLISH_MESSAGES['seat.left'], right: ENGLISH_MESSAGES['seat.right'] };

/** A battle in sentences, turn by turn, with the cards that both sides draw. */
export function battleReport(catalog: Catalog, events: readonly BattleEvent[]): string[] {
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

/** Nobody plays here, so both sides are called by their names. */
function neutralSpeaker(): Speak {
  const intl = createIntl({ locale: 'en', messages: watchedMessages(ENGLISH_MESSAGES) });
  return (word, values) => intl.formatMessage({ id: word }, values);
}
