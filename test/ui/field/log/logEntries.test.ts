import { describe, expect, it } from 'vitest';
import { cloneSkirmish, type SkirmishState } from '../../../../src/skirmish/model/state';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { listenTo, type Told } from '../../../../src/store/field/hearing';
import { logEntries } from '../../../../src/ui/field/log/logEntries';
import { fromSide, tellSided } from '../../../../src/ui/field/log/tellSided';
import type { FieldNarrator } from '../../../../src/words/field/narrator';
import { sharedBattle } from '../../../skirmish/support/battles';
import { fieldBook } from '../../../skirmish/support/books';

const ENGINE = skirmishEngineFor(fieldBook('2d6'));
const MOMENTS = sharedBattle(ENGINE);
const FIRST = MOMENTS[0]?.before as SkirmishState;

/** Says which word was spoken, and of whom. */
const NARRATOR: FieldNarrator = {
  speak: (word, values) => {
    if (word === 'field.unit' || word === 'stage.unit') return `${values?.own === 'yes' ? 'your ' : ''}${values?.name}`;
    return word.startsWith('field.side.') ? word : `${word} ${JSON.stringify(values ?? {})}`;
  },
  names: { unit: (kind) => kind, weapon: (id) => id, maneuver: (id) => id, formation: (id) => id, thing: (id) => id },
  attackKind: ENGINE.book.rules.attack.kind,
  units: FIRST.units,
};

function told(): Told[] {
  const state = cloneSkirmish(FIRST);
  return MOMENTS.flatMap(({ step }) => step.events).map((event) => listenTo(ENGINE.book, state, event, null));
}

describe('the log', () => {
  const all = told();
  const entries = logEntries(fromSide(NARRATOR, 'left'), all, 0);

  it('tells of a way of several cells only its end', () => {
    const ways = entries.filter(({ walker }) => walker !== null);
    const cells = all.filter(({ heard }) => heard?.type === 'moved').length;
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThan(cells);
    for (const [index, entry] of entries.entries()) {
      if (entry.walker !== null) expect(entries[index + 1]?.walker).not.toBe(entry.walker);
    }
  });

  it('opens every turn with a heading and keeps the order of the events', () => {
    const turns = all.filter(({ heard }) => heard?.type === 'turnStarted').length;
    expect(entries.filter(({ opensTurn }) => opensTurn)).toHaveLength(turns);
    const places = entries.map(({ index }) => index);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has the dice of every attack that rolled some', () => {
    const rolls = all.filter(({ heard }) => heard?.type === 'attacked' && heard.roll.attack.length > 0).length;
    expect(entries.filter(({ roll }) => roll !== null)).toHaveLength(rolls);
  });

  it('tells the newest alone when asked from an event on', () => {
    const from = Math.floor(all.length / 2);
    const newest = logEntries(fromSide(NARRATOR, 'left'), all, from);
    expect(newest.every(({ index }) => index >= from)).toBe(true);
    expect(newest.at(-1)).toEqual(entries.at(-1));
  });

  it('calls units by the viewer’s side, and by Left and Right for who watches', () => {
    const unit = FIRST.units.find(({ side }) => side === 'left')?.id ?? '';
    const kind = FIRST.units.find(({ id }) => id === unit)?.kind ?? '';
    const fall = { type: 'fell', unit, at: { x: 0, y: 0 } } as const;
    expect(tellSided(fromSide(NARRATOR, 'left'), fall)).toContain(`your ${kind}`);
    expect(tellSided(fromSide(NARRATOR, 'right'), fall)).not.toContain('your');
    expect(tellSided(fromSide(NARRATOR, null), fall)).not.toContain('your');
  });
});
