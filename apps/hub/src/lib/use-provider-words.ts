import { useTranslation } from 'react-i18next';

/** Reasons for a failed card payment, as codes of our server and its simulated terminal. */
const failures = ['DECLINED', 'NOT_RECEIVED'] as const;

type Card = { cardIssuer: string | null; cardNumber: string | null };

/** Texts for what a card provider answers. */
export function useProviderWords() {
  const { t } = useTranslation('app');

  return {
    /** Undefined for a code or text of another provider, which no screen shows. */
    failureWords: (failure: string): string | undefined => {
      const known = failures.find((it) => it === failure);
      return known && t(`fromProvider.${known}`);
    },
    /** Issuer and masked number of a card; empty for other tenders. */
    cardOf: ({ cardIssuer, cardNumber }: Card): string => {
      const issuer = cardIssuer === 'SIMULATED' ? t('fromProvider.SIMULATED') : cardIssuer;
      return [issuer, cardNumber].filter(Boolean).join(' ');
    },
  };
}
