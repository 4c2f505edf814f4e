import type { IssuerParts } from './ask-issuer.ts';
import { cancelCashReceiptBy } from './cancel-cash-receipt.ts';
import { decideCashReceipt } from './decide-cash-receipt.ts';
import { getCashReceipt } from './get-cash-receipt.ts';
import { getUnissuedCash } from './get-unissued-cash.ts';
import { postCashReceiptBy } from './post-cash-receipt.ts';

/** The acts behind the endpoints of `cash-receipts`. */
export function cashReceiptActs(parts: IssuerParts) {
  return {
    postCashReceipt: postCashReceiptBy(parts),
    cancelCashReceipt: cancelCashReceiptBy(parts),
    decideCashReceipt,
    getCashReceipt,
    getUnissuedCash,
  };
}
