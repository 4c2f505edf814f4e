import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of cash receipts. */
export function useCashReceiptWords() {
  const words = useWordsIn('cash-receipts');
  const { t } = words;

  return {
    ...words,
    /** The masked number, with its kind. */
    numberOf: ({ identifierKind: kind, identifierLast4 }: CashReceipt): string =>
      t(`numbers.${kind}`, { last4: identifierLast4 ?? '' }),
    wayOf: ({ identifierKind, purpose }: CashReceipt): string =>
      t(`ways.${identifierKind === 'SELF_ISSUED' ? identifierKind : purpose}`),
    /** Says why a receipt was refused, and what to do. */
    refusalOf: ({ status, failure }: CashReceipt): string => {
      if (status !== 'FAILED' && status !== 'REJECTED') return '';
      return t(`refusals.${isOfIssuer(failure) ? failure : status}`);
    },
  };
}

/** Whether the issuer caused the failure, not the number or the purpose. */
function isOfIssuer(failure: string | null): failure is 'TRY_LATER' | 'KEYS_REFUSED' {
  return failure === 'TRY_LATER' || failure === 'KEYS_REFUSED';
}
