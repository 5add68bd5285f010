import { createIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../../src/content/catalog';
import type { Speak } from '../../../src/words/speak';
import { MESSAGES } from './messages';

/** What the page formats with; anything it complains about is an error here. */
export function intlOf(language: Language): IntlShape {
  const onError = (error: Error): never => {
    throw error;
  };
  return createIntl({ locale: language, messages: MESSAGES[language], onError });
}

export function speakerOf(language: Language): Speak {
  const intl = intlOf(language);
  return (word, values) => intl.formatMessage({ id: word }, values);
}
