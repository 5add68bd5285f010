import { describe, expect, it } from 'vitest';
import { type KeptBattle, keptBattle } from '../../../src/store/archive/keptBattle';
import { bustOf, groundName, sidesDeck } from '../../../src/ui/battles/battleWords';
import { choicesIn, isShown, NO_FILTER, ownDeckIn } from '../../../src/ui/battles/filters';
import { countedIn, ledgerOf, marginsIn, sharesBy } from '../../../src/ui/battles/ledger';
import { fieldCatalog } from '../../skirmish/support/books';
import { shippedCatalog } from '../../support/book';

const battle = (winner: KeptBattle['winner'], right: string, rounds: number, deck = 'bastion'): KeptBattle =>
  keptBattle(
    {
      mode: 'battle',
      packed: `${winner} ${right} ${rounds}`,
      book: '',
      seats: { left: 'human', right },
      winner,
      decks: { left: deck, right: 'cinder' },
      ground: 'ruins',
      rounds,
      castles: { left: 10, right: 0 },
    },
    0,
  );

const BATTLES = [
  battle('left', 'captain', 8),
  battle('left', 'captain', 10),
  battle('right', 'captain', 12),
  battle('left', 'recruit', 6, 'cinder'),
  battle(null, 'recruit', 2),
  battle('draw', 'recruit', 14),
];

describe('the ledger', () => {
  const counted = countedIn(BATTLES);
  const ledger = ledgerOf(counted);
  const factionOf = (deck: string) => deck.toUpperCase();
  const keys = (...asked: Parameters<typeof sharesBy>) => sharesBy(...asked).map(({ key }) => key);

  it('counts what was won of the battles that were fought to an end', () => {
    expect(ledger.won).toMatchObject({ wins: 3, games: 5, percent: 60 });
    expect(ledger.meanRounds).toBe(10);
  });

  it('tells runs from the oldest battle to the newest', () => {
    expect(ledger.results).toEqual(['drawn', 'won', 'lost', 'won', 'won']);
    expect([ledger.longestRun, ledger.longestDefeats, ledger.streak]).toEqual([2, 1, { outcome: 'won', count: 2 }]);
  });

  it('leaves out what nobody or two people fought', () => {
    const watched = { ...(BATTLES[0] as KeptBattle), side: null, outcome: 'drawn' as const };
    expect(countedIn([watched])).toEqual([]);
  });

  it('gives each opponent an interval that holds the share, the weakest level first', () => {
    const shares = sharesBy(counted, 'opponent', factionOf);
    expect(shares.map(({ key, rate }) => [key, rate.wins, rate.games])).toEqual([
      ['recruit', 1, 2],
      ['captain', 2, 3],
    ]);
    for (const { rate } of shares) {
      expect(rate.low).toBeLessThan(rate.percent);
      expect(rate.high).toBeGreaterThan(rate.percent);
    }
  });

  it('tells shares apart by mode, deck, faction, side and battlefield', () => {
    const field = { ...battle('left', 'soldier-wall', 5, 'd20'), mode: 'field' as const, castles: null, ground: null };
    const all = countedIn([...BATTLES, field]);
    expect(keys(all, 'mode', factionOf)).toEqual(['battle', 'field']);
    expect(keys(all, 'deck', factionOf)).toEqual(['bastion', 'cinder', 'd20']);
    expect(keys(all, 'faction', factionOf)).toEqual(['BASTION', 'CINDER']);
    expect(keys(all, 'side', factionOf)).toEqual(['left']);
    expect(keys(all, 'ground', factionOf)).toEqual(['ruins', '']);
    expect(keys(all, 'opponent', factionOf)).toEqual(['recruit', 'soldier', 'captain']);
  });

  it('counts the margins in steps of twenty, the middle always there', () => {
    expect(marginsIn(counted)).toEqual([
      { from: -20, to: 0, count: 0 },
      { from: 0, to: 20, count: 5 },
    ]);
    const lost = { ...(BATTLES[2] as KeptBattle), castles: { left: -3, right: 41 } };
    expect(marginsIn([lost]).map(({ from, count }) => [from, count])).toEqual([
      [-60, 1],
      [-40, 0],
      [-20, 0],
      [0, 0],
    ]);
    expect(marginsIn([])).toEqual([]);
  });

  it('is empty without battles', () => {
    expect(ledgerOf([])).toMatchObject({ meanRounds: 0, longestRun: 0, streak: null });
  });
});

describe('kept battles', () => {
  const names = { catalog: shippedCatalog(), language: 'it', field: fieldCatalog() } as const;

  it('are called by the names of grounds, decks and rule sets of both modes, and by ids where no file holds them any more', () => {
    expect(['ruins', 'the-gate', 'sunken-city', null].map((ground) => groundName(names, ground))).toEqual([
      'Rovine',
      'La Porta',
      'sunken-city',
      null,
    ]);
    expect(sidesDeck(names, 'd20')).toBe('Venti facce');
    expect(sidesDeck(names, 'mine')).toBe('mine');
    // Until the open field is there.
    expect(groundName({ ...names, field: null }, 'the-gate')).toBe('the-gate');
  });

  it('show whoever was fought: on the open field by level, a hood for two at one screen', () => {
    const first = BATTLES[0] as KeptBattle;
    const against = (left: string, right: string, side: KeptBattle['side']) =>
      bustOf({ ...first, seats: { left, right }, side });
    expect(against('human', 'captain-racer', 'left')).toBe('captain-racer');
    expect(against('soldier-wall', 'human', 'right')).toBe('soldier');
    expect(against('human', 'human', null)).toBe('human');
    expect(against('human', 'somebody', 'left')).toBe('human');
  });
});

describe('the filters', () => {
  const shown = (change: Partial<typeof NO_FILTER>) =>
    BATTLES.filter((each) => isShown(each, { ...NO_FILTER, ...change })).length;

  it('show what was won, lost, left, and with whom', () => {
    expect([shown({}), shown({ shown: 'won' }), shown({ shown: 'lost' }), shown({ shown: 'abandoned' })]).toEqual([
      6, 3, 1, 1,
    ]);
    expect(shown({ opponent: 'recruit', shown: 'drawn' })).toBe(1);
    expect(shown({ deck: 'cinder' })).toBe(1);
    expect(shown({ ground: 'village' })).toBe(0);
    expect([shown({ mode: 'battle' }), shown({ mode: 'field' })]).toEqual([6, 0]);
    expect(shown({ shown: 'favourite' })).toBe(0);
  });

  it('offer each choice once', () => {
    expect(choicesIn(BATTLES, ownDeckIn)).toEqual(['bastion', 'cinder']);
  });
});
