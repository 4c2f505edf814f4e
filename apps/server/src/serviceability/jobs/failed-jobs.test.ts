import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { listFailedJobs, runJobAgain } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });
const stranger = await shop.person();
const list = async (state: 'FAILED' | 'LATE' = 'FAILED') =>
  (await shop.call(listFailedJobs, { state }, admin)).response.content;
const runAgain = (jobId: string, as: { token: string } | undefined = admin) =>
  shop.call(runJobAgain, { jobId }, as);

test('before the first worker has started nothing has failed', async () => {
  expect(await list()).toEqual([]);
  expect(await runAgain('1')).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a job that failed is listed and runs immediately when an admin says so', async () => {
  await insertJob(shop.db, { task: 'send-message', payload: { wrong: true } });
  await shop.runJobs();
  const [job] = await list();
  expect(job).toMatchObject({ task: 'send-message', attempts: 1, isRunning: false });
  expect(job?.error).toBeTruthy();
  expect(Date.parse(job?.runAt ?? '')).toBeGreaterThan(Date.now());

  const { response } = await runAgain(job?.id ?? '');
  expect(Date.parse(response.runAt)).toBeLessThanOrEqual(Date.now() + 1_000);
  await shop.app.runDueJobs();
  expect(await list()).toMatchObject([{ id: job?.id, attempts: 2 }]);
  const log = await shop.call(listUserEventLog, { id: admin.id }, admin);
  expect(log.response.content[0]).toMatchObject({
    act: 'runJobAgain',
    after: { jobId: job?.id, task: 'send-message' },
  });
});

test('a job that runs, or is unknown, is not started again', async () => {
  const [job] = await list();
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'other'`.execute(shop.db);
  expect(await runAgain(job?.id ?? '')).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await list()).toMatchObject([{ isRunning: true }]);
  expect(await runAgain('999999')).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await runAgain('x')).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
});

test('nobody but admins lists jobs or runs them', async () => {
  expect(await shop.call(listFailedJobs, {}, stranger)).toMatchObject({ http: 403 });
  expect(await shop.call(listFailedJobs, {})).toMatchObject({ http: 401 });
  expect(await runAgain('1', stranger)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(runJobAgain, { jobId: '1' })).toMatchObject({ http: 401 });
});
