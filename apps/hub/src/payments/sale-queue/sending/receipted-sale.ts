import type { Order } from '@maru/contract/orders/order.ts';
import type { LaterTender, Receipted } from '@maru/contract/orders/receipted.ts';
import {
  inHand,
  leftToPay,
  type Refusal,
  type Sale,
  stepsInHand,
  type TenderStep,
} from '#hub/payments/sale-queue/sale.ts';

/** Refusals because the sender is not a member of the store, or may not take orders. */
const senderRefusals: ReadonlySet<Refusal['code']> = new Set(['NOT_FOUND', 'FORBIDDEN']);

/** Whether another member of the store could send this refused sale. */
export function isRefusedForSender({ refusal }: Pick<Sale, 'refusal'>): boolean {
  return refusal !== null && senderRefusals.has(refusal.code);
}

/**
 * Fixes the body of a sale's order, before its first send or when money is taken without network (`isOffline`).
 * An offline sale with money is recorded at its own prices. Without money, the body can still be priced again.
 */
export function freezeBody(sale: Sale, { isOffline }: { isOffline: boolean }): Sale {
  const { order, answer } = sale;
  if (!order || answer || order.isFixed !== false) return sale;
  if (!isOffline) return { ...sale, order: { ...order, isFixed: true } };
  return inHand(sale).length === 0 ? sale : (asOfflineSale(sale, order.key) ?? sale);
}

/**
 * Applies an act of a person while there is no network. Cash and terminal payments taken now are recorded
 * whatever happens to the order meanwhile.
 */
export function takenOffline(before: Sale, after: Sale): Sale {
  const isNew = (step: TenderStep) => isInHand(step) && !before.steps.some(({ key }) => key === step.key);
  const taken = after.steps.filter(isNew);
  return freezeBody(
    taken.reduce((sale, step) => withReceiptedStep(sale, step, step.key), after),
    { isOffline: true },
  );
}

/** Whether the tender is cash or the payment of a separate card terminal. */
export function isInHand({ tender }: TenderStep): boolean {
  return tender.paymentMethod !== 'card';
}

/**
 * Marks a payment to be recorded whatever happened to the order. Money beyond what the order can take becomes
 * an excess.
 */
export function withReceiptedStep(sale: Sale, step: TenderStep, key: string): Sale {
  const { isUnheard: _, ...rest } = step;
  const receipted: TenderStep = { ...rest, key, tender: { ...step.tender, receipted: true } };
  return { ...sale, steps: sale.steps.map((one) => (one === step ? receipted : one)) };
}

/**
 * The most tenders that the server accepts with a sale. Further tenders are sent as requests of their own.
 */
const mostStated = 20;

/**
 * Turns a sale into one that is recorded at the prices that the customer was charged; null if they are unknown.
 * The server records a sale this way only if money was taken for it, so a body without tenders gets those taken
 * since.
 */
export function asOfflineSale(sale: Sale, key: string): Sale | null {
  const { order, id } = sale;
  const stated = order?.stated ?? statedBefore(sale);
  if (!order || !stated) return null;
  const later = order.body.tenders?.length
    ? []
    : stepsInHand(sale)
        .flatMap((step) => laterTender(sale, step))
        .slice(0, mostStated);
  const { pointsUsed = 0, ...asked } = order.body;
  // An offline sale uses no points, so the amount that they would have paid is left to pay.
  const pointsNotUsed = pointsUsed > 0 ? pointsUsed : asked.receipted?.pointsNotUsed;
  const receipted = {
    lines: stated.lines,
    ...(pointsNotUsed !== undefined && { pointsNotUsed }),
    ...(later.length > 0 && { tenders: later }),
  };
  const total = asked.total + pointsUsed;
  const body = { ...asked, total, saleId: asked.saleId ?? id, receipted };
  return { ...sale, order: { ...order, key, body, isFixed: true } };
}

/** Points that the customer wanted to use but kept. The amount that they would have paid is left to pay. */
export function pointsNotUsed(sale: Sale): number {
  return leftToPay(sale) > 0 ? (sale.order?.body.receipted?.pointsNotUsed ?? 0) : 0;
}

function laterTender({ createdAt }: Sale, { key, tender, askedAt }: TenderStep): LaterTender[] {
  const { paymentMethod: type, receipted: _, ...taken } = tender;
  if (type === 'card' || type === 'cash') return [];
  // Not below 0: the clock of the device may have been set back meanwhile.
  const secondsLater = Math.max(0, Math.round((askedAt - createdAt) / 1_000));
  return [{ ...taken, key, type, secondsLater }];
}

/**
 * Whether this offline sale lacks its tenders, which an older version sent in requests of their own. If the
 * menu has changed, the server refuses such a sale, because it seems unpaid.
 */
export function lacksItsMoney(sale: Sale): boolean {
  const { receipted, tenders } = sale.order?.body ?? {};
  const isBare = receipted && !receipted.tenders && !tenders?.length;
  return isBare === true && !sale.answer && stepsInHand(sale).length > 0;
}

/** Unit prices of a sale that an older version stored, taken from its receipt. */
function statedBefore({ order, sold }: Sale): Receipted | null {
  const lines = sold?.lines ?? [];
  if (!order || lines.length === 0 || lines.length !== order.body.lines.length) return null;
  return { lines: lines.map(({ gross, quantity }) => ({ unitPrice: gross / quantity })) };
}

/** In ms. A sale younger than this may be on its way from another tab. */
const onItsWayFor = 30_000;

/**
 * Marks requests of a stored sale as unheard after a reload, because they may have been sent before. A refusal
 * because of the sender is removed, because another person may have signed in.
 */
export function afterReload(sale: Sale, now: number): Sale {
  if (sale.refusal && !isRefusedForSender(sale) && !lacksItsMoney(sale)) return sale;
  const stored = sale.refusal ? { ...sale, refusal: null } : sale;
  const { order, answer, createdAt } = stored;
  if (answer) return withUnheardSteps(stored, now);
  if (!order) return stored;
  const isKnown = order.isUnheard === true || order.isFixed === false;
  const isNew = now - createdAt < onItsWayFor && !sale.refusal;
  return isKnown || isNew ? stored : { ...stored, order: { ...order, isUnheard: true } };
}

function withUnheardSteps(sale: Sale, now: number): Sale {
  const isUnknown = (step: TenderStep) =>
    step.outcome === 'WAITING' && isInHand(step) && !step.isUnheard && now - step.askedAt >= onItsWayFor;
  if (!sale.steps.some(isUnknown)) return sale;
  return {
    ...sale,
    steps: sale.steps.map((step) => (isUnknown(step) ? { ...step, isUnheard: true } : step)),
  };
}

/** Whether the server recorded the sale although it differs from the menu. */
export function isDifferent({ answer }: { answer: Order | null }): boolean {
  return answer?.history.some(({ differences = [] }) => differences.length > 0) ?? false;
}
