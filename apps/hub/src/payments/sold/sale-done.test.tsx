import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import texts from '#hub/payments/payments.ko.json' with { type: 'json' };
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { SaleDone } from './sale-done.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, payments: texts }));

function wordsOf(order: Parameters<typeof anOrder>[0]): string {
  const sale = aSale({ answer: anOrder({ status: 'CLOSED', leftToPay: 0, ...order }) });
  const done = <SaleDone sale={sale} connection="OK" edition="ORIGINAL" nextText="" onNext={() => {}} />;
  return wordsShown(done, [
    [storeQuery('store').queryKey, { name: '마루 꽃집' }],
    [paymentSettingQuery('store').queryKey, { receiptHeader: '', receiptFooter: '' }],
  ]);
}

test('at the till an exempt store prints everything as tax-free', () => {
  expect(wordsOf({ taxType: 'EXEMPT', taxFree: 10_000 })).toMatch(/면세\s+10,000원/);
});

test('at the till a sale without VAT prints no VAT of 0', () => {
  const words = wordsOf({ taxType: 'GENERAL', taxFree: 10_000 });

  expect(words).toMatch(/면세\s+10,000원/);
  expect(words).not.toContain('부가세');
});

test('at the till used points are on the receipt', () => {
  const words = wordsOf({ gross: 12_000, pointsUsed: 2_000 });

  expect(words).toMatch(/주문 금액\s+12,000원\s+포인트 사용\s+−2,000원\s+합계\s+10,000원/);
});
