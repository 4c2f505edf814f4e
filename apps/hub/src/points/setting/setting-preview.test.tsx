import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { previewQuery } from '#hub/points/points.api.ts';
import ko from '#hub/points/points.ko.json' with { type: 'json' };
import type { PointValues } from './point-values.ts';
import { SettingPreview } from './setting-preview.tsx';

beforeAll(() => speakKorean({ points: ko }));

const typed: PointValues = {
  ...{ rate: '1.5', validityMonths: '36', leastUse: '1000', useStep: '100' },
  ...{ earningCategoryIds: ['coffee'], nonEarningCategoryIds: [], useStoreIds: [], unusedStoreIds: [] },
};
const asked = { rate: 150, earningCategoryIds: ['coffee'], nonEarningCategoryIds: [] };

/** The preview of these values, with the answer for a rate of 1.5 percent in the categories chosen at first. */
function wordsOf(
  over: Partial<PointValues> = {},
  { points = 18_300, orders = 1_204, eligible = 1_220_000 } = {},
) {
  const answer = { businessDate: '2026-11-19', points, orders, eligible };
  return wordsShown(<SettingPreview storeId="store" values={{ ...typed, ...over }} />, [
    [previewQuery('store', asked).queryKey, answer],
  ]);
}

test('the settings say what yesterday’s sales would have earned with the typed values', () => {
  expect(wordsOf()).toBe(
    '어제 온 손님이 다 적립했다면 18,300P가 쌓였을 거예요. 완료한 주문 1,204건 · 적립 대상 1,220,000원',
  );
  expect(wordsOf({ rate: ' 1.50 ', leastUse: '' })).toBe(wordsOf());
});

test('a day without sales is a preview of nothing earned', () => {
  expect(wordsOf({}, { points: 0, orders: 0, eligible: 0 })).toContain('0P가 쌓였을 거예요. 완료한 주문 0건');
});

test.each([
  ['a rate that is no percentage', { rate: '1.555' }],
  ['no rate', { rate: '' }],
  ['a category that both earns and earns not', { nonEarningCategoryIds: ['coffee'] }],
  ['values whose answer is not there yet', { rate: '2' }],
])('%s gives no preview of other values', (_, over) => {
  expect(wordsOf(over)).toBe(ko.setting.previewNone);
});
