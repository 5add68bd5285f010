import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_DECKS } from '../../words/en/decks';

/** Adds what is said of decks alone. A language other than English has brought all of its words at once. */
export function DecksWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...ENGLISH_DECKS, ...(messages as Readonly<Record<string, string>>) }), [messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
