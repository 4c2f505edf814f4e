import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tillCustomerKeys } from '#hub/customers/till-customer-keys.ts';
import { foundCustomer, isNewer, type KnownCustomer } from './cart-customer.ts';

/** In ms. A customer who was read longer ago is read again when the till opens or its tab becomes visible. */
const freshFor = 60_000;

type KnownAt = { storeId: string; known: KnownCustomer; phone: string | null };

/**
 * The customer of a cart with the current balance and terms. A cart is stored on the device, so its own may
 * be out of date. Failures are not shown: the customer stays as known, and the server counts the points when
 * the sale is sent.
 */
const tillCustomerQuery = ({ storeId, known, phone }: KnownAt) =>
  queryOptions({
    queryKey: [...tillCustomerKeys.one(storeId, known.id), phone],
    async queryFn({ signal }) {
      // Taken before the call, so that a late answer does not replace a customer who was read meanwhile.
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

/** Keeps a cart's customer up to date, so that the guest is not promised wrong points. Shows nothing. */
export function FreshCustomer({ storeId, known, phone, isConnected, onRead }: FreshCustomerProps) {
  const { data } = useQuery({ ...tillCustomerQuery({ storeId, known, phone }), enabled: isConnected });
  // Checked at every render, because an open sheet may put the earlier reading back into the cart.
  const newer = isNewer(data, known) ? data : undefined;
  const take = useEffectEvent(onRead);
  useEffect(() => {
    if (newer) take(newer);
  }, [newer]);
  return null;
}
