import { openBrowser } from '@maru/web/test/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdInUse, inUseLock } from '#hub/lib/device/in-use.ts';
import { aStorage } from '#hub/lib/device/storage-builders.ts';
import { emptyCart } from '#hub/till/cart/cart.ts';
import { freshDraft, saveDraft } from '#hub/till/draft/draft.ts';
import { startWaiting } from './register-worker.ts';
import { takeOverMessage } from './take-over-message.ts';

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('localStorage', aStorage());
  return () => vi.unstubAllGlobals();
});

function aWaitingVersion() {
  const postMessage = vi.fn<(message: string) => void>();
  return { postMessage, registration: { waiting: { postMessage } as unknown as ServiceWorker } };
}

/** Waits until this many tabs hold the lock. */
const untilHeldBy = (tabs: number) =>
  vi.waitFor(async () => {
    const { held = [] } = await navigator.locks.query();
    expect(held.filter(({ name }) => name === inUseLock)).toHaveLength(tabs);
  });

const line = {
  ...{ key: 'k', itemId: 'latte', choiceIds: [], quantity: 1, place: 'INSTORE' as const, note: '' },
  ...{ discount: null, seen: { name: '라떼', nameEn: null, unitPrice: 5_000 } },
};

test('a new version waits for an empty cart and for the end of a payment', async () => {
  const { postMessage, registration } = aWaitingVersion();
  saveDraft('store', 'tab', { ...freshDraft(), cart: { ...emptyCart, lines: [line] } });
  await startWaiting(registration);
  saveDraft('store', 'tab', { ...freshDraft(), paying: { saleId: 'sale' } });
  await startWaiting(registration);
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  { hours: 11, isHeldOff: true },
  { hours: 13, isHeldOff: false },
])('a cart of $hours hours ago holds off a new version: $isHeldOff', async ({ hours, isHeldOff }) => {
  const request = vi.spyOn(navigator.locks, 'request').mockResolvedValue(undefined);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - hours * 3_600_000);
  saveDraft('store', 'tab', { ...freshDraft(), cart: { ...emptyCart, lines: [line] } });
  clock.mockReturnValue(now);
  await startWaiting(aWaitingVersion().registration);
  expect(request).toHaveBeenCalledTimes(isHeldOff ? 0 : 1);
  for (const spy of [request, clock]) spy.mockRestore();
});

test('a new version waits while somebody works in any tab, and starts when the last one is done', async () => {
  const { postMessage, registration } = aWaitingVersion();
  // Removing a line can be undone, but the cart counts as empty.
  saveDraft('store', 'tab', { ...freshDraft(), cart: { ...emptyCart, removed: [{ line, index: 0 }] } });
  const [one, other] = [holdInUse(), holdInUse()];
  await untilHeldBy(2);

  await startWaiting(registration);
  one();
  await untilHeldBy(1);
  await startWaiting(registration);
  expect(postMessage).not.toHaveBeenCalled();

  other();
  await untilHeldBy(0);
  void startWaiting(registration);
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith(takeOverMessage));
});

test('if no new version waits, nothing checks whether a tab is in use', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  await startWaiting({ waiting: null });
  expect(request).not.toHaveBeenCalledWith(inUseLock, expect.anything(), expect.anything());
});
