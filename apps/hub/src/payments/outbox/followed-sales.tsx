import { useEffect } from 'react';
import { useOrderToPay } from '#hub/payments/payments.api.ts';
import type { Outbox } from './order-outbox.ts';
import { isPartPaid, lastStep, type Sale } from './sale.ts';
import { orderRefreshed } from './sale-moves.ts';

/** Where live events are blocked, an order whose card is not decided is asked for itself, in ms. */
const askEvery = 4_000;

type FollowedSalesProps = { sales: readonly Sale[]; outbox: Outbox };

/**
 * Sales that go on without this till: a card without an answer in time, and what is paid in part, which another device
 * may take the rest of.
 */
export function FollowedSales({ sales, outbox }: FollowedSalesProps) {
  return sales.flatMap((sale) =>
    sale.answer && (isUndecided(sale) || isPartPaid(sale))
      ? [<FollowedSale key={sale.id} sale={sale} orderId={sale.answer.id} outbox={outbox} />]
      : [],
  );
}

function FollowedSale({ sale, orderId, outbox }: { sale: Sale; orderId: string; outbox: Outbox }) {
  const { data: order } = useOrderToPay(sale.storeId, orderId, isUndecided(sale) && askEvery);
  const isNewer = order && sale.answer && order.version > sale.answer.version;

  useEffect(() => {
    if (isNewer) void outbox.act(sale.id, (it) => orderRefreshed(it, order));
  }, [order, isNewer, outbox, sale.id]);

  return null;
}

function isUndecided(sale: Sale): boolean {
  return lastStep(sale)?.outcome === 'UNKNOWN';
}
