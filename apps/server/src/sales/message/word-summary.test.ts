import { expect, test } from 'vitest';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import { wordSummary } from './word-summary.ts';

const summary = {
  storeName: '마루커피 성수점',
  kind: 'WEEKLY' as const,
  days: { from: '2026-11-16', to: '2026-11-22' },
  net: 18_624_190,
  orders: 1_290,
  netBefore: 19_354_550,
};

test('the text of a busy week fits into an SMS', () => {
  const { text } = wordSummary(summary, 'ko');
  expect(text).toBe(
    '[마루] 마루커피 성수점\n11월 16일~22일 순매출 18,624,190원(1,290건)\n전주보다 3.8% 줄었어요',
  );
  expect(smsForm(text).form).toBe('SMS');
});

test.each([
  [10_000, 10_000, '그 전주와 같아요'],
  [10_000, 0, '그 전주에는 매출이 없었어요'],
  [0, 10_000, '그 전주보다 10,000원(100%) 줄었어요'],
  [10_005, 10_000, '그 전주보다 5원(0.1%) 늘었어요'],
  [10_004, 10_000, '그 전주보다 4원(0%) 늘었어요'],
  [1_110_000, 10_000, '그 전주보다 1,100,000원(11,000%) 늘었어요'],
])('revenue of %i after %i is worded as: %s', (net, netBefore, comparison) => {
  expect(wordSummary({ ...summary, net, netBefore }, 'ko').variables.comparison).toBe(comparison);
});

test('the summary is worded in the language of the reader', () => {
  const { variables, text } = wordSummary({ ...summary, kind: 'MONTHLY', days: october }, 'en');
  expect(variables).toMatchObject({ period: 'October 2026', net: '₩18,624,190', orders: '1,290' });
  expect(text).toContain('3.8% less than the month before');
  expect(wordSummary(summary, 'en').variables.period).toBe('November 16-22');
});

const october = { from: '2026-10-01', to: '2026-10-31' };
