import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { leftToPay } from '#server/orders/order-records.ts';
import { type Locked, lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import type { Initiator } from '#server/orders/transitions/moment.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { askForApproval, type CardGateways, tillTimeout } from '../card/card-gateways.ts';
import { recordOutcome } from '../card/record-outcome.ts';
import { requestCharge } from '../card/request-charge.ts';
import { settleJobOf } from '../card/settle-job.ts';
import { type FoundLink, findLinkById, findTry, type PayTry, setTransaction } from './pay-links.queries.ts';
import { isLive } from './pay-page.ts';
import { contentsOf } from './shown-contents.ts';

/** The data with which the provider's page sends the guest back. */
export type CheckoutReturn = { tryId: string; checkoutKey: string; amount: number };

/** A guest sends no idempotency key, so no answer is stored. */
const byGuest = { answerKey: undefined, membership: undefined };

type Parts = { db: Db; gateways: CardGateways; onCommit: (storeId: string) => void };
type Confirming = { link: FoundLink; came: CheckoutReturn; initiator: Initiator };

/**
 * Charges what a guest paid at the provider's checkout, like a card at the till (`payByCard`): intent (commit) →
 * provider → outcome (commit). A repeat charges nothing again. Nothing is charged either if the order or the amount is
 * no longer what the guest saw. `isChanged`: this was the reason, and the guest can still pay.
 */
export async function confirmPayment(
  { db, gateways, onCommit }: Parts,
  confirming: Confirming,
): Promise<{ isChanged: boolean }> {
  const { initiator } = confirming;
  const signal = tillTimeout(gateways);
  const intent = await inTransaction(db, (tx) => intentOf(tx, gateways, confirming));
  if (!intent || intent === 'CHANGED') return { isChanged: intent === 'CHANGED' };

  onCommit(initiator.storeId);
  const outcome = await askForApproval(gateways, intent, signal);
  await inTransaction(db, (tx) => recordOutcome(tx, { transaction: intent, outcome, ...initiator }));
  onCommit(initiator.storeId);
  return { isChanged: false };
}

/**
 * Writes the charge; undefined if there is none to request. The order is locked, so a guest who returns twice is
 * charged once.
 */
async function intentOf(
  tx: Tx,
  gateways: CardGateways,
  { link: { storeId, id, orderId }, came, initiator }: Confirming,
): Promise<TransactionRecord | 'CHANGED' | undefined> {
  const locked = await lockForTransition(tx, initiator, orderId);
  const link = await findLinkById(tx, storeId, id);
  const begun = await findTry(tx, storeId, came.tryId);
  if (!link || !isLive(link, initiator.now) || !begun || begun.linkId !== id) return undefined;
  // A paid link is not revoked, but the order no longer names it.
  if (locked.whole.order.payLinkId !== id) return undefined;
  if (!isAsBegun(begun, came) || !isPayable(locked)) return undefined;
  if (!isAsSeen(locked, begun)) return 'CHANGED';

  const { provider, providerKeysId, checkoutKey, amountKrw: amount } = begun;
  const via = { provider, providerKeysId, checkoutKey };
  const intent = await requestCharge(tx, locked, { amount, via, jobOf: settleJobOf(gateways, byGuest) });
  await setTransaction(tx, begun, intent.id);
  return intent;
}

/** Whether the provider's payment is the one that we began, and nobody has confirmed it yet. */
function isAsBegun({ transactionId, checkoutKey, amountKrw }: PayTry, came: CheckoutReturn): boolean {
  return transactionId === null && checkoutKey === came.checkoutKey && amountKrw === came.amount;
}

function isPayable({ whole: { order, payments } }: Locked): boolean {
  return canOrder('pay', order) && leftToPay(order, payments) > 0;
}

/** Whether exactly this amount is still due, for what the guest saw when they pressed “pay”. */
function isAsSeen({ whole }: Locked, { amountKrw, shownContents }: PayTry): boolean {
  const isSameContents = shownContents === null || shownContents === contentsOf(whole);
  return isSameContents && leftToPay(whole.order, whole.payments) === amountKrw;
}
