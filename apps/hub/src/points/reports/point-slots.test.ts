import { expect, test } from 'vitest';
import { pointSlotsOf } from './point-slots.ts';
import { pointRow, pointsReport } from './report-builders.ts';

const today = '2026-11-20';
const keysOf = (...asked: Parameters<typeof pointSlotsOf>) => pointSlotsOf(...asked).map(({ key }) => key);

test('days without a movement are there too, up to today', () => {
  const report = pointsReport([pointRow('2026-11-19', { earned: 100 })]);
  const asked = { period: { from: '2026-11-18', to: '2026-11-22' }, unit: 'day' as const };
  expect(keysOf(report, asked, today)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  expect(pointSlotsOf(report, asked, today)[0]).toEqual(pointRow('2026-11-18'));
});

test('hours run from the first to the last movement of the business day, which may end after midnight', () => {
  const report = pointsReport([pointRow('22', { earned: 9 }), pointRow('01', { used: 5 })]);
  const asked = { period: { from: today, to: today }, unit: 'hour' as const };
  expect(keysOf(report, asked, today)).toEqual(['22', '23', '00', '01']);
});

test('a period in which no points moved has no parts', () => {
  for (const unit of ['day', 'hour', 'month', 'year'] as const)
    expect(keysOf(pointsReport([]), { period: { from: today, to: today }, unit }, today)).toEqual([]);
});
