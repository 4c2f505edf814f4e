import { changeStorePhone } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { adjustStock } from '@maru/contract/menu/stock.endpoints.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { type Answer, openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeLockDialog, shownLock, watchLock } from './locked.ts';
import { isDecided, sendOnce } from './send-once.ts';

const ten = { storeId: 's', itemId: 'i', move: { kind: 'RECEIVE' as const, quantity: 10, reason: '' } };
const lock = { part: 'MENU_EDIT', storePhone: '010-****-5555' } as const;
const lost: Answer = { error: new TypeError('Failed to fetch') };
const locked: Answer = { status: 403, body: { status: 'LOCKED', message: '', detail: lock } };
const done: Answer = { body: { status: 'OK', response: {} } };

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
  plantSession();
  return watchLock(() => {});
});

/** Receives ten units and returns the idempotency key of the request. The app lock dialog is always closed. */
async function receive(answer: Answer) {
  browser.answerWith(() => answer);
  let isOver = false;
  const sent = sendOnce(adjustStock, ten)
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  await vi.waitUntil(() => isOver || shownLock());
  if (shownLock()) closeLockDialog(false);
  await sent;
  return browser.sent.at(-1)?.headers['idempotency-key'];
}

test('a retry after a lost answer has the same key, and a press after an answer a new one', async () => {
  const first = await receive(lost);
  expect(first).toBeTypeOf('string');
  expect(await receive(done)).toBe(first);
  expect(await receive(done)).not.toBe(first);
});

test('LOCKED after a lost answer keeps the key', async () => {
  const first = await receive(lost);
  expect(await receive(locked)).toBe(first);
  expect(await receive(done)).toBe(first);
});

const phone = { storeId: 's', cellphone: '1012345678', cellphoneCountryCode: '82' };

test('ten presses at once send one request, and all get its answer', async () => {
  browser.answerWith(() => ({ body: { status: 'OK', response: { version: 2 } } }));
  const presses = Array.from({ length: 10 }, () => sendOnce(changeStorePhone, { ...phone }));

  expect(await Promise.all(presses)).toEqual(Array(10).fill({ version: 2 }));
  expect(browser.sent).toHaveLength(1);
});

test('different input is sent in parallel, and the same input again after an answer', async () => {
  browser.answerWith(() => done);
  const other = { ...phone, cellphone: '1087654321' };

  await Promise.all([sendOnce(changeStorePhone, phone), sendOnce(changeStorePhone, other)]);
  await sendOnce(changeStorePhone, phone);
  expect(browser.sent).toHaveLength(3);
});

test('a failed act can be tried again', async () => {
  browser.answerWith(() => lost);
  await expect(sendOnce(changeStorePhone, phone)).rejects.toThrow(NetworkError);
  browser.answerWith(() => done);
  expect(await sendOnce(changeStorePhone, phone)).toEqual({});
});

test('a draft with its own key always sends it, whatever was answered or edited', async () => {
  browser.answerWith(() => done);
  await sendOnce(adjustStock, ten, { key: 'of the draft' });
  await sendOnce(adjustStock, { ...ten, itemId: 'j' }, { key: 'of the draft' });
  expect(browser.sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'of the draft',
    'of the draft',
  ]);
});

test('the same input under another key is sent while the first is in flight, and under its own key', async () => {
  browser.answerWith(() => done);
  await Promise.all([
    sendOnce(adjustStock, ten, { key: 'one' }),
    sendOnce(adjustStock, ten, { key: 'other' }),
  ]);
  expect(browser.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['one', 'other']);
});

test('a refusal settles whether an act took effect; a lost answer and LOCKED do not', () => {
  const gone = new ApiError(404, { status: 'NOT_FOUND', message: '', detail: undefined });
  const refused = new ApiError(403, { status: 'LOCKED', message: '', detail: lock });
  expect([gone, refused, new NetworkError('network')].map(isDecided)).toEqual([true, false, false]);
});
