import { useTranslation } from 'react-i18next';

/** Codes of our server and its simulated terminal. Other providers send their own texts. */
const codes = ['DECLINED', 'NOT_RECEIVED', 'SIMULATED'] as const;

type Card = { cardIssuer: string | null; cardNumber: string | null };

/** Texts from a card provider, translated if they are known codes. */
export function useProviderWords() {
  const { t } = useTranslation('app');

  const fromProvider = (said: string): string => {
    const code = codes.find((it) => it === said);
    return code ? t(`fromProvider.${code}`) : said;
  };
  return {
    fromProvider,
    /** Issuer and masked number of a card; empty for other tenders. */
    cardOf: ({ cardIssuer, cardNumber }: Card): string =>
      [cardIssuer && fromProvider(cardIssuer), cardNumber].filter(Boolean).join(' '),
  };
}
