import { type Answer, openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '#hub/lib/device/storage-builders.ts';
import { sendReprints } from './reprints.api.ts';
import { keepReprint, listReprints } from './reprints.ts';

const day = 24 * 3_600_000;
const lost: Answer = { error: new TypeError('Failed to fetch') };
const done: Answer = { body: { status: 'OK', response: {} } };
const printed = { storeId: 'store', orderId: 'order', saleId: null, printedAt: Date.now() };

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
  vi.stubGlobal('localStorage', aStorage());
  plantSession();
});

const waiting = () => listReprints('store', Date.now());
const sentTo = () => browser.sent.map(({ url }) => new URL(url, 'http://hub.test').pathname);

test('a reprint without network waits on the device, and is recorded once under one key', async () => {
  browser.answerWith(() => lost);
  keepReprint(printed);
  await sendReprints('store');
  expect(waiting()).toHaveLength(1);

  browser.answerWith(() => done);
  await sendReprints('store');
  await sendReprints('store');

  expect(sentTo()).toEqual(Array(2).fill('/v6/stores/store/orders/order/reprint'));
  const keys = browser.sent.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(waiting()).toEqual([]);
});

test('a reprint of a sale that was not sent yet waits for its order', async () => {
  browser.answerWith(() => done);
  keepReprint({ ...printed, orderId: null, saleId: 'sale' });
  await sendReprints('store', () => null);
  expect(browser.sent).toEqual([]);

  await sendReprints('store', (saleId) => (saleId === 'sale' ? 'taken' : null));
  expect(sentTo()).toEqual(['/v6/stores/store/orders/taken/reprint']);
  expect(waiting()).toEqual([]);
});

test('a reprint that the server refuses is not sent again', async () => {
  browser.answerWith(() => ({ status: 404, body: { status: 'NOT_FOUND', message: '' } }));
  keepReprint(printed);
  await sendReprints('store');
  expect(waiting()).toEqual([]);
});

test('a full storage does not prevent printing, and a reprint that could not be stored is sent, too', async () => {
  const storage = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  keepReprint(printed);
  vi.stubGlobal('localStorage', storage);
  browser.answerWith(() => done);
  await sendReprints('store');
  expect(sentTo()).toHaveLength(1);
});

test('the reprints of another store wait for it, and those of long ago are forgotten', () => {
  keepReprint({ ...printed, storeId: 'other' });
  keepReprint({ ...printed, printedAt: Date.now() - 31 * day });
  expect(waiting()).toEqual([]);
  expect(listReprints('other', Date.now())).toHaveLength(1);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('maru.reprint.'))).toHaveLength(1);
});
