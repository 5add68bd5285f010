import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { ENGLISH_ARMS } from '../../words/en/arms';
import { ENGLISH_CAMPAIGN } from '../../words/en/campaign';

/** Adds what is said on the map alone. A language other than English has brought all of its words at once. */
export function CampaignWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages } = useIntl();
  const all = useMemo(
    () => ({ ...ENGLISH_ARMS, ...ENGLISH_CAMPAIGN, ...(messages as Readonly<Record<string, string>>) }),
    [messages],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
