/** Prefixes of the query keys of customers. */
export const customerKeys = {
  all: (storeId: string) => ['customers', storeId] as const,
  lists: (storeId: string) => ['customers', storeId, 'list'] as const,
  tags: (storeId: string) => ['customers', storeId, 'tags'] as const,
  one: ({ storeId, customerId }: { storeId: string; customerId: string }) =>
    ['customers', storeId, 'one', customerId] as const,
  /** Key of the mutation that deletes a customer or merges it into another. */
  ending: ({ storeId, customerId }: { storeId: string; customerId: string }) =>
    ['customers', storeId, 'ending', customerId] as const,
};
