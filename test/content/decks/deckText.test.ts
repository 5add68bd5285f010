import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/content/catalog';
import { deckText, readDeckText } from '../../../src/content/decks/deckText';
import { shippedCatalog } from '../../support/book';

const CATALOG = shippedCatalog();

describe('a deck as text', () => {
  it.each(LANGUAGES)('in %s is read back as it was written, by whoever speaks another language', (language) => {
    for (const { name, cards } of Object.values(CATALOG.decks)) {
      const text = deckText(CATALOG, language, name, Object.entries(cards));
      for (const other of LANGUAGES) {
        expect(readDeckText(CATALOG, other, text)).toEqual({ name, cards, problems: [] });
      }
    }
  });

  it('names a wrong line and what was probably meant, and loses nothing else', () => {
    const read = readDeckText(
      CATALOG,
      'en',
      'Hedge and Wall\n1 Bramble Cub\n\n2 Long-watch Marksmn\n2x oathguard\n- Greathorn',
    );
    expect(read).toEqual({
      name: 'Hedge and Wall',
      cards: { 'bramble-cub': 1, oathguard: 2, greathorn: 1 },
      problems: [{ line: 4, type: 'unknown', word: 'Long-watch Marksmn', instead: '2 Longwatch Marksman' }],
    });
    expect(readDeckText(CATALOG, 'en', '0 Oathguard').problems).toEqual([
      { line: 1, type: 'copies', word: '0 Oathguard', instead: null },
    ]);
  });

  it('needs no name', () => {
    expect(readDeckText(CATALOG, 'en', '2 Oathguard').name).toBe('');
    expect(readDeckText(CATALOG, 'en', '').cards).toEqual({});
  });
});
