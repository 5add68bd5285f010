import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { ENGLISH_RAIL } from '../../../../src/words/field/en/rail';
import { ITALIAN_RAIL } from '../../../../src/words/field/it/rail';

const NAME = /\{(\w+)(?=[,}])/g;
const namesIn = (message: string) => [...new Set([...message.matchAll(NAME)].map(([, name]) => name ?? ''))].sort();

describe('the words beside the board', () => {
  it.each([
    ['en', ENGLISH_RAIL],
    ['it', ITALIAN_RAIL],
  ])('every message of %s can be said, with none and with several', (locale, messages) => {
    const problems: string[] = [];
    const intl = createIntl({ locale, messages: { ...messages }, onError: ({ message }) => problems.push(message) });
    const said = Object.entries(messages).flatMap(([id, message]) =>
      [0, 1, 3].map((value) =>
        intl.formatMessage({ id }, Object.fromEntries(namesIn(message).map((name) => [name, value]))),
      ),
    );
    expect(problems).toEqual([]);
    expect(said.filter((sentence) => /[{}#]/.test(sentence))).toEqual([]);
  });
});
