import { useTranslation } from 'react-i18next';

type Card = { cardIssuer: string | null; cardNumber: string | null };

/** Returns texts for the answers of providers of payments and cash receipts. */
export function useProviderWords() {
  const { t, i18n } = useTranslation('app');

  return {
    /**
     * The text for one of our own codes (`providerFailures`). Undefined for other codes, which no screen
     * shows.
     */
    failureWords: (failure: string): string | undefined => {
      const isOurs = i18n.exists(`fromProvider.${failure}`, { ns: 'app' });
      return isOurs ? t(`fromProvider.${failure}`) : undefined;
    },
    /** Issuer and masked number of a card; empty for other tenders. */
    cardOf: ({ cardIssuer, cardNumber }: Card): string => {
      const issuer = cardIssuer === 'SIMULATED' ? t('fromProvider.SIMULATED') : cardIssuer;
      return [issuer, cardNumber].filter(Boolean).join(' ');
    },
  };
}
