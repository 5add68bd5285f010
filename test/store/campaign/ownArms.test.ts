import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseArms, ownArms, wearWonArms } from '../../../src/store/campaign/ownArms';

const AZURE = { part: 'field', value: 'azure' } as const;
const GULES = { part: 'field', value: 'gules' } as const;
const CROWN = { part: 'device', value: 'crown' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('what is won is borne at once, the later of two pieces for one part; what was chosen by hand stays', () => {
  expect(wearWonArms([AZURE, CROWN]).worn).toEqual({ field: 'azure', device: 'crown' });
  expect(wearWonArms([AZURE, CROWN, GULES]).worn).toEqual({ field: 'gules', device: 'crown' });
  expect(chooseArms('field', 'azure').worn).toEqual({ field: 'azure', device: 'crown' });
  expect(chooseArms('device', null).worn).toEqual({ field: 'azure' });
  expect(wearWonArms([AZURE, CROWN, GULES]).worn).toEqual({ field: 'azure' });
  expect(ownArms.read()).toEqual({ worn: { field: 'azure' }, chosen: ['field', 'device'] });
  expect(ownArms.describe(ownArms.read())).toEqual({ pieces: 1 });
});

it.each([
  ['nothing', 7, 'arms: must be { worn: { … } }'],
  ['a part that isn’t one', { worn: { hat: 'azure' } }, 'arms.worn: must have only'],
  ['a piece that nobody can draw', { worn: { field: 'crown' } }, 'arms.worn.field: is no piece that can be drawn'],
  ['a choice of a part that isn’t one', { worn: {}, chosen: ['hat'] }, 'arms.chosen: must be a list of'],
])('%s is refused with its place, and changes nothing', (_, raw, refusal) => {
  wearWonArms([AZURE]);
  const written = ownArms.write(raw);
  expect(written.ok ? '' : written.refusal).toContain(refusal);
  expect(ownArms.read().worn).toEqual({ field: 'azure' });
});
