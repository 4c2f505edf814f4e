export type OrderRef = { storeId: string; orderId: string };

export const orderKeys = {
  all: (storeId: string) => ['orders', storeId] as const,
  lists: (storeId: string) => ['orders', storeId, 'lists'] as const,
  open: (storeId: string) => ['orders', storeId, 'lists', 'open'] as const,
  finished: (storeId: string) => ['orders', storeId, 'lists', 'finished'] as const,
  found: (storeId: string) => ['orders', storeId, 'found'] as const,
  offlineSales: (storeId: string) => ['orders', storeId, 'offline-sales'] as const,
  excess: (storeId: string) => ['orders', storeId, 'excess'] as const,
  takers: (storeId: string) => ['orders', storeId, 'takers'] as const,
  each: (storeId: string) => ['orders', storeId, 'one'] as const,
  one: ({ storeId, orderId }: OrderRef) => ['orders', storeId, 'one', orderId] as const,
};
