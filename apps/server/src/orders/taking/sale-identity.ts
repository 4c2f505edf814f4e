import { createHash } from 'node:crypto';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import { violates } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { canonicalJson } from '#server/http/run-once.ts';
import { readWholeOrder } from '../lock-whole-order.ts';
import { presentOrder } from '../present-order.ts';
import { findOrderOfSale } from '../read-orders.queries.ts';

/** `hash` is hexadecimal. */
export type SaleIdentity = { id: string; hash: string };

/**
 * Which sale of a device a request carries. The hash covers the body without `receipted` and `customerMayBeUnknown`, so
 * that a sale that is refused and then sent as an offline sale, or with an unknown customer, stays the same sale.
 */
export function saleIdentityOf(saleId: string, body: unknown): SaleIdentity {
  const { receipted: _, customerMayBeUnknown: __, ...sale } = body as SaleBody;
  const told = sale.customer === undefined ? sale : { ...sale, customer: withoutNumber(sale.customer) };
  return { id: saleId, hash: createHash('sha256').update(canonicalJson(told)).digest('hex') };
}

type SaleBody = { receipted?: unknown; customerMayBeUnknown?: unknown; customer?: { phone?: unknown } };

/**
 * The last four digits only: the hash is kept forever and has no secret key, so a number could be guessed.
 */
function withoutNumber({ phone, ...customer }: { phone?: unknown }) {
  return typeof phone === 'string' ? { ...customer, phone: phone.replace(/\D/g, '').slice(-4) } : customer;
}

/**
 * Takes a sale only once, however late it is repeated: a repeat gets the existing order. The normal case needs no extra
 * query. A repeat is found when its insert violates the unique sale id, or when it is refused because something changed
 * since.
 */
export async function takeOnce(
  context: StoreContext,
  sale: SaleIdentity,
  take: (tx: Tx) => Promise<Order>,
): Promise<Order> {
  try {
    return await context.transaction((tx) =>
      take(tx).catch(async (error: unknown) => {
        const isRepeat = error instanceof Refusal && (await findEarlier(tx, context, sale));
        throw isRepeat ? new TakenBefore() : error;
      }),
    );
  } catch (error) {
    if (!(error instanceof TakenBefore) && !violates(error, 'orders__sale')) throw error;
    return context.transaction(async (tx) => (await findEarlier(tx, context, sale)) ?? fail('NOT_FOUND'));
  }
}

/** Rolls back what a refused repeat has already written, such as the stock it took. */
class TakenBefore extends Error {}

/** The order of this sale, as it is now. Refuses another sale with the same id. */
async function findEarlier(
  tx: Tx,
  { storeId, now }: StoreContext,
  { id, hash }: SaleIdentity,
): Promise<Order | undefined> {
  const earlier = await findOrderOfSale(tx, storeId, id);
  if (!earlier) return undefined;
  if (earlier.hash !== hash) fail('SALE_ID_REUSED');
  return presentOrder(await readWholeOrder(tx, storeId, earlier.orderId, now));
}
