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
    /** Why a receipt was refused, and the way out. */
    refusalOf: ({ status, failure }: CashReceipt): string => {
      if (status !== 'FAILED' && status !== 'REJECTED') return '';
      return t(`refusals.${isOfIssuer(failure) ? failure : status}`);
    },
  };
}

/** Not the number or the purpose is at fault. */
function isOfIssuer(failure: string | null): failure is 'TRY_LATER' | 'KEYS_REFUSED' {
  return failure === 'TRY_LATER' || failure === 'KEYS_REFUSED';
}
