import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import list from '#hub/lib/list/list.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { FrameSlots } from '#hub/lib/store-frame.tsx';
import admin from '#hub/stores/admin/admin.ko.json' with { type: 'json' };
import { type InquiryRow, inquiriesQuery } from './admin-inquiries.api.ts';
import texts from './admin-inquiries.ko.json' with { type: 'json' };
import { InquiriesPage } from './inquiries-page.tsx';

beforeAll(() => speakKorean({ 'admin-inquiries': texts, admin, app, list }));

const slots = { left: null, right: null, setHead: () => undefined };
const waiting: InquiryRow = {
  ...{ id: 'q1', name: '김*늘', email: 'ha***@maru.test', phone: '***-****-6789', excerpt: '영수증은?' },
  ...{ receivedAt: '2026-11-20T09:00:00+09:00', dueAt: '2026-11-20T21:00:00+09:00' },
  ...{ answeredAt: null, closed: null, taken: null, delivery: null },
};

/** What the list shows at a time of the day, of one inquiry that has come at nine. */
async function wordsAt(time: string, over: Partial<InquiryRow> = {}) {
  vi.useFakeTimers({ now: new Date(`2026-11-${time}:00+09:00`), toFake: ['Date'] });
  const component = () => (
    <FrameSlots value={slots}>
      <InquiriesPage />
    </FrameSlots>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await router.load();
  const page = { totalElements: 1, totalPages: 1, numberOfElements: 1, currentPage: 0 };
  const words = wordsShown(<RouterProvider router={router} />, [
    [inquiriesQuery({}).queryKey, { ...page, content: [{ ...waiting, ...over }] }],
  ]);
  vi.useRealTimers();
  return words;
}

test.each([
  ['20T09:00', '12시간 남음'],
  ['20T15:30', '5시간 30분 남음'],
  ['20T20:15', '곧 마감 · 45분 남음'],
  ['20T22:05', '기한 지남 · 1시간 5분 지남'],
])('spec 1 · at %s the row of an inquiry from nine says %j', async (time, left) => {
  expect(await wordsAt(time)).toContain(left);
});

test('a row says who answers, and that an answer could not be delivered', async () => {
  expect(await wordsAt('20T10:00')).toContain(texts.nobody);
  const taken = { id: 'a', name: '이관리', at: '2026-11-20T09:30:00+09:00' };
  const words = await wordsAt('20T10:00', { taken, delivery: 'FAILED' });
  expect(words).toContain('이관리');
  expect(words).toContain(`11시간 남음 ${texts.notArrived}`);
});

test.each([
  ['answered', { answeredAt: '2026-11-20T10:00:00+09:00', delivery: 'SENT' }, texts.answered],
  ['closed', { closed: { name: '이관리', at: '2026-11-20T10:00:00+09:00', reason: 'SPAM' } }, '종료 · 스팸'],
] as const)('an inquiry that is %s shows no time left: %o %s', async (_, over, state) => {
  const words = await wordsAt('20T22:05', over);
  expect(words).toContain(state);
  expect(words).not.toContain('기한 지남 ·');
});
