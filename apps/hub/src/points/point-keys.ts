/** Prefixes of the query keys of points. */
export const pointKeys = {
  all: (storeId: string) => ['points', storeId] as const,
  reports: (storeId: string) => ['points', storeId, 'report'] as const,
  messages: (storeId: string) => ['points', storeId, 'messages'] as const,
  rewardsOf: ({ storeId, customerId }: { storeId: string; customerId: string }) =>
    ['points', storeId, 'rewards', customerId] as const,
  setting: (storeId: string) => ['points', storeId, 'setting'] as const,
};
