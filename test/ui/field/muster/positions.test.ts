import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isFieldScenario, readFieldScenario } from '../../../../src/content/field/scenario/readFieldScenario';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { loadPosition, POSITIONS } from '../../../../src/ui/field/muster/positions';
import { fieldCatalog } from '../../../skirmish/support/books';

const CATALOG = fieldCatalog();

it.each(POSITIONS)('the position %s opens, and Left has something to do in it', async (id) => {
  const read = await loadPosition(id, CATALOG);
  if (!read.ok) throw new Error(read.refusal.map(({ message }) => message).join());
  const { book, state } = read.value;
  expect(state.phase).toBe('battle');
  expect(state.turn).toBe('left');
  expect(skirmishEngineFor(book).legalOrders(state, 'left').length).toBeGreaterThan(20);
});

it('each position shows the part of the rules that it is about', async () => {
  const stateOf = async (id: (typeof POSITIONS)[number]) => {
    const read = await loadPosition(id, CATALOG);
    if (!read.ok) throw new Error(id);
    return read.value;
  };
  const { rules } = (await stateOf('moving')).book;
  expect(rules.opportunity).toBeDefined();
  expect(rules.disengage).toBe(true);
  expect((await stateOf('cover')).book.rules.flanking?.requiresAlly).toBe(true);
  const fog = await stateOf('fog');
  expect(fog.state.memory.left).not.toBeNull();
  expect(fog.state.units.some(({ isHidden, side }) => isHidden && side === 'left')).toBe(true);
  expect((await stateOf('formation')).book.formations).toHaveProperty('phalanx');
});

it('is a scenario file like any other, and a mistake in it is found where it stands', () => {
  const file = 'src/ui/field/muster/positions/cover.json';
  const text = readFileSync(file, 'utf8');
  expect(isFieldScenario(file, text)).toBe(true);
  const { scenario, problems } = readFieldScenario(file, text.replace('"skulker"', '"sculker"'), CATALOG);
  expect(scenario).toBeNull();
  expect(problems).toMatchObject([{ pointer: '/units/2/unit', suggestion: 'skulker' }]);
});
