import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import { simulatedTerminal, type TerminalTimes } from './simulated-terminal.ts';

const shop = await openShop();
const times: TerminalTimes = { usualMilliseconds: 900, lateMilliseconds: 8_000, timeoutMilliseconds: 25_000 };

/** A terminal with a simulated clock, which advances only when the terminal waits or the test says so. */
async function openTerminal() {
  const clock = { now: Date.parse('2026-11-20T12:00:00+09:00') };
  const terminal = simulatedTerminal({
    db: shop.db,
    clock: () => new Date(clock.now),
    times,
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      clock.now += milliseconds;
    },
  });
  const { id: storeId } = await shop.store();
  const request = {
    ...{ storeId, intentId: newId(), amount: 4_500, kind: 'APPROVAL' as const },
    ...{ checkoutKey: null, keys: null },
  };
  return { terminal, clock, storeId, request, signal: new AbortController().signal };
}

test('a charge is approved, and a repeat returns the same charge', async () => {
  const { terminal, request, signal } = await openTerminal();

  const first = await terminal.approve(request, signal);

  expect(first).toMatchObject({ status: 'APPROVED', approvalNumber: expect.stringMatching(/^\d{8}$/) });
  expect(await terminal.approve(request, signal)).toEqual(first);
  expect(await terminal.find(request)).toEqual(first);
});

test('an outcome that was set for the terminal applies to one charge only', async () => {
  const { terminal, storeId, request, signal } = await openTerminal();
  await shop.terminalWill(storeId, 'DECLINE');

  expect(await terminal.approve(request, signal)).toEqual({ status: 'FAILED', failure: 'DECLINED' });
  expect(await terminal.approve({ ...request, intentId: newId() }, signal)).toMatchObject({
    status: 'APPROVED',
  });
});

test('before the terminal answers, its decision cannot be found', async () => {
  const { terminal, clock, storeId, request } = await openTerminal();
  await shop.terminalWill(storeId, 'TIMEOUT');

  await expect(terminal.approve(request, AbortSignal.abort())).rejects.toThrow();

  expect(await terminal.find(request)).toEqual({ status: 'PENDING' });
  clock.now += times.timeoutMilliseconds;
  expect(await terminal.find(request)).toMatchObject({ status: 'APPROVED' });
});

test('a request that arrives twice is one charge with one answer', async () => {
  const { terminal, storeId, request, signal } = await openTerminal();
  await shop.terminalWill(storeId, 'TWICE');

  const answer = await terminal.approve(request, signal);

  const charges = shop.db.selectFrom('simulatedTerminalCharges').where('storeId', '=', storeId);
  const [charge, ...others] = await charges.select('approvalNumber').execute();
  expect(answer).toMatchObject({ status: 'APPROVED', approvalNumber: charge?.approvalNumber });
  expect(others).toEqual([]);
});

test('a lost request has no effect', async () => {
  const { terminal, storeId, request, signal } = await openTerminal();
  await shop.terminalWill(storeId, 'LOST');

  await expect(terminal.approve(request, signal)).rejects.toThrow('lost');

  expect(await terminal.find(request)).toEqual({ status: 'NOT_FOUND' });
});

test('in a trial a call sets the next outcome of the terminal', async () => {
  const { storeId } = await openTerminal();
  const set = (store: string, body: object) =>
    shop.app.hub.inject({ method: 'POST', url: `/dev/terminal/${store}`, payload: body });

  expect((await set(storeId, { next: 'LOST' })).json()).toEqual({ status: 'OK' });
  const moods = shop.db.selectFrom('simulatedTerminals').select('next').where('storeId', '=', storeId);
  expect(await moods.execute()).toEqual([{ next: 'LOST' }]);
  expect((await set(storeId, { next: 'EXPLODE' })).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  expect((await set('x', { next: 'LOST' })).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  expect((await set(newId(), { next: 'LOST' })).json()).toMatchObject({ status: 'NOT_FOUND' });
});
