import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_BATTLES } from '../../words/en/battles';

/** Adds what is said of kept battles alone. A language other than English has brought all of its words at once. */
export function BattlesWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...ENGLISH_BATTLES, ...(messages as Readonly<Record<string, string>>) }), [messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
