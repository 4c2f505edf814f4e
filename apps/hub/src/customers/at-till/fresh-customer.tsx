import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tillCustomerQuery } from '#hub/customers/customers-at-till.api.ts';
import { type CartCustomer, type KnownCustomer, readAgain } from './cart-customer.ts';

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
