import { deckCode } from '../../../src/content/decks/deckCode';
import { faultsOf } from '../../../src/content/decks/deckFaults';
import { mixOf } from '../../../src/content/decks/deckMix';
import { deckText } from '../../../src/content/decks/deckText';
import { sampleHand } from '../../../src/content/decks/sampleHand';
import { type OpenedDeck, openDeck } from '../../../src/store/decks/openDeck';
import { checkOwnDecks } from '../../../src/store/decks/ownDeck';
import { deckLink } from '../../../src/store/links/deckLink';
import { faultWords } from '../../../src/ui/decks/faultWords';
import { shippedCatalog } from '../../support/book';
import { speakerOf } from '../../words/support/intl';
import { type Door, turnedAway } from '../support/door';

const CATALOG = shippedCatalog();
const SPEAKERS = { en: speakerOf('en'), it: speakerOf('it') } as const;
const DECKS = Object.values(CATALOG.decks).slice(0, 3);
const WORDS = { 'too-long': 'long', 'too-many': 'long', slip: 'slip', nothing: 'nothing' } as const;

/** Codes, links and lists, as people paste them. */
export const DECK_DOOR: Door = {
  name: 'deck',
  format: 'line',
  samples: DECKS.flatMap(({ name, cards }) => {
    const code = deckCode(CATALOG, cards);
    const texts = [code, deckLink({ code, name }), deckText(CATALOG, 'en', name, Object.entries(cards))];
    return texts.map((text) => ({ name: 'deck', text }));
  }),
  open: (text) => {
    const opened = openDeck(CATALOG, 'en', text);
    if (opened.ok) return { accepted: true, use: () => use(opened.value) };
    const word = `decks.import.${WORDS[opened.refusal]}` as const;
    return turnedAway(...Object.values(SPEAKERS).map((speak) => ({ where: 'deck', message: speak(word) })));
  },
};

/** The part of a file of everything that holds decks of one's own. */
export const OWN_DECKS_DOOR: Door = {
  name: 'own decks',
  format: 'json',
  samples: [
    {
      name: 'decks',
      text: JSON.stringify(
        DECKS.map(({ id, name, cards }) => ({ id: `own-${id}`, name, cards })),
        null,
        1,
      ),
    },
  ],
  open: (text) => {
    const checked = checkOwnDecks(parsed(text));
    if (!checked.ok) return turnedAway({ where: checked.refusal.split(':')[0] ?? '', message: checked.refusal });
    return {
      accepted: true,
      use: () => {
        for (const { name, cards } of checked.value) use({ name, cards, strangers: [], problems: [] });
      },
    };
  },
};

/** Shows it, says what is wrong with it, and hands it on. */
function use({ name, cards, strangers, problems }: OpenedDeck): void {
  if (strangers.some((stranger) => stranger.length > 41)) throw new Error('a stranger is told at full length');
  for (const language of ['en', 'it'] as const) {
    const speak = SPEAKERS[language];
    for (const fault of faultsOf(CATALOG, cards)) faultWords(speak, CATALOG, language, fault);
    for (const { line, type, word } of problems) speak(`decks.text.${type}`, { line, word });
  }
  mixOf(CATALOG, cards);
  sampleHand(cards, CATALOG.rules, 1);
  const again = openDeck(CATALOG, 'en', deckLink({ code: deckCode(CATALOG, cards), name }));
  const isSmall = Object.values(cards).reduce((sum, copies) => sum + copies, 0) <= 60;
  if (isSmall && Object.keys(cards).length > 0 && !again.ok)
    throw new Error(`its own code is refused: ${again.refusal}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
