import { setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import pino from 'pino';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { logSettings } from '#server/http/log-error.ts';
import { openReceiptIssuers } from '#server/orders/cash-receipts/receipt-issuers.ts';
import { askForApproval } from '#server/orders/paying/card/card-gateways.ts';
import { recordOutcome } from '#server/orders/paying/card/record-outcome.ts';
import { settleJobOf } from '#server/orders/paying/card/settle-job.ts';
import { chargeRequested } from '#server/orders/paying/paid.ts';
import { lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import { currentProviderKeys } from '#server/payments/provider-keys/open-provider-keys.ts';
import { openToss } from '#server/providers/toss/open-toss.ts';
import { closeAtEnd } from '../close-at-end.ts';
import type { Caller, Shop } from '../open-shop.ts';
import { openTossServer } from '../stand-ins/toss/toss-server.ts';
import { runJobs } from './terminal-builder.ts';

type At = Awaited<ReturnType<Shop['openStore']>>;
const bySystem = { byUserId: null, requestId: null, deviceType: null };

/** An instance of the server that knows Toss Payments, which runs on this machine. */
export async function openWithToss(shop: Shop, config = shop.config) {
  const server = await openTossServer();
  closeAtEnd(server.close);
  const lines: string[] = [];
  const log = pino({ ...logSettings, level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const { card, checkout, cashReceipts } = openToss({
    baseUrl: server.baseUrl,
    longestMilliseconds: 500,
    log,
  });
  const byName = new Map([...shop.gateways.byName, [card.name, card]]);
  const gateways = { ...shop.gateways, byName, linksWithoutKeys: false };
  const issuers = openReceiptIssuers({
    ...{ db: shop.db, keys: shop.keys, waitMilliseconds: 20_000, embedded: undefined },
    byName: new Map([[cashReceipts.name, cashReceipts]]),
  });
  const { app, call } = await shop.instance({ config, gateways, issuers, log });

  /** A guest pays an order at the provider's page, with the keys that the store uses now. */
  async function payOnline({ storeId }: At, orderId: string, amount: number, onceAsked = () => {}) {
    const keys = await currentProviderKeys(shop.db, shop.keys, storeId);
    if (!keys) throw new Error('the store has no keys');
    const asked = {
      taxFree: 0,
      orderName: '아메리카노',
      language: 'ko' as const,
      returnUrl: 'https://pay.example/back',
    };
    const begun = await checkout.begin(
      { storeId, tryId: newId(), amount, ...asked, failUrl: 'https://pay.example/failed', keys },
      AbortSignal.timeout(5_000),
    );
    if (begun.status !== 'BEGUN') throw new Error(begun.failure);
    const { checkoutKey } = begun;
    server.guest(checkoutKey, 'pay');

    const initiator = { storeId, by: bySystem, now: shop.clock.now };
    const via = { provider: card.name, providerKeysId: keys.id, checkoutKey };
    const [charge] = await inTransaction(shop.db, async (tx) => {
      const { whole, moment } = await lockForTransition(tx, initiator, orderId);
      const jobOf = settleJobOf(gateways, { answerKey: undefined, membership: undefined });
      const transition = chargeRequested(whole, moment, { amount, via, jobOf });
      await writeTransition(tx, whole, transition, moment);
      return transition.transactions;
    });
    if (!charge) throw new Error('a charge without a transaction');
    onceAsked();
    const outcome = await askForApproval(gateways, charge, AbortSignal.timeout(5_000));
    return inTransaction(shop.db, (tx) => recordOutcome(tx, { transaction: charge, outcome, ...initiator }));
  }

  return {
    server,
    lines,
    app,
    call,
    payOnline,
    runJobs: () => runJobs(app, shop.db),
    /** Runs jobs, and again on the next day, when the tax office has confirmed all that waited for it. */
    async taxOfficeDecides() {
      await runJobs(app, shop.db);
      server.decide();
      await runJobs(app, shop.db);
      await runJobs(app, shop.db);
    },
    /** Sets a key that the provider accepts. */
    async setKey(storeId: string, secretKey: string, owner: Caller | undefined) {
      server.addKey(secretKey);
      return call(setProviderKeys, { storeId, provider: 'toss', secretKey }, owner);
    },
  };
}
