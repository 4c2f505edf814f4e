import type { FastifyBaseLogger } from 'fastify';
import type { CardProvider } from '../card/card-provider.ts';
import type { Checkout } from '../card/checkout.ts';
import type { CashReceiptIssuer } from '../cash-receipt/cash-receipt-issuer.ts';
import { type TossReach, tossCalls } from './toss-calls.ts';
import { tossCard } from './toss-card.ts';
import { tossCashReceipts } from './toss-cash-receipts.ts';
import { tossCheckout } from './toss-checkout.ts';

/** Toss Payments (docs.tosspayments.com/reference), with the keys of the store that each call is for. */
export function openToss({ log, ...reach }: TossReach & { log: FastifyBaseLogger }): {
  card: CardProvider;
  checkout: Checkout;
  cashReceipts: CashReceiptIssuer;
} {
  const toss = { calls: tossCalls(reach), log };
  return { card: tossCard(toss), checkout: tossCheckout(toss, reach), cashReceipts: tossCashReceipts(toss) };
}
