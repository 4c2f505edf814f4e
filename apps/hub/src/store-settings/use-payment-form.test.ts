import { expect, test } from 'vitest';
import { isSame } from '#hub/lib/forms/draft.ts';
import { paymentValuesOf } from './use-payment-form.ts';

test('the order of tenders does not matter', () => {
  const setting = {
    closePaidOrders: true,
    receiptHeader: '',
    receiptFooter: '',
    cashReceiptObligated: false,
  };
  const row = (tenderTypes: ('card' | 'INSTORE_CASH')[]) =>
    paymentValuesOf({
      ...setting,
      tenderTypes,
      offeredTenderTypes: [],
      paysByLink: false,
      issuesCashReceipts: true,
      provider: null,
      version: 1,
    });

  expect(isSame(row(['card', 'INSTORE_CASH']), row(['INSTORE_CASH', 'card']))).toBe(true);
  expect(isSame(row(['card']), row(['INSTORE_CASH', 'card']))).toBe(false);
});
