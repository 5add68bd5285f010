import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardsOf } from '../../../src/content/catalog';
import { deckCode } from '../../../src/content/decks/deckCode';
import { stableHash } from '../../../src/kernel/hash';
import { replayMatch } from '../../../src/match/replayMatch';
import { tellBattle } from '../../../src/store/archive/tellBattle';
import { battleRules } from '../../../src/store/battle/battleRules';
import { withDeckContents, withOwnDecks } from '../../../src/store/decks/battleDecks';
import { openDeck } from '../../../src/store/decks/openDeck';
import { keepOwnDecks } from '../../../src/store/decks/ownDecks';
import { readBattleLink } from '../../../src/store/links/battleLink';
import { deckLink, readDeckLink } from '../../../src/store/links/deckLink';
import { battleLink } from '../../../src/store/links/linkAddress';
import { setupOf, setupOfBattle } from '../../../src/store/start/battleSetup';
import { beginBattle } from '../../../src/store/start/beginBattle';
import { DEFAULT_QUICK_BATTLE } from '../../../src/store/start/quickBattle';
import { shippedCatalog } from '../../support/book';
import { battleOf, openStore } from '../support/table';

const CATALOG = shippedCatalog();
const { oathguard: _out, ...REST } = CATALOG.decks.bastion?.cards ?? {};
/** No file holds it: the Oathguards gave way to Bareheaded Giants. */
const CARDS = { 'bareheaded-giant': 2, ...REST };
const OWN = [
  { id: 'own-giants', name: 'Giants’ Wall', cards: CARDS },
  { id: 'own-draft', name: 'Draft', cards: { oathguard: 1 } },
];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  keepOwnDecks(OWN);
});
afterEach(() => vi.unstubAllGlobals());

describe('a deck of one’s own', () => {
  const choices = { ...DEFAULT_QUICK_BATTLE, deck: 'own-giants', enemyDeck: 'own-giants' };
  const setup = withDeckContents(setupOf(choices, 5), CATALOG, OWN);

  it('can be chosen where it is legal, beside those of the game', () => {
    const { decks } = withOwnDecks(CATALOG, OWN);
    expect(Object.keys(decks).filter((id) => id.startsWith('own-'))).toEqual(['own-giants']);
    expect(withOwnDecks(CATALOG, OWN.slice(1))).toBe(CATALOG);
  });

  it('fights with its cards, for both sides, and the battle’s link carries them to another browser', () => {
    const store = openStore({});
    beginBattle(store.dispatch, CATALOG, setup);
    const battle = battleOf(store);
    if (battle.record.start.type !== 'match') throw new Error('it began from a position');
    expect(battle.record.start.decks.left.toSorted()).toEqual(
      cardsOf({ ...OWN[0], cards: CARDS, translations: {} } as never).sort(),
    );
    expect(battle.record.start.decks.right).toEqual(battle.record.start.decks.left);
    const link = battleLink(setupOfBattle(battle, setup.seats, CATALOG) ?? setup);
    keepOwnDecks([]);
    const read = readBattleLink(link, CATALOG, 1);
    expect(read.ok && read.value.decks.left).toBe(`${deckCode(CATALOG, CARDS)} Giants’ Wall`);
    const elsewhere = openStore({});
    if (read.ok) beginBattle(elsewhere.dispatch, CATALOG, read.value);
    expect(stableHash(battleOf(elsewhere).record.start)).toBe(stableHash(battle.record.start));
    expect(stableHash(battleOf(elsewhere).truth)).toBe(stableHash(battle.truth));
  });

  it('is replayed from the record to the same state, though its deck is gone', () => {
    const store = openStore({});
    beginBattle(store.dispatch, CATALOG, setup);
    const { book, record, truth } = battleOf(store);
    keepOwnDecks([]);
    const replayed = replayMatch(battleRules, book, record, null);
    expect(replayed.ok && stableHash(replayed.value.truth)).toBe(stableHash(truth));
  });

  it('is told by its name in the archive, even when it is changed later', () => {
    const store = openStore({});
    beginBattle(store.dispatch, CATALOG, setup);
    const told = tellBattle(battleOf(store), setup.seats, CATALOG);
    expect(told.decks.left).toBe(`${deckCode(CATALOG, CARDS)} Giants’ Wall`);
  });

  it('that isn’t legal is drawn by lot instead, and refused in a link', () => {
    expect(withDeckContents({ decks: { left: 'own-draft', right: 'own-gone' } }, CATALOG, OWN).decks).toEqual({
      left: null,
      right: null,
    });
    const problemsOf = (word: string) => {
      const read = readBattleLink(`#/play?left=${encodeURIComponent(word)}`, CATALOG, 1);
      return read.ok ? [] : read.refusal.map(({ kind, possible }) => [kind, ...possible]);
    };
    expect(problemsOf(deckCode(CATALOG, { oathguard: 1 }))).toEqual([['deck-faults']]);
    expect(problemsOf(deckCode(CATALOG, { 'old-knight': 1 }))).toEqual([['deck-strangers', 'old-knight']]);
    expect(problemsOf(`${deckCode(CATALOG, CARDS)}x`)).toEqual([['deck-slip']]);
    expect(problemsOf(deckCode(CATALOG, CARDS))).toEqual([]);
  });
});

describe('a deck from outside', () => {
  const code = deckCode(CATALOG, CARDS);

  it('is opened from its code, from a link, and from either in the midst of a message', () => {
    const link = deckLink({ code, name: 'Giants & “Wall”' });
    expect(readDeckLink(link)).toEqual({ code, name: 'Giants & “Wall”' });
    for (const text of [code, ` ${code}\n`, `Try this: ${code} – it wins`]) {
      expect(openDeck(CATALOG, 'en', text)).toMatchObject({
        ok: true,
        value: { name: '', strangers: [], problems: [] },
      });
    }
    const opened = openDeck(CATALOG, 'en', `See https://ninekeep.example/${link} !`);
    expect(opened).toMatchObject({ ok: true, value: { name: 'Giants & “Wall”' } });
    expect(opened.ok && deckCode(CATALOG, opened.value.cards)).toBe(code);
  });

  it('names what it can’t read', () => {
    expect(openDeck(CATALOG, 'en', 'NK1nonsense')).toEqual({ ok: false, refusal: 'slip' });
    expect(openDeck(CATALOG, 'en', 'good morning')).toEqual({ ok: false, refusal: 'nothing' });
    expect(openDeck(CATALOG, 'en', 'x'.repeat(9000))).toEqual({ ok: false, refusal: 'too-long' });
    const newer = { ...CATALOG, cardNumbers: [...CATALOG.cardNumbers, 'new-card'] };
    const opened = openDeck(CATALOG, 'en', deckCode(newer, { 'new-card': 1, 'old-knight': 2 }));
    expect(opened).toMatchObject({ ok: true, value: { strangers: ['#82', 'old-knight'] } });
  });
});
