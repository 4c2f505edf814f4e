import { useTranslation } from 'react-i18next';

/** What the server and its simulated terminal say as a code; other providers speak in words of their own. */
const codes = ['DECLINED', 'NOT_RECEIVED', 'SIMULATED'] as const;

type Card = { cardIssuer: string | null; cardNumber: string | null };

/** What a card provider says, in our words where we have some. */
export function useProviderWords() {
  const { t } = useTranslation('app');

  const fromProvider = (said: string): string => {
    const code = codes.find((it) => it === said);
    return code ? t(`fromProvider.${code}`) : said;
  };
  return {
    fromProvider,
    /** A card as one recognises it: who issued it and its masked number; empty for other tenders. */
    cardOf: ({ cardIssuer, cardNumber }: Card): string =>
      [cardIssuer && fromProvider(cardIssuer), cardNumber].filter(Boolean).join(' '),
  };
}
