import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { newId } from '#server/db/new-id.ts';
import { openToss } from '#server/providers/toss/open-toss.ts';
import { closeAtEnd } from '#test/close-at-end.ts';
import { openTossServer } from './toss-server.ts';

const minute = 60_000;
export const secretKey = 'test_sk_of_the_first_store';

/** The adapter and the stand-in, with a clock that only tests move and everything that was logged. */
export async function openTossShop({ longestMilliseconds = 5_000 } = {}) {
  const clock = { now: Date.parse('2026-11-20T12:00:00+09:00') };
  const server = await openTossServer({ clock: () => new Date(clock.now) });
  closeAtEnd(server.close);
  server.addKey(secretKey, 'first');
  server.addKey('test_sk_of_another_store', 'other');
  const logged: string[] = [];
  const log: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (line: string) => void logged.push(line) },
  );
  const at = (milliseconds: number) =>
    openToss({ baseUrl: server.baseUrl, longestMilliseconds: milliseconds, log });
  const toss = at(longestMilliseconds);
  const keys = { id: newId(), secretKey };
  const store = { storeId: newId(), keys };
  const { signal } = new AbortController();

  const shop = {
    server,
    ...toss,
    /** The same adapter with a short timeout. */
    hasty: at(60),
    logged,
    keys,
    signal,
    minutesPass(minutes: number) {
      clock.now += minutes * minute;
    },
    async begin(amount = 10_000, over: object = {}) {
      const tryId = newId();
      const begun = await toss.checkout.begin(
        {
          ...{ ...store, tryId, amount, taxFree: 0, orderName: '아메리카노 외 1건', language: 'ko' },
          ...{ returnUrl: 'https://hub.example/pay/back', failUrl: 'https://hub.example/pay/failed' },
          ...over,
        },
        signal,
      );
      return { tryId, begun, checkoutKey: begun.status === 'BEGUN' ? begun.checkoutKey : '' };
    },
    /** The state in which a guest is back from the page, and the server is about to confirm. */
    async authenticated(amount = 10_000, choice: 'pay' | 'refused' = 'pay', over: object = {}) {
      const { checkoutKey, tryId } = await shop.begin(amount, over);
      server.guest(checkoutKey, choice);
      const approval = { ...store, intentId: newId(), amount, checkoutKey };
      server.calls.length = 0;
      return { approval, checkoutKey, tryId, inquiry: { ...approval, kind: 'APPROVAL' as const } };
    },
    /** An approved payment, and requests to refund it. */
    async paid(amount = 10_000, over: object = {}) {
      const { approval, checkoutKey } = await shop.authenticated(amount, 'pay', over);
      await toss.card.approve(approval, signal);
      server.calls.length = 0;
      return {
        approval,
        checkoutKey,
        refundOf: (part: number, taxFree = 0) => refundOf(approval, part, taxFree),
      };
    },
    paymentOf: (checkoutKey: string) => server.payments.find(({ paymentKey }) => paymentKey === checkoutKey),
    posts: () => server.calls.filter(({ method }) => method === 'POST'),
  };
  return shop;

  function refundOf(approval: { intentId: string; checkoutKey: string }, amount: number, taxFree: number) {
    const request = {
      ...{ ...store, intentId: newId(), amount, checkoutKey: approval.checkoutKey },
      ...{ approvalIntentId: approval.intentId, taxFree, others: [], reason: '품절' },
    };
    return { request, inquiry: { ...request, kind: 'REFUND' as const } };
  }
}

export async function failureOf(asking: Promise<unknown>): Promise<Error> {
  return asking.then(
    (answer) => new Error(`answered ${JSON.stringify(answer)}`),
    (error: Error) => error,
  );
}
