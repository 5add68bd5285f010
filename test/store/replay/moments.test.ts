import { describe, expect, it } from 'vitest';
import { momentFile } from '../../../src/content/packed/momentFile';
import { packedBattle } from '../../../src/content/packed/packedBattle';
import { packedField } from '../../../src/content/packed/packedField';
import { packBattle } from '../../../src/content/packed/packedText';
import { stableHash } from '../../../src/kernel/hash';
import { selectFieldMatch, selectFieldOrders, selectFieldSeen } from '../../../src/store/field/fieldSelectors';
import { fieldMomentFound, fieldMomentPlayed, fieldPlaybackSkipped } from '../../../src/store/field/fieldSlice';
import { createHearing } from '../../../src/store/field/heardEvents';
import { fieldStoreOf } from '../../../src/store/field/openField';
import { createFieldReplayStore, fieldSeenBy } from '../../../src/store/field/replay/fieldReplayStore';
import { openText } from '../../../src/store/invitations/openText';
import {
  momentName,
  momentNamed,
  momentOfEvent,
  nextWith,
  roundAfter,
  roundBefore,
  turnAfter,
  turnBefore,
} from '../../../src/store/replay/moments';
import { openReplay } from '../../../src/store/replay/openReplay';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings';
import { fieldBook, fieldCatalog } from '../../skirmish/support/books';
import { shippedBook, shippedCatalog } from '../../support/book';
import { openedField } from './support/openedField';
import { playedBattle, playedField } from './support/played';

const SEATS = { left: 'human', right: 'recruit' };

function openedBattle() {
  const text = packBattle('battle', packedBattle, shippedBook(), { record: playedBattle(), seats: SEATS });
  const opened = openReplay(text, shippedBook());
  if (!opened.ok) throw new Error(opened.refusal);
  return opened.value;
}

const field = openedField();

describe.each([
  ['of cards', openedBattle()],
  ['on the open field', field],
] as const)('the places of a battle %s', (_, { places, moments, battle }) => {
  it('are one for each moment, each with a name of its own', () => {
    expect([places.length, places.at(-1)?.orders]).toEqual([moments.length, battle.record.orders.length]);
    expect(new Set(places.map(momentName)).size).toBe(places.length);
    for (const [moment, place] of places.entries()) expect(momentNamed(places, momentName(place))).toBe(moment);
    expect(momentNamed(places, 'nonsense')).toBe(places.length - 1);
  });

  it('know which events led to them', () => {
    for (const [moment, { events }] of places.entries()) {
      expect(moments.at(moment)?.history.length).toBe(events);
      const before = places[moment - 1]?.events ?? 0;
      if (events > before && moment > 0) expect(momentOfEvent(places, before)).toBe(moment);
    }
  });

  it('lead from turn to turn and from round to round, both ways', () => {
    for (const [after, before, opens] of [
      [turnAfter, turnBefore, (moment: number) => places[moment]?.opensTurn === true],
      [roundAfter, roundBefore, (moment: number) => places[moment]?.order === 1],
    ] as const) {
      const stops = [0];
      for (let at = 0; at < places.length - 1; ) {
        const next = after(places, at);
        expect(next).toBeGreaterThan(at);
        expect(next === places.length - 1 || opens(next + 1)).toBe(true);
        at = next;
        stops.push(at);
      }
      const back = [places.length - 1];
      for (let at = places.length - 1; at > 0; ) {
        at = before(places, at);
        back.push(at);
      }
      expect(back.reverse()).toEqual(stops);
    }
  });

  it('find the next blow, and the end where there is none', () => {
    const blow = nextWith(places, 0, ({ hasBlow }) => hasBlow);
    expect(places.findIndex(({ hasBlow }) => hasBlow)).toBe(blow);
    expect(nextWith(places, places.length - 1, ({ hasBlow }) => hasBlow)).toBe(places.length - 1);
  });
});

describe('a replay on the open field', () => {
  const store = createFieldReplayStore(
    field,
    { catalog: shippedCatalog(), problems: [] },
    { catalog: fieldCatalog(), problems: [] },
    DEFAULT_SETTINGS,
  );
  const { dispatch, getState } = fieldStoreOf(store);
  const momentAt = (at: number) => {
    const moment = field.moments.at(at);
    if (moment === undefined) throw new Error(`there is no moment ${at}`);
    return moment;
  };

  it('shows any moment and takes no order, while it is played back too', () => {
    fieldSeenBy(store, field.seats, 'left');
    for (const at of [40, 10, 60, 0]) {
      dispatch(fieldMomentFound(momentAt(at)));
      expect(selectFieldMatch(getState())?.cursor?.orders).toBe(at);
      expect(selectFieldOrders(getState())).toEqual([]);
    }
    dispatch(fieldMomentPlayed([momentAt(20), momentAt(21)]));
    expect(selectFieldOrders(getState())).toEqual([]);
    dispatch(fieldPlaybackSkipped());
    expect(stableHash(selectFieldMatch(getState())?.shown)).toBe(stableHash(momentAt(21).state));
  });

  it('shows each side what it saw, and all of it with everything open', () => {
    dispatch(fieldMomentFound(momentAt(20)));
    const seenBy = (view: 'left' | 'right' | null) => {
      fieldSeenBy(store, field.seats, view);
      return selectFieldSeen(getState());
    };
    const { units } = momentAt(20).state;
    expect(seenBy(null)?.field.units.length).toBe(units.length);
    const [left, right] = [seenBy('left'), seenBy('right')];
    expect([left?.side, right?.side]).toEqual(['left', 'right']);
    expect(left?.field.memory.right).toBeNull();
    expect(left?.seen).not.toEqual(right?.seen);
  });

  it('is heard the same backwards as forwards', () => {
    const at = [5, 50, 30, 70, 12];
    const hearing = createHearing();
    for (const moment of at) {
      const { history } = momentAt(moment);
      const alone = createHearing()(field.battle, history, 'left');
      expect(hearing(field.battle, history, 'left').map(({ heard }) => heard)).toEqual(alone.map(({ heard }) => heard));
    }
  });
});

describe('the file of a moment', () => {
  const text = (packed: string, book: object) => momentFile({ name: 'a moment', packed, moment: '2.1', book });
  const open = (file: string) => openText('moment.json', file, shippedCatalog());

  it('opens a battle on the open field as it stood, with its seats', async () => {
    const packed = packBattle('field', packedField, fieldBook('clockwork'), { record: playedField(), seats: SEATS });
    const read = await open(text(packed, fieldBook('clockwork')));
    if (read.type !== 'field' || !read.opened.ok) throw new Error('it is a battle on the open field');
    const { match, seats } = read.opened.value;
    const place = field.places.find(({ round, order }) => round === 2 && order === 1);
    expect([match.record.orders.length, seats]).toEqual([place?.orders, SEATS]);
    expect(await open(text(packed, { ...fieldBook('clockwork'), units: {} }))).toMatchObject({ opened: { ok: false } });
  });

  it('opens a card battle as a scenario of its position', async () => {
    const packed = packBattle('battle', packedBattle, shippedBook(), { record: playedBattle(), seats: SEATS });
    const read = await open(text(packed, shippedBook()));
    expect(read).toMatchObject({ type: 'scenario', problems: [], scenario: { name: 'a moment', state: { round: 2 } } });
    expect(await open(text(packed, {}))).toMatchObject({ scenario: null, problems: [{ pointer: '/packed' }] });
  });
});
