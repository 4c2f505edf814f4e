import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import daysEn from '#hub/lib/days/days.en.json' with { type: 'json' };
import daysKo from '#hub/lib/days/days.ko.json' with { type: 'json' };
import en from '#hub/points/points.en.json' with { type: 'json' };
import ko from '#hub/points/points.ko.json' with { type: 'json' };
import { ActiveCard } from './active-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { PointsFigures } from './points-figures.tsx';
import { PointsTable } from './points-table.tsx';
import { pointRow, pointsReport } from './report-builders.ts';
import type { LoadedPoints } from './use-points-report.ts';

beforeEach(() =>
  i18next.use(initReactI18next).init({
    ...{ lng: 'ko', ns: ['points', 'days'] },
    resources: { ko: { points: ko, days: daysKo }, en: { points: en, days: daysEn } },
    interpolation: { escapeValue: false },
  }),
);

const slots = [
  pointRow('2026-11-19', { earned: 3_000, used: 750 }),
  pointRow('2026-11-20', { expired: 200 }),
];
const report = pointsReport(slots, {
  byKind: { rows: [{ kind: 'TAKE_BACK', entries: 1, points: -300, debt: 40 }] },
  loyalty: {
    ...{ all: { orders: 9, net: 90_000 }, ofCustomers: { orders: 5, net: 36_000 } },
    withPoints: { orders: 1, net: 9_000, points: 300 },
    customers: { all: 2, new: 1, returning: 1 },
  },
  active: {
    ...{ points: 2_000, debt: 40, customers: 2 },
    months: [
      { month: '2026-12', points: 500 },
      { month: '2027-01', points: 1_500 },
    ],
  },
});
const asked = { period: { from: '2026-11-19', to: '2026-11-20' }, unit: 'day' as const };

/** The text of the whole report. */
function wordsOf({ byTime, byKind, loyalty, active }: typeof report) {
  const shown = { report, asked, slots } as unknown as LoadedPoints;
  const markup = renderToStaticMarkup(
    <>
      <PointsFigures totals={byTime.totals} />
      <PointsTable shown={shown} />
      <LoyaltyCard loyalty={loyalty} />
      <ActiveCard active={active} />
      <KindsCard rows={byKind.rows} />
    </>,
  );
  expect(markup).not.toMatch(/\{\{|report\.|summary\.|days:|undefined|NaN/);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the report is put into words, with the liability in won', () => {
  const words = wordsOf(report);
  expect(words).toContain('적립한 포인트의 25%를 썼어요');
  expect(words).toContain('매출의 40%는 등록한 손님의 주문이에요. 매출의 10%는 포인트를 쓴 주문이에요.');
  expect(words).toContain('손님 한 명이 평균 2.5번 왔어요. 방문한 손님의 50%는 처음 왔어요.');
  expect(words).toContain(
    '모두 2,000P예요. 모두 쓰면 매장이 받을 돈이 2,000원 줄어요. 손님 한 명이 평균 1,000P를',
  );
  expect(words).toContain('2026년 12월에 500P가 소멸해요. 전체의 25%예요.');
});

test('points taken back count in full, with the part that is still to be deducted', () => {
  expect(wordsOf(report)).toMatch(/회수 1 −340P \+40P/);
});

test('merges have no line of their own, because their sum is zero', () => {
  const merged = { kind: 'MERGE' as const, entries: 2, points: 0, debt: 0 };
  expect(wordsOf({ ...report, byKind: { rows: [...report.byKind.rows, merged] } })).toBe(wordsOf(report));
});

test('the report is put into words in English, too', async () => {
  await i18next.changeLanguage('en');
  expect(wordsOf(report)).toContain('Each customer came 2.5 times on average.');
});

test('for a store without any movements of points, the report says that there are none and shows no shares', () => {
  const words = wordsOf(pointsReport([]));
  expect(words).toContain(ko.report.loyalty.none);
  expect(words).toContain(ko.summary.activeNone);
  expect(words).toContain(ko.report.noMoves);
  expect(words).not.toContain('%');
});
