import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import list from '#hub/lib/list/list.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { FrameSlots } from '#hub/lib/store-frame.tsx';
import { FailuresPage } from './failures-page.tsx';
import {
  type FailedJob,
  failedJobsQuery,
  failedMessagesQuery,
  failedReceiptsQuery,
  unknownPaymentsQuery,
} from './serviceability.api.ts';
import serviceability from './serviceability.ko.json' with { type: 'json' };

beforeAll(() => speakKorean({ serviceability, app, list }));

const slots = { left: null, right: null, setHead: () => undefined };
const at = '2026-11-20T12:00:00Z';
const pageOf = <Row,>(...content: Row[]) => ({
  ...{ content, totalElements: content.length, totalPages: 1 },
  ...{ numberOfElements: content.length, currentPage: 0 },
});
const job: FailedJob = {
  ...{ id: 'j', task: 'settle-answers', attempts: 3, isRunning: false },
  ...{ at, runAt: at, error: 'the database said no' },
};

async function wordsAt(address: string, ...answers: Parameters<typeof wordsShown>[1]) {
  const component = () => (
    <FrameSlots value={slots}>
      <FailuresPage />
    </FrameSlots>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  await router.load();
  return wordsShown(<RouterProvider router={router} />, answers);
}

const asked = { state: 'FAILED', page: 1 } as const;

test('a failed job is shown with its error and can be run again, but not while it runs', async () => {
  const shown = (over: Partial<FailedJob>) =>
    wordsAt('/?view=JOBS', [failedJobsQuery(asked).queryKey, pageOf({ ...job, ...over })]);

  const words = await shown({});
  expect(words).toContain('the database said no');
  // The text occurs twice: as the title of the column and on the button.
  expect(words.split(serviceability.runAgain)).toHaveLength(3);
  expect((await shown({ isRunning: true })).split(serviceability.runAgain)).toHaveLength(2);
});

test.each([
  ['MESSAGES', failedMessagesQuery(asked)],
  ['RECEIPTS', failedReceiptsQuery(asked)],
  ['PAYMENTS', unknownPaymentsQuery(asked)],
  ['JOBS', failedJobsQuery(asked)],
] as const)('a list of %s without a row says that nothing failed', async (view, { queryKey }) => {
  expect(await wordsAt(`/?view=${view}`, [queryKey, pageOf()])).toContain(
    `${serviceability.failures.none[view]} ${serviceability.failures.noneText}`,
  );
});
