import type { Order } from '@maru/contract/orders/order.ts';
import { postPayment, postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AnswerKey, StoreContext } from '#server/http/context.ts';
import { type Answer, completeUnfinishedAnswer } from '#server/http/run-once.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { readWholeOrder } from '#server/orders/lock-whole-order.ts';
import { readsCustomers, withoutCustomer } from '#server/orders/order-for.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { findRefundContext, findTransaction } from '#server/payments/find-transaction.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import type { CardOutcome } from '#server/providers/card/card-provider.ts';
import { paymentIn } from '../payment-in.ts';
import { awaitsLateAnswer } from './answered-late.ts';
import {
  askForRefund,
  type CardGateways,
  findAtProvider,
  type JobOf,
  neededProvider,
  requestOf,
  tillTimeout,
} from './card-gateways.ts';
import { recordOutcome } from './record-outcome.ts';
import { refundRefused } from './refund-refused.ts';
import { settleTask } from './settle-task.ts';

/** A job has no user and no request. */
const byJob = { byUserId: null, requestId: null, deviceType: null };

const Payload = z.object({
  storeId: z.string(),
  transactionId: z.string(),
  answerKey: z.object({ scopeId: z.string(), endpoint: z.string(), key: z.string() }).nullable(),
  /** Whether the caller who gets the answer may not read the customer of the order. */
  hidesCustomer: z.boolean().default(false),
});

/** A job per transaction, which settles it even if the request dies. */
export function settleJobOf(
  { waitMilliseconds }: CardGateways,
  { answerKey, membership }: Pick<StoreContext, 'answerKey' | 'membership'>,
): JobOf {
  const hidesCustomer = !readsCustomers({ membership });
  return ({ storeId, id: transactionId }) => {
    const payload: z.input<typeof Payload> = {
      storeId,
      transactionId,
      answerKey: answerKey ?? null,
      hidesCustomer,
    };
    return { task: settleTask, payload, delaySeconds: waitMilliseconds / 1_000 + 5 };
  };
}

/**
 * Asks the provider for the outcome of an undecided transaction and books it. While the provider has not decided, the
 * job fails, so that the queue retries with back-off.
 */
export function settleJob(options: {
  db: Db;
  gateways: CardGateways;
  clock: () => Date;
  onCommit: (storeId: string) => void;
}): Job {
  const { db, gateways, clock, onCommit } = options;
  return async (payload) => {
    const { storeId, transactionId, answerKey, hidesCustomer } = Payload.parse(payload);
    const transaction = await findTransaction(db, storeId, transactionId);
    if (!transaction) return;

    const outcome = await outcomeOf(db, gateways, transaction);
    await inTransaction(db, async (tx) => {
      const settled = outcome
        ? await recordOutcome(tx, { transaction, outcome, by: byJob, now: clock() })
        : presentOrder(await readWholeOrder(tx, storeId, transaction.orderId, clock()));
      const order = hidesCustomer ? withoutCustomer(settled) : settled;
      const answer = answerKey && answerOf(transaction, answerKey, order);
      if (answer) await completeUnfinishedAnswer(tx, answerKey, answer);
    });
    onCommit(storeId);
  };
}

/** Undefined if there is nothing to book; throws while the provider has not decided. */
async function outcomeOf(
  db: Db,
  gateways: CardGateways,
  transaction: TransactionRecord,
): Promise<CardOutcome | undefined> {
  const { id, kind } = transaction;
  if (!isUndecided(transaction) && !awaitsLateAnswer(transaction)) return undefined;
  const found = await findAtProvider(gateways, transaction);
  if (found.status === 'APPROVED' || found.status === 'FAILED') return found;
  if (found.status !== 'NOT_FOUND') throw new Error(`transaction ${id} is not decided yet`);
  // The approval never reached the provider: make sure that it can no longer take effect.
  if (kind === 'APPROVAL')
    return neededProvider(gateways, transaction).abandon(await requestOf(gateways, transaction));

  // A person decided that this refund was not made.
  if (transaction.status === 'FAILED') return { status: 'FAILED', failure: 'NOT_RECEIVED' };
  // A person decided that the refund was made, in hand or at the terminal. Another request would give the guest the
  // money twice.
  if (!isUndecided(transaction)) return undefined;
  // The refund never reached the provider and is still owed: ask again.
  const asked = { refund: transaction, ...(await findRefundContext(db, transaction)) };
  const refund = await askForRefund(gateways, asked, tillTimeout(gateways));
  if (refund.status === 'UNKNOWN') throw new Error(`transaction ${id} is not decided yet`);
  return refund;
}

/** Calls that answer with the payment and its order. Others answer with the order. */
const answeringPayments: readonly string[] = [postPayment.name, postTransaction.name];

/**
 * The answer that the dead request would have given; a retry of the till gets it. Whether it is a success depends only
 * on the transactions that the request wrote, which have the same `at`, and not on the present status of the order. The
 * job that settles the last of these transactions stores it.
 */
function answerOf(
  { kind, paymentId, at }: TransactionRecord,
  { endpoint }: AnswerKey,
  order: Order,
): Answer | undefined {
  const requested = order.payments
    .flatMap(({ transactions }) => transactions)
    .filter((row) => row.kind === kind && row.at === at);
  if (requested.some(isUndecided)) return undefined;

  const refused = requested.findLast(({ status }) => status === 'FAILED');
  if (kind === 'REFUND' && refused) return { code: 'REFUND_REFUSED', detail: refundRefused(refused.failure) };
  return {
    output: answeringPayments.includes(endpoint) ? { payment: paymentIn(order, paymentId), order } : order,
  };
}
