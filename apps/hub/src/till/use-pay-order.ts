import type { Order } from '@maru/contract/orders/order.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { payableOrderQuery } from './till.api.ts';

/** `?pay=<order>` (from the live orders) takes the payment of an order that was taken before. */
export function usePayOrder(storeId: string, onPay: (order: Order) => void) {
  const { pay: orderId } = useSearch({ from: '/signed-in/s/$storeId/till' });
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const begin = useEffectEvent(async (id: string) => {
    try {
      onPay(await queryClient.fetchQuery(payableOrderQuery({ storeId, orderId: id })));
    } catch (error) {
      reportError(error);
    }
    // A reload shall go on with the payment under way, not begin another one.
    await navigate({ to: '.', search: {}, replace: true });
  });

  useEffect(() => {
    if (orderId) void begin(orderId);
  }, [orderId]);
}
