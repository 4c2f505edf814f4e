import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { aReceipt } from './cash-receipt-builders.ts';
import { cashReceiptKeys } from './cash-receipt-keys.ts';
import { undecidedReceiptQuery } from './cash-receipts.api.ts';

const waiting = aReceipt({ status: 'REQUESTED', approvalNumber: null, issuedAt: null });

let atServer: typeof waiting;
let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  atServer = waiting;
  browser = openBrowser(() => ({ body: { status: 'OK', response: atServer } }));
  plantSession();
});

/** A sheet that shows a receipt, and the events that make receipts stale. */
function showReceipt(said: typeof waiting) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const observer = new QueryObserver(client, undecidedReceiptQuery('store', said));
  observer.subscribe(() => undefined);
  return {
    status: () => observer.getCurrentResult().data?.status,
    hearEvent: () => client.invalidateQueries({ queryKey: cashReceiptKeys.all('store') }),
  };
}

test('a receipt that its issuer has not answered is polled on its own until there is an answer', async () => {
  const shown = showReceipt(waiting);
  await vi.waitFor(() => expect(shown.status()).toBe('REQUESTED'));

  atServer = aReceipt();
  await shown.hearEvent();
  expect(shown.status()).toBe('ISSUED');

  await shown.hearEvent();
  expect(browser.sent.map(({ url }) => url.split('?').at(-1))).toEqual([
    'storeId=store&cashreceiptId=receipt',
    'storeId=store&cashreceiptId=receipt',
  ]);
  expect(browser.sent[0]?.url).toContain('/v5/pay/getcashreceipt');
});

test('a receipt that its issuer has decided is not polled', async () => {
  const shown = showReceipt(aReceipt());
  await shown.hearEvent();

  expect(browser.sent).toEqual([]);
});
