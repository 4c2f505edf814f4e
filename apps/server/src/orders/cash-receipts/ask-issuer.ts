import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { openIdentifier } from '#server/cash-receipts/sealed-identifier.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { keysRefused } from '#server/providers/card/card-provider.ts';
import type {
  CancelOutcome,
  CashReceiptIssuer,
  FoundReceipt,
} from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import type { WholeOrder } from '../order-records.ts';
import { paymentIn } from '../paying/payment-in.ts';
import type { ReceiptIssuers } from './receipt-issuers.ts';
import type { ReceiptOutcome } from './receipt-settled.ts';

export type IssuerParts = { issuers: ReceiptIssuers; keys: Keys };
type Asked = { whole: WholeOrder; receipt: NamedReceipt; signal: AbortSignal };

/** The issuer of a receipt. */
function neededIssuer({ issuers }: IssuerParts, { id, issuer: name }: NamedReceipt): CashReceiptIssuer {
  const issuer = issuers.byName.get(name);
  if (!issuer) throw new Error(`receipt ${id}: its issuer ${name} does not exist on this server`);
  return issuer;
}

/** The issuer of a receipt, with the keys that it was issued with. */
async function issuerOf(parts: IssuerParts, receipt: NamedReceipt) {
  const { storeId, providerKeysId } = receipt;
  return {
    issuer: neededIssuer(parts, receipt),
    keys: await parts.issuers.keysOf(storeId, providerKeysId),
  };
}

/** Asks the issuer for a receipt. The number that the receipt is issued to is decrypted for this one call. */
export async function issueReceipt(parts: IssuerParts, { whole, receipt, signal }: Asked) {
  const { storeId, id: receiptId, paymentId, purpose, identifierSealed } = receipt;
  if (identifierSealed === null) throw new Error(`receipt ${receiptId} has no number`);
  const { issuer, keys } = await issuerOf(parts, receipt);
  const { order, lines } = whole;
  return issuer.issue(
    {
      ...{ storeId, receiptId, attempt: receipt.tries, purpose, keys },
      identifier: openIdentifier(parts.keys, paymentId, identifierSealed),
      amount: receipt.amountKrw,
      ...{ supply: receipt.supplyKrw, vat: receipt.vatKrw, taxFree: receipt.taxFreeKrw },
      serviceCharge: receipt.serviceChargeKrw,
      orderName: nameOf(lines),
      orderNumber: `${order.businessDate.replaceAll('-', '')}-${order.orderNumber}`,
      paidAt: new Date(paymentIn(whole, paymentId).createdAt),
    },
    signal,
  );
}

/** Asks to cancel an issued receipt. */
export async function cancelReceipt(
  parts: IssuerParts,
  { receipt, signal }: Pick<Asked, 'receipt' | 'signal'>,
): Promise<CancelOutcome> {
  const { storeId, id: receiptId, cancelId, issuerKey, amountKrw: amount } = receipt;
  if (cancelId === null || issuerKey === null) throw new Error(`receipt ${receiptId} is not to be cancelled`);
  const { issuer, keys } = await issuerOf(parts, receipt);
  return issuer.cancel({ storeId, receiptId, cancelId, issuerKey, amount, keys }, signal);
}

/** What the issuer knows of a receipt that it was asked for. */
export async function findReceiptAtIssuer(
  parts: IssuerParts & { clock: () => Date },
  receipt: NamedReceipt,
): Promise<FoundReceipt> {
  const { storeId, id: receiptId, issuer: provider, issuerKey, providerKeysId: keysId } = receipt;
  const issuer = neededIssuer(parts, receipt);
  return parts.issuers.readWith({ storeId, provider, keysId }, (keys) =>
    findByDay(receipt, parts.clock(), (requestedOn) =>
      issuer.find({ storeId, receiptId, issuerKey, keys, requestedOn }),
    ),
  );
}

/**
 * An issuer may list requests only by the day on which they arrived. If the first request was lost, the
 * repeat arrived on a later day, so the later days are read too. A cancellation is a separate request and is
 * looked for first. No request is sent after a person has decided, so the search ends on the day of the
 * decision.
 */
async function findByDay(
  { askedAt, requestedAt, issuedAt, cancelRequestedAt, decidedAt }: NamedReceipt,
  now: Date,
  findOn: (day: string) => Promise<FoundReceipt>,
): Promise<FoundReceipt> {
  const end = decidedAt === null ? now : new Date(decidedAt);
  let rejected: Pick<FoundReceipt, 'cancelFailure'> = {};
  for (const day of cancelRequestedAt === null ? [] : daysBetween(new Date(cancelRequestedAt), end)) {
    const found = await findOn(day);
    if (found.status === 'CANCELLED' || found.status === 'PENDING' || found.status === keysRefused)
      return found;
    if (found.cancelFailure !== undefined) rejected = { cancelFailure: found.cancelFailure };
  }
  for (const day of daysBetween(new Date(askedAt ?? requestedAt), issuedAt ? new Date(issuedAt) : end)) {
    const found = await findOn(day);
    if (found.status !== 'NOT_FOUND') return { ...found, ...rejected };
  }
  return { status: 'NOT_FOUND', ...rejected };
}

/** The days in Seoul from one instant to another, both included. */
function daysBetween(from: Date, to: Date): string[] {
  const days = [businessDateOf(from, 0)];
  const last = businessDateOf(to, 0);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whether the issuer has decided. */
export function isOutcome(found: FoundReceipt): found is ReceiptOutcome {
  return found.status !== 'NOT_FOUND' && found.status !== 'PENDING' && found.status !== keysRefused;
}

/** After any failure the issuer may still have acted, so only its own answer decides; undefined means unknown. */
export async function orUnknown<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([ask().catch(() => undefined), late]);
}

function nameOf(lines: WholeOrder['lines']): string {
  const [first] = lines;
  const name = first?.name ?? '';
  return lines.length > 1 ? `${name} +${lines.length - 1}` : name;
}
