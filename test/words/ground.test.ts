import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../src/content/catalog';
import { formationText } from '../../src/words/formations';
import { terrainText } from '../../src/words/terrain';
import { shippedCatalog } from '../support/book';
import { speakerOf } from './support/intl';

const catalog = shippedCatalog();
const { rules } = catalog;
const english = speakerOf('en');
const italian = speakerOf('it');

describe('terrain of the card battle', () => {
  it.each([
    ['normal', 'No effect.', 'Nessun effetto.'],
    [
      'elevated',
      'From here: +10 damage, melee reaches 2 columns, the target’s cover counts one level less.',
      'Da qui: +10 danni, la mischia arriva a 2 colonne, il riparo del bersaglio vale un livello in meno.',
    ],
    [
      'partial-cover',
      'Ranged and hybrid cards do 75 % damage to a card here.',
      'Le carte di tipo tiro o ibrido fanno il 75 % del danno a chi sta qui.',
    ],
    [
      'good-cover',
      'Ranged and hybrid cards do 50 % damage to a card here.',
      'Le carte di tipo tiro o ibrido fanno il 50 % del danno a chi sta qui.',
    ],
    [
      'difficult',
      'A move of 2 cells or more can neither cross it nor end here.',
      'Un movimento di 2 o più caselle non può attraversarlo né finire qui.',
    ],
    [
      'hazardous',
      '8 damage to a card that is deployed or moves here, and at the start of each of its turns here.',
      '8 danni a chi viene schierato o muove qui, e all’inizio di ogni suo turno qui.',
    ],
    [
      'blocking',
      'Nobody can stand here or walk through. Shots do not pass.',
      'Nessuno può fermarsi qui o passare a piedi. I tiri non passano.',
    ],
    [
      'obscuring',
      'A card here can be shot only from the 8 cells around it.',
      'Chi sta qui può essere bersaglio di tiri solo dalle 8 caselle attorno.',
    ],
  ])('%s', (id, inEnglish, inItalian) => {
    const terrain = catalog.terrain[id];
    if (terrain === undefined) throw new Error(`no terrain ${id} is shipped`);
    expect(terrainText(terrain, rules, english)).toBe(inEnglish);
    expect(terrainText(terrain, rules, italian)).toBe(inItalian);
  });

  it('tells the numbers of the rules, and all that it does', () => {
    const hill = { id: 'smoking-hill', name: 'Smoking hill', glyph: 'h', elevation: 2, damage: 1, obscures: true };
    const harsher = {
      ...rules,
      hazardDamage: 11,
      highGround: { damage: 3, meleeColumns: 1 },
      sight: { ...rules.sight, fogBlocks: true },
    };
    expect(terrainText(hill, harsher, english)).toBe(
      'From here: +3 damage, melee reaches 1 column, the target’s cover counts one level less. 11 damage to a card that is deployed or moves here, and at the start of each of its turns here. A card here can be shot only from the 8 cells around it. Nobody sees through it.',
    );
  });
});

describe('formations of the card battle', () => {
  it.each([
    [
      'siege-phalanx',
      'Three cards that fill one column. Each card has +8 defense.',
      'Tre carte che riempiono una colonna. Ogni carta ha +8 difesa.',
    ],
    [
      'siege-skirmish-line',
      'Two shooters at both ends of a column, with no own card between them. Each card (ranged or hybrid) has +20 % attack against cards. Does not add up with Vanguard.',
      'Due tiratori ai capi di una colonna, senza carte proprie in mezzo. Ogni carta (tiro o ibrido) ha +20 % attacco contro le carte. Non si somma con Avanguardia.',
    ],
    [
      'siege-vanguard',
      'A fighter with an own card directly behind it. The card in front (melee or hybrid) has +20 % attack against cards. Does not add up with Skirmish Line.',
      'Un combattente con una carta propria subito dietro. La carta davanti (mischia o ibrido) ha +20 % attacco contro le carte. Non si somma con Linea di schermaglia.',
    ],
    ['gone', '', ''],
  ])('%s', (id, inEnglish, inItalian) => {
    expect(formationText(catalog, id, english, 'en')).toBe(inEnglish);
    expect(formationText(catalog, id, italian, 'it')).toBe(inItalian);
  });

  it('a phalanx marches where the rules let it', () => {
    const marching: Catalog = { ...catalog, rules: { ...rules, optional: { ...rules.optional, march: true } } };
    expect(formationText(marching, 'siege-phalanx', english, 'en')).toBe(
      'Three cards that fill one column. Each card has +8 defense. Together they may march one column on or back in one order.',
    );
  });

  it('leaves out what the card battle doesn’t read', () => {
    expect(formationText(catalog, 'skirmish-line', english, 'en')).toBe(
      'Marksmen spread out so that each has a clear view.',
    );
  });
});
