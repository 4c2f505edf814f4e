import {
  deleteCustomer,
  exportCustomers,
  getCustomer,
  listCustomerTags,
  mergeCustomers,
  recordCustomerConsent,
  searchCustomers,
  unmaskCustomer,
  updateCustomer,
} from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readPages } from '#hub/lib/list/read-pages.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { customerKeys } from '#hub/points/customer-keys.ts';
import type { CustomersAddress } from './list/customers-address.ts';

export type CustomerRow = OutputOf<typeof searchCustomers>['content'][number];
export type CustomerDetail = OutputOf<typeof getCustomer>;
type OfCustomer = { storeId: string; customerId: string };

const rowsOfPage = 20;

/** Customers by name, number or tag; without any of these, the newest come first. */
export const customersQuery = (storeId: string, { q = '', tag, news, cursor }: CustomersAddress) =>
  queryOptions({
    queryKey: [...customerKeys.lists(storeId), q, tag ?? null, news ?? null, cursor ?? null],
    queryFn: ({ signal }) =>
      call(
        searchCustomers,
        {
          ...{ storeId, text: q, numberOfElements: rowsOfPage },
          ...(tag && { tag }),
          ...(news && { news }),
          ...(cursor && { cursor }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The tags of the store's customers, to choose from. */
export const customerTagsQuery = (storeId: string) =>
  queryOptions({
    queryKey: customerKeys.tags(storeId),
    queryFn: ({ signal }) => call(listCustomerTags, { storeId }, { signal }),
    staleTime: 0,
  });

export const customerQuery = ({ storeId, customerId }: OfCustomer) =>
  queryOptions({
    queryKey: customerKeys.one({ storeId, customerId }),
    queryFn: ({ signal }) => call(getCustomer, { storeId, customerId }, { signal }),
  });

/** The caller shows errors at the field they belong to. */
export function useUpdateCustomer({ storeId, customerId }: OfCustomer) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updateCustomer>, keyof OfCustomer>) =>
      sendOnce(updateCustomer, { storeId, customerId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(customerKeys.one({ storeId, customerId }), saved),
  });
}

/** Fetches name and number in full, for a reason that is logged. They are not cached. */
export function useUnmaskCustomer({ storeId, customerId }: OfCustomer) {
  return useMutation({
    mutationFn: (reason: string) => sendOnce(unmaskCustomer, { storeId, customerId, reason }),
    gcTime: 0,
  });
}

/** Records that the customer agreed to an article or withdrew consent. */
export function useRecordConsent({ storeId, customerId }: OfCustomer) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (consents: InputOf<typeof recordCustomerConsent>['consents']) =>
      sendOnce(recordCustomerConsent, { storeId, customerId, consents }),
    onSuccess: (saved) => queryClient.setQueryData(customerKeys.one({ storeId, customerId }), saved),
  });
}

type Merge = Omit<InputOf<typeof mergeCustomers>, 'storeId' | 'preview'>;

/** Previews a merge without changing anything. */
export function usePreviewMerge(storeId: string) {
  return useMutation({
    mutationFn: (merge: Merge) => sendOnce(mergeCustomers, { storeId, ...merge, preview: true }),
    meta: { handlesErrors: true },
  });
}

/** Merges the customer `mergedId` into another one. `mergedId` is empty until somebody is chosen. */
export function useMergeCustomers({ storeId, mergedId }: { storeId: string; mergedId: string }) {
  return useMutation({
    mutationKey: customerKeys.ending({ storeId, customerId: mergedId }),
    mutationFn: (merge: Omit<Merge, 'mergedId'>) =>
      sendOnce(mergeCustomers, { storeId, mergedId, ...merge, preview: false }),
    meta: { handlesErrors: true },
  });
}

type Export = Omit<InputOf<typeof exportCustomers>, 'storeId' | 'cursor' | 'numberOfElements'>;

/**
 * Reads all customers that match a search, for a file; each page is logged. `onRead` gets the number read so
 * far.
 */
export function useExportCustomers(storeId: string) {
  return useMutation({
    mutationFn: async ({ onRead, ...asked }: Export & { onRead: (count: number) => void }) => {
      const readPage = (page: { numberOfElements: number; cursor?: string }) =>
        sendOnce(exportCustomers, { storeId, ...asked, ...page });
      const { rows } = await readPages<CustomerRow>(readPage, { onRead });
      return rows;
    },
    meta: { handlesErrors: true },
  });
}

/** Deletes a customer's data at the customer's request. */
export function useDeleteCustomer({ storeId, customerId }: OfCustomer) {
  return useMutation({
    mutationKey: customerKeys.ending({ storeId, customerId }),
    mutationFn: (reason: string) => sendOnce(deleteCustomer, { storeId, customerId, reason }),
    meta: { handlesErrors: true },
  });
}
