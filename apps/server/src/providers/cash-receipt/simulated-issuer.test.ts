import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import { chooseIssuers } from './choose-issuers.ts';
import { type IssuerTimes, simulatedIssuer } from './simulated-issuer.ts';

const shop = await openShop();
const times: IssuerTimes = {
  ...{ usualMilliseconds: 700, lateMilliseconds: 8_000, timeoutMilliseconds: 25_000 },
  confirmMilliseconds: 10_000,
};

/** An issuer with a simulated clock, which advances only when the issuer waits or the test says so. */
async function openIssuer(identifier = '01012345678') {
  const clock = { now: Date.parse('2026-11-20T12:00:00+09:00') };
  const issuer = simulatedIssuer({
    ...{ db: shop.db, clock: () => new Date(clock.now), times },
    wait: async (milliseconds, signal) => {
      signal.throwIfAborted();
      clock.now += milliseconds;
    },
  });
  const { id: storeId } = await shop.store();
  const receiptId = newId();
  const request = {
    ...{ storeId, receiptId, attempt: 0, purpose: 'INCOME_DEDUCTION' as const, identifier, keys: null },
    ...{ amount: 11_000, supply: 10_000, vat: 1_000, taxFree: 0, serviceCharge: 0 },
    ...{ orderName: '라떼', orderNumber: '20261120-1', paidAt: new Date(clock.now) },
  };
  const inquiry = { storeId, receiptId, issuerKey: null, requestedOn: '2026-11-20', keys: null };
  const cancel = { storeId, receiptId, cancelId: newId(), issuerKey: receiptId, amount: 11_000, keys: null };
  return { issuer, clock, storeId, request, inquiry, cancel, signal: new AbortController().signal };
}

test('a receipt gets nine digits and is confirmed some seconds later; a repeat returns the same one', async () => {
  const { issuer, clock, request, inquiry, signal } = await openIssuer();

  const first = await issuer.issue(request, signal);

  expect(first).toMatchObject({ status: 'ISSUED', approvalNumber: expect.stringMatching(/^\d{9}$/) });
  expect(await issuer.issue(request, signal)).toEqual(first);
  clock.now += times.confirmMilliseconds;
  expect(await issuer.find(inquiry)).toEqual({ ...first, status: 'CONFIRMED' });
});

test('a receipt is cancelled once, and a repeated cancellation gets the same answer', async () => {
  const { issuer, request, inquiry, cancel, signal } = await openIssuer();
  expect(await issuer.cancel(cancel, signal)).toEqual({ status: 'FAILED', failure: 'REFUSED' });
  await issuer.issue(request, signal);

  expect(await issuer.cancel(cancel, signal)).toEqual({ status: 'CANCELLED' });
  expect(await issuer.cancel(cancel, signal)).toEqual({ status: 'CANCELLED' });
  expect(await issuer.find(inquiry)).toEqual({ status: 'CANCELLED' });
});

test('numbers ending in 8888 are refused, in 0000 rejected by the tax office', async () => {
  const refused = await openIssuer('01012348888');
  expect(await refused.issuer.issue(refused.request, refused.signal)).toEqual({
    ...{ status: 'FAILED', failure: 'IDENTIFIER_REFUSED' },
  });

  const { issuer, clock, request, inquiry, signal } = await openIssuer('01012340000');
  expect(await issuer.issue(request, signal)).toMatchObject({ status: 'ISSUED' });
  clock.now += times.confirmMilliseconds;
  expect(await issuer.find(inquiry)).toEqual({ status: 'REJECTED', failure: 'REFUSED' });
});

test('numbers ending in 9999 are issued, but too late for a till', async () => {
  const { issuer, clock, request, inquiry } = await openIssuer('01012349999');

  await expect(issuer.issue(request, AbortSignal.abort())).rejects.toThrow();

  expect(await issuer.find(inquiry)).toEqual({ status: 'PENDING' });
  clock.now += times.timeoutMilliseconds;
  expect(await issuer.find(inquiry)).toMatchObject({ status: 'ISSUED' });
});

test('an outcome that was set for the issuer applies to one request, and a lost request has no effect', async () => {
  const { issuer, storeId, request, inquiry, signal } = await openIssuer();
  await shop.issuerWill(storeId, 'LOST');
  await expect(issuer.issue(request, signal)).rejects.toThrow('lost');

  expect(await issuer.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
  expect(await issuer.issue(request, signal)).toMatchObject({ status: 'ISSUED' });
});

test('a trial has the simulated issuer; production only has what stores have keys for', () => {
  const [toss] = shop.issuers.byName.values();
  if (!toss) throw new Error('no issuer');
  const parts = { db: shop.db, clock: () => new Date(), toss: { ...toss, name: 'toss' } };

  const trial = chooseIssuers({ environment: 'trial' }, parts);
  expect(trial.embedded?.name).toBe('simulated-issuer');
  expect([...trial.byName.keys()]).toEqual(['simulated-issuer', 'toss']);
  const production = chooseIssuers({ environment: 'production' }, parts);
  expect(production.embedded).toBeUndefined();
  expect([...production.byName.keys()]).toEqual(['toss']);
});

test('in a trial a call sets the next outcome of the issuer', async () => {
  const { storeId } = await openIssuer();
  const set = (store: string, body: object) =>
    shop.app.hub.inject({ method: 'POST', url: `/dev/issuer/${store}`, payload: body });

  expect((await set(storeId, { next: 'REJECT' })).json()).toEqual({ status: 'OK' });
  const moods = shop.db.selectFrom('simulatedIssuers').select('next').where('storeId', '=', storeId);
  expect(await moods.execute()).toEqual([{ next: 'REJECT' }]);
  expect((await set(storeId, { next: 'EXPLODE' })).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  expect((await set('x', { next: 'LATE' })).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  expect((await set(newId(), { next: 'LATE' })).json()).toMatchObject({ status: 'NOT_FOUND' });
});
