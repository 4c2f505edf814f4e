import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tillCustomerKeys } from '#hub/customers/till-customer-keys.ts';
import { type CartCustomer, foundCustomer, type KnownCustomer, readAgain } from './cart-customer.ts';

/** In ms. A customer who was found longer ago is read again when the till opens or is looked at again. */
const freshFor = 60_000;

type KnownAt = { storeId: string; known: KnownCustomer; phone: string | null };

/**
 * The customer of a cart with the balance and the terms of now. A cart is stored on the device, and the terms may change
 * meanwhile. Without an answer the customer stays as known.
 */
const tillCustomerQuery = ({ storeId, known, phone }: KnownAt) =>
  queryOptions({
    queryKey: tillCustomerKeys.one(storeId, known.id),
    async queryFn({ signal }) {
      const asked = { storeId, phone: phone ?? known.phone.slice(-4) };
      const answer = await call(findCustomer, asked, { signal }).catch(() => undefined);
      const customer = answer?.customers.find(({ id }) => id === known.id);
      const again = answer && customer && foundCustomer({ ...answer, customer, phone }).known;
      return again ?? known;
    },
    initialData: known,
    initialDataUpdatedAt: known.readAt ?? 0,
    staleTime: freshFor,
    gcTime: 0,
  });

type FreshCustomerProps = {
  storeId: string;
  customer: CartCustomer;
  known: KnownCustomer;
  isConnected: boolean;
  onRead: (customer: CartCustomer) => void;
};

/** Keeps balance and terms of a cart's customer as they are now, so that the guest is not promised other points. Shows nothing. */
export function FreshCustomer({ storeId, customer, known, isConnected, onRead }: FreshCustomerProps) {
  const { phone } = customer;
  const { data } = useQuery({ ...tillCustomerQuery({ storeId, known, phone }), enabled: isConnected });
  const take = useEffectEvent((read: KnownCustomer) => {
    if ((read.readAt ?? 0) > (known.readAt ?? 0)) onRead(readAgain(customer, read));
  });
  useEffect(() => take(data), [data]);
  return null;
}
