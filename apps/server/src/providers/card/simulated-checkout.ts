import { randomInt } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { CardOutcome, CardProvider, CardRequest } from './card-provider.ts';
import type { Checkout } from './checkout.ts';
import { confirmCheckout, insertCheckout } from './simulated-checkout.queries.ts';
import { insertCharge } from './simulated-terminal.queries.ts';

/**
 * Embedded checkout of a trial. Its page is `/dev/checkout/{key}`, where the guest chooses what happens. Charges, refunds
 * and their outcomes are the simulated terminal's.
 */
export function simulatedCheckout(parts: {
  db: Db;
  clock: () => Date;
  accountUrl: string;
  terminal: CardProvider;
}): CardProvider & Checkout {
  const { db, clock, accountUrl, terminal } = parts;

  async function approve(request: CardRequest, signal: AbortSignal): Promise<CardOutcome> {
    const { checkoutKey } = request;
    const answer = checkoutKey && (await confirmCheckout(db, { ...request, checkoutKey }));
    if (answer === 'PAY') return terminal.approve(request, signal);
    if (answer !== 'LOSE') return refuse(request, answer === 'DECLINE' ? 'DECLINED' : 'EXPIRED');
    const approvalNumber = String(randomInt(10_000_000, 100_000_000));
    await insertCharge(db, { ...chargeOf(request), approved: true, approvalNumber });
    throw new Error('simulated checkout: answer lost');
  }

  async function refuse(request: CardRequest, failure: string): Promise<CardOutcome> {
    await insertCharge(db, { ...chargeOf(request), approved: false, approvalNumber: null });
    return { status: 'FAILED', failure };
  }

  function chargeOf({ storeId, intentId, amount }: CardRequest) {
    return { storeId, intentId, kind: 'APPROVAL', amountKrw: amount, answersAt: clock() };
  }

  return {
    ...terminal,
    name: 'simulated-checkout',
    approve,
    async begin({ storeId, tryId, amount, orderName, returnUrl, failUrl }) {
      const checkoutKey = `simulated-${newId()}`;
      await insertCheckout(db, {
        storeId,
        checkoutKey,
        tryId,
        amountKrw: amount,
        orderName,
        returnUrl,
        failUrl,
      });
      return { status: 'BEGUN', checkoutKey, checkoutUrl: `${accountUrl}/dev/checkout/${checkoutKey}` };
    },
  };
}
