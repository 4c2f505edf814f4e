import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tillCustomerKeys } from '#hub/customers/till-customer-keys.ts';
import { foundCustomer, isNewer, type KnownCustomer } from './cart-customer.ts';

/** In ms. A customer who was found longer ago is read again when the till opens or is looked at again. */
const freshFor = 60_000;

type KnownAt = { storeId: string; known: KnownCustomer; phone: string | null };

/**
 * The customer of a cart with the balance and the terms of now. A cart is stored on the device, and the terms may change
 * meanwhile. Failures are not shown: the customer stays as known, and the server counts the points when the sale is sent.
 */
const tillCustomerQuery = ({ storeId, known, phone }: KnownAt) =>
  queryOptions({
    queryKey: [...tillCustomerKeys.one(storeId, known.id), phone],
    async queryFn({ signal }) {
      // Before the call, so that an answer on its way does not replace a customer who was found meanwhile.
      const askedAt = Date.now();
      const asked = { storeId, phone: phone ?? known.phone.slice(-4) };
      const answer = await call(findCustomer, asked, { signal });
      const customer = answer.customers.find(({ id }) => id === known.id);
      return (customer && foundCustomer({ ...answer, customer, phone }, askedAt).known) ?? known;
    },
    initialData: known,
    initialDataUpdatedAt: known.readAt ?? 0,
    staleTime: freshFor,
    gcTime: 0,
    meta: { handlesErrors: true },
  });

type FreshCustomerProps = KnownAt & { isConnected: boolean; onRead: (known: KnownCustomer) => void };

/** Keeps balance and terms of a cart's customer as they are now, so that the guest is not promised other points. Shows nothing. */
export function FreshCustomer({ storeId, known, phone, isConnected, onRead }: FreshCustomerProps) {
  const { data } = useQuery({ ...tillCustomerQuery({ storeId, known, phone }), enabled: isConnected });
  // Also if an open sheet has put the earlier reading back into the cart.
  const newer = isNewer(data, known) ? data : undefined;
  const take = useEffectEvent(onRead);
  useEffect(() => {
    if (newer) take(newer);
  }, [newer]);
  return null;
}
