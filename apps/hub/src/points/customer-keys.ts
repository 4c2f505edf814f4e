/** Beginnings of the query keys of customers. */
export const customerKeys = {
  all: (storeId: string) => ['customers', storeId] as const,
  one: ({ storeId, customerId }: { storeId: string; customerId: string }) =>
    ['customers', storeId, 'one', customerId] as const,
};
