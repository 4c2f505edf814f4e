import type { Order } from '@maru/contract/orders/order.ts';
import { newKey } from '@maru/web/new-key.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEndPayLink, useMakePayLink } from './pay-link.api.ts';

/**
 * Returns the link of an order: the existing one while it is valid, else a new one. Making it twice is
 * harmless, because both requests have the same link id.
 */
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
    /** Resolves to false if revoking failed; the person was told. */
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

/** Whether the link is still valid. `payLink` is undefined if an older version of this page read the order. */
function isGood(payLink: Order['payLink'] | undefined): payLink is NonNullable<Order['payLink']> {
  return payLink ? new Date(payLink.until) > new Date() : false;
}
