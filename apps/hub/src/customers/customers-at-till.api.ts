import { addCustomer, findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

/** The articles that customers agree to, in the language of the page. */
export const customerTermsQuery = (language: string) =>
  queryOptions({
    queryKey: ['terms', 'CUSTOMER', language],
    queryFn: ({ signal }) => call(getTermsAndConditions, { articlescope: 'CUSTOMER' }, { signal }),
    staleTime: 300_000,
    retry: (failures, error) => failures < 3 && !isApiError(error),
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
