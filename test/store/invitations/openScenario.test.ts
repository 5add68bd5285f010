import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogReplaced } from '../../../src/store/catalog/catalogSlice';
import type { AppStore } from '../../../src/store/createStore';
import { invitationDeclined } from '../../../src/store/invitations/invitationSlice';
import { beginInvited } from '../../../src/store/invitations/invite';
import { openFile } from '../../../src/store/invitations/openFile';
import { openLinkedScenario } from '../../../src/store/invitations/openLinkedScenario';
import { openText } from '../../../src/store/invitations/openText';
import { rematch } from '../../../src/store/start/rematch';
import { selectScenario } from '../../../src/store/view/nameSelectors';
import { shippedCatalog } from '../../support/book';
import { battleOf, laterVisit, memoryStorage, openStore, openTable, settle } from '../support/table';

const TWO = () => ({ left: 'human', right: 'human' }) as const;

const CASE = JSON.stringify({
  name: 'a case with its own rules and cards',
  rules: { castleHealth: 50 },
  cards: { pike: { type: 'melee', cost: 1, attack: 9, defense: 1, health: 20, abilities: [{ id: 'reach' }] } },
  units: [{ id: 'p', card: 'pike', side: 'right', at: [0, 2] }],
  hands: { left: ['pike'] },
  turn: 'right',
  round: 3,
  steps: [{ order: { type: 'endTurn' } }],
});

const NO_FIELD = () => Promise.reject(new Error('nobody goes to the open field'));

const open = (store: AppStore, text = CASE) => openFile(store, openText, 'case.json', new Blob([text]), TWO, NO_FIELD);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a scenario file', () => {
  it('is opened at its position, by its own book, and its orders are not given', async () => {
    const store = openStore();
    await open(store);
    const { truth, book, record } = battleOf(store);
    expect(truth).toMatchObject({ round: 3, turn: 'right', castles: { left: 50, right: 50 } });
    expect(book.rules.castleHealth).toBe(50);
    expect(record.orders).toEqual([]);
    expect(selectScenario(store.getState())).toBe('a case with its own rules and cards');
    expect(store.getState().screen).toBe('battle');
  });

  it.each(['01-bow-hits-knight-in-front', '10-pincer', '12-phalanx'])('%s of the rule book is opened', async (name) => {
    const store = openStore();
    await open(store, readFileSync(`test/scenarios/examples/${name}.json`, 'utf8'));
    expect(battleOf(store).truth.units.length).toBeGreaterThan(0);
  });

  it('survives a reload, with its name and its book, and an edit of the cards', async () => {
    const storage = memoryStorage();
    const store = openStore({ storage });
    await open(store);
    await settle();
    const later = await laterVisit(storage);
    expect(later.getState().notices.saveTrouble).toBeNull();
    later.dispatch(catalogReplaced({ catalog: shippedCatalog(), problems: [] }));
    expect(battleOf(later).book).toEqual(battleOf(store).book);
    expect(battleOf(later).truth).toEqual(battleOf(store).truth);
    expect(selectScenario(later.getState())).toBe('a case with its own rules and cards');
  });

  it('is played again from its position, with the seats swapped', async () => {
    const store = openStore({ aiClient: { requestPlan: () => new Promise(() => undefined) } });
    await openFile(
      store,
      openText,
      'case.json',
      new Blob([CASE]),
      (turn) => ({
        left: turn === 'left' ? 'human' : 'greedy',
        right: turn === 'right' ? 'human' : 'greedy',
      }),
      NO_FIELD,
    );
    expect(store.getState().seats.seats).toEqual({ left: 'greedy', right: 'human' });
    const { record } = battleOf(store);
    expect(rematch(store.dispatch, store.getState(), 8, 'swapped')).toBe(true);
    expect(battleOf(store).record).toEqual(record);
    expect(store.getState().seats.seats).toEqual({ left: 'human', right: 'greedy' });
    expect(selectScenario(store.getState())).not.toBeNull();
  });

  it('that is wrong is not opened, and every mistake is named with its place', async () => {
    const store = openStore();
    await open(store, '{\n  "name": "wrong",\n  "unts": [],\n  "expect": { "castles": { "left": "none" } }\n}');
    expect(store.getState().battle.match).toBeNull();
    expect(store.getState().invitation.trouble).toMatchObject({
      type: 'file',
      problems: [
        { file: 'case.json', line: 3, column: 3, suggestion: 'units' },
        { file: 'case.json', line: 4 },
      ],
    });
  });

  it.each(['', 'no JSON', '[]', '{"name":', 'x'.repeat(400_000)])('%.10s is answered', async (text) => {
    const store = openStore();
    await open(store, text);
    expect(store.getState().battle.match).toBeNull();
    expect(store.getState().invitation.trouble).toMatchObject({ type: 'file' });
  });

  it('waits for an answer while another battle is unfinished', async () => {
    const store = openTable();
    const { record } = battleOf(store);
    await open(store);
    expect(battleOf(store).record).toBe(record);
    const { invitation } = store.getState().invitation;
    if (invitation === null) throw new Error('nobody was asked');
    store.dispatch(invitationDeclined());
    expect(battleOf(store).record).toBe(record);
    expect(store.getState().invitation.invitation).toBeNull();
    beginInvited(store, shippedCatalog(), invitation);
    expect(battleOf(store).truth.round).toBe(3);
  });
});

describe('a scenario by link', () => {
  const BASE = 'https://game.example/ninekeep/index.html';
  const follow = async (path: string, answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    const store = openStore();
    await openLinkedScenario(store, openText, { path, seats: TWO() }, BASE, NO_FIELD);
    return { store, asked: fetched.mock.calls.map(([address]: unknown[]) => String(address)) };
  };

  it('is fetched beside the page, from nowhere else', async () => {
    const { store, asked } = await follow('test/scenarios/cases/one.json', async () => new Response(CASE));
    expect(asked).toEqual(['https://game.example/ninekeep/test/scenarios/cases/one.json']);
    expect(battleOf(store).truth.round).toBe(3);
  });

  it('is not fetched through a redirect', async () => {
    const fetched = vi.fn(async () => new Response(CASE));
    vi.stubGlobal('fetch', fetched);
    await openLinkedScenario(openStore(), openText, { path: 'test/scenarios/one.json', seats: TWO() }, BASE, NO_FIELD);
    expect(fetched).toHaveBeenCalledWith(expect.any(URL), { redirect: 'error' });
  });

  it.each([
    ['missing', async () => new Response('', { status: 404 })],
    ['missing', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['failed', () => Promise.reject(new TypeError('network'))],
  ] as const)('that is %s is said', async (reason, answer) => {
    const { store } = await follow('test/scenarios/x.json', answer);
    expect(store.getState().invitation.trouble).toEqual({ type: 'unreachable', path: 'test/scenarios/x.json', reason });
    expect(store.getState().battle.match).toBeNull();
  });
});
