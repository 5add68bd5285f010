import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

type Table = Readonly<Record<string, string>>;

interface LaterWordsProps {
  readonly english: Table;
  readonly children: ReactNode;
}

/** Adds English words that come with whoever says them. Another language has brought all of its words at once. */
export function LaterWords({ english, children }: LaterWordsProps) {
  const { locale, messages } = useIntl();
  const all = useMemo(() => ({ ...english, ...(messages as Table) }), [english, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
