import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cancelLockedActs,
  closeLockDialog,
  reportRefusal,
  retryAfterUnlock,
  shownLock,
  watchLock,
} from './locked.ts';

let removeDialog = () => {};
beforeEach(() => {
  removeDialog = watchLock(() => {});
  return removeDialog;
});

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

test('an act refused by the lock asks for an approval and continues once unlocked', async () => {
  const { server, send } = lockedServer();
  const act = retryAfterUnlock(send);
  await settled();
  expect(shownLock()).toEqual({ lock, isWaitedFor: true });
  server.isLocked = false;
  closeLockDialog(true);

  expect(await act).toBe('done');
  expect(server.calls).toBe(2);
  expect(shownLock()).toBeUndefined();
});

test('two refused acts continue with one approval', async () => {
  const { server, send } = lockedServer();
  const acts = Promise.all([retryAfterUnlock(send), retryAfterUnlock(send)]);
  await settled();
  server.isLocked = false;
  closeLockDialog(true);
  expect(await acts).toEqual(['done', 'done']);
});

test('an act that is refused again asks again', async () => {
  const { server, send } = lockedServer();
  const act = retryAfterUnlock(send);
  await settled();
  closeLockDialog(true);
  await settled();
  expect(shownLock()).toEqual({ lock, isWaitedFor: true });
  server.isLocked = false;
  closeLockDialog(true);
  expect(await act).toBe('done');
});

test('closing the dialog refuses the act, which does not ask a second time', async () => {
  const { server, send } = lockedServer();
  const act = retryAfterUnlock(send).catch(reportRefusal);
  await settled();
  closeLockDialog(false);
  await act;
  expect(server.calls).toBe(1);
  expect(shownLock()).toBeUndefined();
});

test('leaving the screen gives up its waiting acts: a later approval does not send them', async () => {
  const { server, send } = lockedServer();
  const act = retryAfterUnlock(send).catch(reportRefusal);
  await settled();
  cancelLockedActs();
  expect(shownLock()).toBeUndefined();
  server.isLocked = false;
  closeLockDialog(true);
  await act;
  expect(server.calls).toBe(1);
  expect(noticeIds()).toEqual([]);
});

test('an act that is refused after its screen was left reports it without asking on the new screen', async () => {
  const { server, send } = lockedServer();
  const act = retryAfterUnlock(send).catch(reportRefusal);
  cancelLockedActs();
  await act;
  expect(shownLock()).toBeUndefined();
  expect(server.calls).toBe(1);
  expect(noticeIds()).toEqual(['LOCKED']);
});

test('a refusal from elsewhere opens the dialog without a waiting act', () => {
  reportRefusal(refusal());
  expect(shownLock()).toEqual({ lock, isWaitedFor: false });
  closeLockDialog(false);
});

test('other refusals pass through', async () => {
  const gone = new ApiError(404, { status: 'NOT_FOUND', message: '', detail: undefined });
  await expect(retryAfterUnlock(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(shownLock()).toBeUndefined();
});

test('on a screen without the dialog a refused act fails at once, and a notice says why', async () => {
  removeDialog();
  const { server, send } = lockedServer();
  await retryAfterUnlock(send).catch(reportRefusal);

  expect(server.calls).toBe(1);
  expect(shownLock()).toBeUndefined();
  expect(noticeIds()).toEqual(['LOCKED']);
});
