import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { LANGUAGES } from '../../src/content/catalog';
import { houseRuleHelp } from '../../src/words/houseRules';
import { blow } from '../battle/support/blows';
import { book } from '../support/book';
import { sword } from '../support/position';
import { speakerOf } from './support/intl';

const { rules } = book();
const ON = { ...rules.optional, domination: true, zoneOwnership: true, march: true, riposteForAll: true };

describe('how house rules show on the table', () => {
  it.each(LANGUAGES)('is told for each that is on, by the numbers of the rules: %s', (language) => {
    const speak = speakerOf(language);
    expect(houseRuleHelp(rules, 'left', speak)).toEqual([]);
    const all = houseRuleHelp({ ...rules, optional: ON, mirrorZones: true }, 'right', speak);
    expect(all).toHaveLength(6);
    const harder = { ...rules, optional: { ...rules.optional, domination: true, dominationAttack: 135 } };
    expect(houseRuleHelp(harder, 'left', speak)[0]).toMatch(/35[\s\u00a0]%/);
  });

  it('a mirrored zone is told by the name of its column', () => {
    const engine = createBattleEngine({ ...book(), rules: { ...rules, mirrorZones: true } });
    const units = [sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1])];
    const { arithmetic } = blow({ turn: 'right', units }, engine);
    expect(arithmetic.filter(({ source }) => source.endsWith('-wing'))).toMatchObject([
      { source: 'right-wing', value: 120 },
    ]);
  });
});
