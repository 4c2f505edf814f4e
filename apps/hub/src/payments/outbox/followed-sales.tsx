import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellOrderToPay, useOrderToPay } from '#hub/payments/payments.api.ts';
import type { Outbox } from './order-outbox.ts';
import { lastStep, leftToPay, type Sale } from './sale.ts';
import { isNews, orderRefreshed } from './sale-moves.ts';

/** Poll interval in ms while a provider decides, in case the event stream is blocked. */
const askEvery = 4_000;

type FollowedSalesProps = { sales: readonly Sale[]; outbox: Outbox };

/**
 * Follows sales that can change elsewhere: until they are paid, another device may take the rest or cancel the order.
 */
export function FollowedSales({ sales, outbox }: FollowedSalesProps) {
  return sales.map((sale) => isUnsettled(sale) && <FollowedSale key={sale.id} sale={sale} outbox={outbox} />);
}

/** Keeps a sale up to date with its order. */
export function FollowedSale({ sale, outbox }: { sale: Sale; outbox: Outbox }) {
  const every = (isUndecided(sale) || sale.answer?.pending != null) && askEvery;
  const { data: order, refetch } = useOrderToPay(sale.storeId, sale.answer?.id ?? null, every);
  const isNewer = order !== undefined && isNews(sale, order);
  const { storeId, answer } = sale;
  const queryClient = useQueryClient();
  const isRefused = sale.refusal?.during === 'PAYMENT';

  useEffect(() => {
    if (isNewer) void outbox.act(sale.id, (it) => orderRefreshed(it, order));
  }, [order, isNewer, outbox, sale.id]);

  useEffect(() => {
    if (answer) tellOrderToPay(queryClient, storeId, answer);
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
