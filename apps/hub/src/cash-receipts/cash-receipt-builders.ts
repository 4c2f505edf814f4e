import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';

const at = '2026-11-20T14:10:00+09:00';

/** An issued receipt of 11,000 won for a mobile number, unless overridden. */
export function aReceipt(over: Partial<CashReceipt> = {}): CashReceipt {
  return {
    ...{ id: 'receipt', orderId: 'order', paymentId: 'payment', amount: 11_000, failure: null },
    ...{ supply: 10_000, vat: 1_000, taxFree: 0, serviceCharge: 0, approvalNumber: '123456789' },
    ...{ purpose: 'INCOME_DEDUCTION', identifierKind: 'PHONE', identifierLast4: '5678', status: 'ISSUED' },
    ...{ replacesId: null, requestedAt: at, issuedAt: at, cancelledAt: null, requestedBy: null },
    unansweredSince: null,
    ...over,
  };
}
