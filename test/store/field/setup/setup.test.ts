import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { FIELD_SLICES } from '../../../../src/store/field/fieldRoot';
import type { FieldStore } from '../../../../src/store/field/openField';
import { generatedGround, generatedWord } from '../../../../src/store/field/setup/battlefieldWord';
import { beginField, rematchField } from '../../../../src/store/field/setup/beginField';
import { defaultSetup, type FieldSetup } from '../../../../src/store/field/setup/fieldSetup';
import { rememberedSetup } from '../../../../src/store/field/setup/rememberedSetup';
import { bookFor, faceFor } from '../../../../src/store/field/setup/setupBook';
import { setupProblems } from '../../../../src/store/field/setup/setupProblem';
import { CATALOG } from './support';

function first(part: Partial<FieldSetup> = {}): FieldSetup {
  const setup = defaultSetup(CATALOG, 3);
  if (setup === null) throw new Error('there is a first battle');
  return { ...setup, ...part };
}

function openStore(): FieldStore {
  const store = configureStore({
    reducer: FIELD_SLICES,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  return store as unknown as FieldStore;
}

describe('the first battle', () => {
  it('is two dice on the Commons with the preset squads, against a recruit', () => {
    expect(first()).toMatchObject({
      rules: '2d6',
      battlefield: 'the-commons',
      seats: { left: 'human', right: 'recruit' },
    });
    expect(setupProblems(CATALOG, first())).toEqual([]);
  });

  it('begins with the seats taken, and other players when sides are swapped', () => {
    const store = openStore();
    expect(beginField(store, CATALOG, first())).toEqual([]);
    const begun = store.getState();
    expect(begun.fieldSeats.seats).toEqual({ left: 'human', right: 'recruit' });
    expect(begun.field.match?.record.start).toMatchObject({ type: 'match', seed: 3, map: 'the-commons' });
    const squads = { left: ['axeman', 'warden'], right: ['bowman', 'bowman'] };
    beginField(store, CATALOG, first({ squads }));
    expect(rematchField(store, 9, 'swapped')).toBe(true);
    expect(store.getState().fieldSeats.seats).toEqual({ left: 'recruit', right: 'human' });
    expect(store.getState().field.match?.record.start).toMatchObject({
      seed: 9,
      squads: { left: squads.right, right: squads.left },
    });
  });

  it('does not begin with a squad that is too dear, and nothing has changed', () => {
    const store = openStore();
    const before = store.getState();
    const squads = { left: ['axeman', 'axeman', 'axeman', 'axeman', 'axeman'], right: ['axeman', 'axeman'] };
    expect(beginField(store, CATALOG, first({ squads }))).toEqual([
      { kind: 'cost', side: 'left', cost: 1050, credits: 1000 },
    ]);
    expect(store.getState()).toBe(before);
    expect(rematchField(store, 1, 'same')).toBe(false);
  });

  it.each(Object.keys(CATALOG.rules))(
    'can be fought by the rules of %s on ground by lot, with and without fog',
    (rules) => {
      const preset = CATALOG.rules[rules]?.muster.preset ?? [];
      for (const fog of [true, false]) {
        for (const [width, height] of [
          [5, 5],
          [16, 16],
          [8, 12],
        ] as const) {
          const store = openStore();
          const battlefield = generatedWord({ seed: 11, width, height });
          const setup = first({ rules, fog, battlefield, squads: { left: preset, right: preset } });
          expect(beginField(store, CATALOG, setup)).toEqual([]);
          expect(store.getState().field.match?.truth.ground).toMatchObject({ width, height });
          expect(store.getState().field.match?.truth.memory.left === null).toBe(!fog);
        }
      }
    },
  );
});

describe('victory and fog', () => {
  it('leave a rule set as it is where it is already so', () => {
    const { clockwork } = CATALOG.rules;
    expect(faceFor(CATALOG, { rules: 'clockwork', victory: 'control', fog: true })).toBe(clockwork);
  });

  it('are switched in the book', () => {
    const bookOf = (victory: 'control' | 'last', fog: boolean) => {
      const book = bookFor(CATALOG, { rules: '2d6', victory, fog });
      return book.ok ? book.value.rules : null;
    };
    expect(bookOf('last', false)?.victory).toEqual({ roundLimit: 20 });
    expect(bookOf('control', true)?.fog).toEqual({ vision: 5, haltOnSighting: true, scan: true });
    expect(bookOf('control', false)).not.toHaveProperty('fog');
  });
});

describe('remembered choices', () => {
  it('come back as they were, but for the seed', () => {
    const setup = first({ rules: 'd20', battlefield: 'generated:4:8x8', fog: true, victory: 'last' });
    const squads = { left: ['pikeman', 'pikeman'], right: ['bowman', 'hookman'] };
    const kept = { ...setup, squads, seats: { left: 'captain', right: 'human' } };
    expect(rememberedSetup(CATALOG, JSON.parse(JSON.stringify(kept)), 99)).toEqual({ ...kept, seed: 99 });
  });

  it.each([
    null,
    7,
    'x',
    [],
    { rules: '__proto__', battlefield: 'constructor', seats: { left: 'toString', right: 'x' } },
    { rules: '2d6', squads: { left: ['knight'], right: 'all' }, fog: 'yes', victory: 1, seats: 5 },
    { battlefield: 'generated:1:99x99', squads: null },
  ])('%j falls back word by word', (raw) => {
    expect(rememberedSetup(CATALOG, raw, 3)).toEqual(first());
  });
});

it('generated ground is named by its seed, and by its size where that is not the usual one', () => {
  expect(generatedWord({ seed: 7, width: 12, height: 12 })).toBe('generated:7');
  expect(generatedGround('generated:7')).toEqual({ seed: 7, width: 12, height: 12 });
  expect(generatedGround('generated:7:8x10')).toEqual({ seed: 7, width: 8, height: 10 });
  for (const word of [
    'generated',
    'generated:',
    'generated:x',
    'generated:1:4x8',
    'generated:4294967296',
    'generated:1:8x8 ',
  ]) {
    expect(generatedGround(word)).toBeNull();
  }
});
