import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cacheOrderToPay, useOrderToPay } from '#hub/payments/payments.api.ts';
import { lastStep, leftToPay, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { orderRefreshed, shouldApplyOrder } from '#hub/payments/sale-queue/sale-moves.ts';
import type { SaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';

/** Poll interval in ms while a provider's result is pending, in case the event stream is blocked. */
const askEvery = 4_000;

type FollowedSalesProps = { sales: readonly Sale[]; saleQueue: SaleQueue };

/**
 * Follows sales that can change elsewhere: until they are paid, another device may take the rest or cancel the order.
 */
export function FollowedSales({ sales, saleQueue }: FollowedSalesProps) {
  return sales.map(
    (sale) => isUnsettled(sale) && <FollowedSale key={sale.id} sale={sale} saleQueue={saleQueue} />,
  );
}

/** Keeps a sale up to date with its order. */
export function FollowedSale({ sale, saleQueue }: { sale: Sale; saleQueue: SaleQueue }) {
  const every = (isUndecided(sale) || sale.answer?.pending != null) && askEvery;
  const { data: order, refetch } = useOrderToPay(sale.storeId, sale.answer?.id ?? null, every);
  const isNewer = order !== undefined && shouldApplyOrder(sale, order);
  const { storeId, answer } = sale;
  const queryClient = useQueryClient();
  const isRefused = sale.refusal?.during === 'PAYMENT';

  useEffect(() => {
    if (isNewer) void saleQueue.act(sale.id, (it) => orderRefreshed(it, order));
  }, [order, isNewer, saleQueue, sale.id]);

  useEffect(() => {
    if (answer) cacheOrderToPay(queryClient, storeId, answer);
  }, [queryClient, storeId, answer]);

  // The current order shows why the payment was refused.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);

  return null;
}

function isUnsettled(sale: Sale): boolean {
  const isOpen = leftToPay(sale) > 0 || sale.refusal !== null || sale.answer?.pending != null;
  return sale.answer !== null && (isOpen || isUndecided(sale));
}

function isUndecided(sale: Sale): boolean {
  return lastStep(sale)?.outcome === 'UNKNOWN';
}
