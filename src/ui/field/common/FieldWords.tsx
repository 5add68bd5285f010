import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_FIELD } from '../../../words/field/en';
import { ITALIAN_FIELD } from '../../../words/field/it';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: ENGLISH_FIELD, it: ITALIAN_FIELD };

/** Adds what is said on the open field alone. */
export function FieldWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(
    () => ({ ...(messages as Readonly<Record<string, string>>), ...(WORDS[locale] ?? ENGLISH_FIELD) }),
    [messages, locale],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
