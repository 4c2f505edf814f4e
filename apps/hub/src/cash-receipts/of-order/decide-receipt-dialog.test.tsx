import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import texts from '#hub/cash-receipts/cash-receipts.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { DecideReceiptForm } from './decide-receipt-dialog.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, 'cash-receipts': texts }));

const wordsOf = (status: 'REQUESTED' | 'CANCEL_REQUESTED') => {
  const receipt = aReceipt({ status, unansweredSince: '2026-01-02T12:00:00+09:00' });
  const acts = { onDecided: () => undefined, onClose: () => undefined };
  return wordsShown(<DecideReceiptForm storeId="store" receipt={receipt} {...acts} />, []);
};

test('an owner is asked whether the receipt was issued, and nothing is chosen beforehand', () => {
  const words = wordsOf('REQUESTED');

  expect(words).toContain(texts.decide.text.ISSUE);
  expect(words).toMatch(/발급됐어요.*발급되지 않았어요/);
  expect(words).toContain(texts.decide.act);
  expect(words).not.toContain(texts.decide.choose);
  expect(words).not.toContain(texts.decide.approvalNumber);
});

test('an owner is asked whether a receipt that was to be cancelled was cancelled', () => {
  const words = wordsOf('CANCEL_REQUESTED');

  expect(words).toContain(texts.decide.text.CANCEL);
  expect(words).toMatch(/취소됐어요.*취소되지 않았어요/);
});
