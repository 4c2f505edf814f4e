import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import texts from '#hub/cash-receipts/cash-receipts.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { UnsentReceipt } from './unsent-receipt.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, 'cash-receipts': texts }));

test('a request that was not sent keeps its number, of which the last four digits show, and can be sent again', () => {
  const asked = { purpose: 'INCOME_DEDUCTION', identifier: '010-1234-5678' } as const;
  const acts = { onRetry: () => undefined, onDrop: () => undefined };

  const words = wordsShown(<UnsentReceipt asked={asked} {...acts} />, []);

  expect(words).toContain('소득공제 · ****5678');
  expect(words).not.toContain('1234-5678');
  expect(words).toContain(texts.unsent.retry);
});
