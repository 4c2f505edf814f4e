import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { ReceiptPreview } from './receipt-preview.tsx';
import { generalSettingQuery } from './store-settings.api.ts';
import texts from './store-settings.ko.json' with { type: 'json' };

beforeAll(() => speakKorean({ receipt: receiptTexts, 'store-settings': texts }));

function previewOf(taxType: TaxType): string {
  return wordsShown(<ReceiptPreview storeId="store" header="어서 오세요" footer="감사합니다" />, [
    [storeQuery('store').queryKey, { name: '마루 카페', phone: '+82212345678' }],
    [generalSettingQuery('store').queryKey, { taxType }],
  ]);
}

test('the preview splits the tax like the receipts of this store', () => {
  expect(previewOf('GENERAL')).toMatch(/과세 공급가액\s+4,091원\s+부가세\s+409원/);
  expect(previewOf('GENERAL')).not.toContain('면세');
  expect(previewOf('EXEMPT')).toMatch(/면세\s+4,500원/);
  expect(previewOf('EXEMPT')).not.toContain('부가세');
  expect(previewOf('SIMPLIFIED')).not.toMatch(/부가세|면세/);
});

test('the preview is a receipt with the typed texts, labelled as a sample', () => {
  const words = previewOf('GENERAL');

  for (const text of ['마루 카페', '전화 02-1234-5678', '어서 오세요', '감사합니다', '합계', '견본'])
    expect(words).toContain(text);
});
