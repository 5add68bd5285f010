import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_ANALYSIS } from '../../words/en/analysis';
import { ENGLISH_BATTLES } from '../../words/en/battles';
import { ENGLISH_LEDGER } from '../../words/en/ledger';

const OWN = { ...ENGLISH_BATTLES, ...ENGLISH_ANALYSIS, ...ENGLISH_LEDGER };

/** Adds what is said of kept battles alone. A language other than English has brought all of its words at once. */
export function BattlesWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...OWN, ...(messages as Readonly<Record<string, string>>) }), [messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
