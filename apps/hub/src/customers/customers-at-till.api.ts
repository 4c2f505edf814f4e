import { addCustomer, findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { foundCustomer, type KnownCustomer } from './at-till/cart-customer.ts';
import { tillCustomerKeys } from './till-customer-keys.ts';

/** The articles that customers agree to, in the language of the page. */
export const customerTermsQuery = (language: string) =>
  queryOptions({
    queryKey: ['terms', 'CUSTOMER', language],
    queryFn: ({ signal }) => call(getTermsAndConditions, { articlescope: 'CUSTOMER' }, { signal }),
    staleTime: 300_000,
    retry: (failures, error) => failures < 3 && !isApiError(error),
  });

/** In ms. A customer who was found longer ago is read again when the till opens or is looked at again. */
const freshFor = 60_000;

type KnownAt = { storeId: string; known: KnownCustomer; phone: string | null };

/**
 * The customer of a cart with the balance and the terms of now. A cart is stored on the device, and the terms may change
 * meanwhile. Without an answer the customer stays as known.
 */
export const tillCustomerQuery = ({ storeId, known, phone }: KnownAt) =>
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

/**
 * Finds customers by a number typed at the till. Results are not cached, because the next guest must not see
 * them.
 */
export function useFindCustomer(storeId: string) {
  return useMutation({
    mutationFn: (phone: string) => call(findCustomer, { storeId, phone }),
    meta: { handlesErrors: true },
  });
}

/** Adds a customer. The sheet shows the errors. */
export function useAddCustomer(storeId: string) {
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof addCustomer>, 'storeId'>) =>
      sendOnce(addCustomer, { storeId, ...input }),
    meta: { handlesErrors: true },
  });
}
