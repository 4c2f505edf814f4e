import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { expect, test } from 'vitest';
import { receiptStory } from './receipt-story.ts';

const receipt = (id: string, replacesId: string | null, amount = 90_000) =>
  ({ id, replacesId, amount, identifierKind: 'PHONE', identifierLast4: '5678' }) as CashReceipt;
const of = (kind: 'ISSUED' | 'CORRECTED' | 'CANCELLED', cashReceiptId: string) =>
  ({ kind: `CASH_RECEIPT_${kind}`, cashReceiptId }) as const;

test('the entry of a correction names both receipts, and that of the cancelled one says that it was replaced', () => {
  const [old, next] = [receipt('old', null), receipt('next', 'old')];

  expect(receiptStory(of('CORRECTED', 'next'), [next, old])).toEqual({
    why: 'CORRECTED',
    from: old,
    to: next,
  });
  expect(receiptStory(of('CANCELLED', 'old'), [next, old])).toEqual({ why: 'REPLACED' });
  expect(receiptStory(of('ISSUED', 'next'), [next, old])).toBeNull();
});

test('a receipt changed by a refund says why', () => {
  const receipts = [receipt('rest', 'all', 90_000), receipt('all', null, 120_000)];

  expect(receiptStory(of('CANCELLED', 'all'), receipts)).toEqual({ why: 'AMOUNT_CHANGED' });
  expect(receiptStory(of('ISSUED', 'rest'), receipts)).toEqual({ why: 'AMOUNT_CHANGED' });
});

test('an entry of a receipt that replaces none, or an entry without a receipt id, has nothing to explain', () => {
  expect(receiptStory(of('ISSUED', 'one'), [receipt('one', null)])).toBeNull();
  expect(receiptStory({ kind: 'CASH_RECEIPT_CANCELLED' }, [receipt('one', null)])).toBeNull();
});
