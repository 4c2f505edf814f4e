import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { afterEach, expect, test } from 'vitest';
import { endLocked, leaveLocked, lockAsked, reportRefusal, throughLock } from './locked.ts';

afterEach(() => {
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

const lock = { part: 'MENU_EDIT', storePhone: '010-****-5555' } as const;
const refusal = () => new ApiError(403, { status: 'LOCKED', message: '', detail: lock });

/** A server that refuses as locked until `isLocked` is false. */
function lockedServer() {
  const server = { isLocked: true, calls: 0 };
  const send = async () => {
    server.calls += 1;
    if (server.isLocked) throw refusal();
    return 'done';
  };
  return { server, send };
}

const noticeIds = () => pageNotices.read().map(({ id }) => id);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an act that meets a lock asks, and goes on by itself once that is open', async () => {
  const { server, send } = lockedServer();
  const act = throughLock(send);
  await settled();
  expect(lockAsked()).toEqual({ lock, isWaitedFor: true });
  server.isLocked = false;
  endLocked(true);

  expect(await act).toBe('done');
  expect(server.calls).toBe(2);
  expect(lockAsked()).toBeUndefined();
});

test('two that meet it go on with one approval', async () => {
  const { server, send } = lockedServer();
  const acts = Promise.all([throughLock(send), throughLock(send)]);
  await settled();
  server.isLocked = false;
  endLocked(true);
  expect(await acts).toEqual(['done', 'done']);
});

test('locked again meanwhile, it asks again', async () => {
  const { server, send } = lockedServer();
  const act = throughLock(send);
  await settled();
  endLocked(true);
  await settled();
  expect(lockAsked()).toEqual({ lock, isWaitedFor: true });
  server.isLocked = false;
  endLocked(true);
  expect(await act).toBe('done');
});

test('given up, it is refused, and not asked about a second time', async () => {
  const { server, send } = lockedServer();
  const act = throughLock(send).catch(reportRefusal);
  await settled();
  endLocked(false);
  await act;
  expect(server.calls).toBe(1);
  expect(lockAsked()).toBeUndefined();
});

test('what waits is left with its screen: an approval that comes later does not send it', async () => {
  const { server, send } = lockedServer();
  const act = throughLock(send).catch(reportRefusal);
  await settled();
  leaveLocked();
  expect(lockAsked()).toBeUndefined();
  server.isLocked = false;
  endLocked(true);
  await act;
  expect(server.calls).toBe(1);
  expect(noticeIds()).toEqual([]);
});

test('refused once its screen is left, it says so, and the screen that stands now is not asked', async () => {
  const { server, send } = lockedServer();
  const act = throughLock(send).catch(reportRefusal);
  leaveLocked();
  await act;
  expect(lockAsked()).toBeUndefined();
  expect(server.calls).toBe(1);
  expect(noticeIds()).toEqual(['LOCKED']);
});

test('a refusal that nobody has asked about opens the dialog, with nothing that waits', () => {
  reportRefusal(refusal());
  expect(lockAsked()).toEqual({ lock, isWaitedFor: false });
  endLocked(false);
});

test('other refusals are none of its business', async () => {
  const gone = new ApiError(404, { status: 'NOT_FOUND', message: '', detail: undefined });
  await expect(throughLock(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(lockAsked()).toBeUndefined();
});
