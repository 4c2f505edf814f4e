import { expect, test } from 'vitest';
import type { AdminHome } from './serviceability.api.ts';
import { troublesOf } from './troubles-of.ts';

const promised = { waiting: 3, overdue: 0, decided: 10, inTime: 9 };
const stretch = { count: 1, before: 2 };
const calm: AdminHome = {
  readAt: '2026-11-20T12:00:00Z',
  approvals: promised,
  inquiries: promised,
  signUps: { today: stretch, sevenDays: stretch, thirtyDays: stretch },
  stores: { active: 1, approved: 2 },
  messages: { failed: 0, late: 0 },
  receipts: { failed: 0 },
  payments: { unknown: 0 },
  jobs: { failed: 0, late: 0 },
};

test('a request within its promised time is not listed as overdue', () => {
  expect(troublesOf(calm)).toEqual([]);
});

test('overdue promises come first, then what failed or is late', () => {
  const adminHome = { ...calm, inquiries: { ...promised, overdue: 2 }, jobs: { failed: 0, late: 4 } };
  expect(troublesOf(adminHome)).toEqual([
    { kind: 'inquiries', count: 2 },
    { kind: 'lateJobs', count: 4 },
  ]);
});
