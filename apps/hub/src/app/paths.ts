type InStore = { storeId: string };

/** Addresses of the hub's screens (screens.md). Links are made here, never written by hand. */
export const paths = {
  home: () => '/' as const,
  login: () => '/login' as const,
  profile: () => '/profile' as const,
  till: ({ storeId }: InStore) => `/s/${storeId}/till`,
  orders: ({ storeId }: InStore) => `/s/${storeId}/orders`,
  order: ({ storeId, orderId }: InStore & { orderId: string }) => `/s/${storeId}/orders/${orderId}`,
  revenue: ({ storeId }: InStore) => `/s/${storeId}/sales/revenue`,
};
