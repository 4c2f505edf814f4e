import type { Order } from '@maru/contract/orders/order.ts';
import { newKey } from '@maru/web/new-key.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEndPayLink, useMakePayLink } from './pay-link.api.ts';

/** The link of an order: shown again if it is still good, made otherwise. Its id makes a repeat harmless. */
export function usePayLink(storeId: string, { id: orderId, payLink }: Order) {
  const making = useMakePayLink({ storeId, orderId });
  const ending = useEndPayLink({ storeId, orderId });
  const [linkId] = useState(() => (isGood(payLink) ? payLink.id : newKey()));
  const make = () => making.mutate(linkId);
  const makeFirst = useEffectEvent(make);
  useEffect(() => makeFirst(), []);

  return {
    link: making.data,
    error: making.error,
    isMaking: making.isPending,
    make,
    isEnding: ending.isPending,
    /** False if it did not work; the person was told. */
    end: async () => {
      try {
        await ending.mutateAsync();
        return true;
      } catch (error) {
        reportError(error);
        return false;
      }
    },
  };
}

/** An order that was read by an older version of this page has no field for it. */
function isGood(payLink: Order['payLink'] | undefined): payLink is NonNullable<Order['payLink']> {
  return payLink ? new Date(payLink.until) > new Date() : false;
}
