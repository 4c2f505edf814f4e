import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { FrameSlots } from '#hub/lib/store-frame.tsx';
import { AdminHomePage } from './admin-home-page.tsx';
import { type AdminHome, adminHomeQuery } from './serviceability.api.ts';
import serviceability from './serviceability.ko.json' with { type: 'json' };

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'ko',
    ns: ['serviceability', 'app'],
    resources: { ko: { serviceability, app } },
    interpolation: { escapeValue: false },
  });
});

const none = { waiting: 0, overdue: 0, decided: 0, inTime: 0 };
const stretch = { count: 0, before: 0 };
const calm: AdminHome = {
  readAt: '2026-11-20T12:00:00Z',
  ...{ approvals: none, inquiries: none },
  signUps: { today: stretch, sevenDays: stretch, thirtyDays: stretch },
  stores: { active: 0, approved: 0 },
  ...{ messages: { failed: 0, late: 0 }, receipts: { failed: 0 }, payments: { unknown: 0 } },
  jobs: { failed: 0, late: 0 },
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const slots = { left: null, right: null, setHead: () => undefined };

function drawn(over: Partial<AdminHome>): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(adminHomeQuery().queryKey, { ...calm, ...over });
  return renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <FrameSlots value={slots}>
            <AdminHomePage />
          </FrameSlots>
        </RouterContextProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
}
/** The text of each link, with its address. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', text = '']) => [
    text.replace(/<[^>]+>/g, ''),
    to.replaceAll('&amp;', '&'),
  ]);

test('a platform without open tasks says so, shows no shares, and links to the errors', () => {
  const html = drawn({});

  expect(html).toContain(serviceability.troubles.none);
  expect(html.match(/>–</g)).toHaveLength(2);
  expect(linksIn(html)).toContainEqual([serviceability.errors, '/admin/debug?level=ERROR']);
});

test('overdue tasks come first and link to their lists, and the shares say how promises were kept', () => {
  const promised = { waiting: 5, overdue: 2, decided: 10, inTime: 9 };
  const html = drawn({ approvals: promised, inquiries: promised });

  expect(html).not.toContain(serviceability.troubles.none);
  expect(linksIn(html).slice(0, 2)).toEqual([
    ['24시간을 넘긴 승인 신청 2건', '/admin/stores/approval'],
    ['12시간을 넘긴 문의 2건', '/admin/inquiries?state=OVERDUE'],
  ]);
  expect(linksIn(html)).toContainEqual(['5건', '/admin/stores/approval']);
  expect(linksIn(html)).toContainEqual([
    '75%',
    '/admin/debug?q=updateStoreApplicationStatus&from=2026-10-21',
  ]);
  expect(linksIn(html)).toContainEqual(['75%', '/admin/inquiries?state=ANSWERED']);
  expect(html).toContain('지난 30일 12건 중 9건');
});

test('figures of users and stores link to the lists that they count', () => {
  const html = drawn({
    signUps: { today: { count: 1, before: 0 }, sevenDays: { count: 2, before: 0 }, thirtyDays: stretch },
    stores: { active: 3, approved: 4 },
  });

  expect(linksIn(html)).toContainEqual(['1명', '/admin/users?days=1']);
  expect(linksIn(html)).toContainEqual(['2명', '/admin/users?days=7']);
  expect(linksIn(html)).toContainEqual(['3곳', '/admin/stores?status=APPROVED&active=true']);
});

test('each kind of failure links to its list', () => {
  const html = drawn({
    ...{ messages: { failed: 3, late: 1 }, receipts: { failed: 2 }, payments: { unknown: 1 } },
    jobs: { failed: 4, late: 0 },
  });

  expect(linksIn(html).slice(0, 5)).toEqual([
    ['24시간 안에 보내지 못한 메시지 3건', '/admin/failures'],
    ['10분 넘게 기다리는 메시지 1건', '/admin/failures?state=LATE'],
    ['발급하지 못한 현금영수증 2건', '/admin/failures?view=RECEIPTS'],
    ['결과 확인이 안 된 결제 1건', '/admin/failures?view=PAYMENTS'],
    ['실패한 작업 4건', '/admin/failures?view=JOBS'],
  ]);
});
