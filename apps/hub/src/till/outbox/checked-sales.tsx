import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { payableOrderQuery } from '#hub/till/till.api.ts';
import type { Outbox } from './order-outbox.ts';
import { lastStep, type Sale } from './sale.ts';
import { orderRefreshed } from './sale-moves.ts';

/** Where live events are blocked, the order is asked for itself. */
const askEvery = 4_000;

type CheckedSalesProps = { sales: readonly Sale[]; outbox: Outbox };

/** Cards without an answer in time: asks what became of them, also while the till serves the next customer. */
export function CheckedSales({ sales, outbox }: CheckedSalesProps) {
  return sales.flatMap((sale) =>
    sale.answer && lastStep(sale)?.outcome === 'UNKNOWN'
      ? [<CheckedSale key={sale.id} sale={sale} orderId={sale.answer.id} outbox={outbox} />]
      : [],
  );
}

function CheckedSale({ sale, orderId, outbox }: { sale: Sale; orderId: string; outbox: Outbox }) {
  const { data: order } = useQuery({
    ...payableOrderQuery({ storeId: sale.storeId, orderId }),
    refetchInterval: askEvery,
  });

  useEffect(() => {
    if (order) void outbox.act(sale.id, (it) => orderRefreshed(it, order));
  }, [order, outbox, sale.id]);

  return null;
}
