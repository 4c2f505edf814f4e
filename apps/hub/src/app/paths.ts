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
  menu: ({ storeId }: InStore) => `/s/${storeId}/menu`,
  newStoreItem: ({ storeId }: InStore) => `/s/${storeId}/menu/items/new`,
  storeItem: ({ storeId, itemId }: InStore & { itemId: string }) => `/s/${storeId}/menu/items/${itemId}`,
  categories: ({ storeId }: InStore) => `/s/${storeId}/menu/categories`,
  options: ({ storeId }: InStore) => `/s/${storeId}/menu/options`,
  newOptionCollection: ({ storeId }: InStore) => `/s/${storeId}/menu/options/new`,
  optionCollection: ({ storeId, collectionId }: InStore & { collectionId: string }) =>
    `/s/${storeId}/menu/options/${collectionId}`,
  menuImport: ({ storeId }: InStore) => `/s/${storeId}/menu/import`,
  menuChanges: ({ storeId }: InStore) => `/s/${storeId}/menu/changes`,
  newStore: () => '/stores/new' as const,
  store: ({ storeId }: InStore) => `/s/${storeId}/store`,
  registration: ({ storeId }: InStore) => `/s/${storeId}/store/registration`,
  cardMembership: ({ storeId }: InStore) => `/s/${storeId}/store/card-membership`,
  staff: ({ storeId }: InStore) => `/s/${storeId}/store/staff`,
  generalSetting: ({ storeId }: InStore) => `/s/${storeId}/settings/general`,
  paymentSetting: ({ storeId }: InStore) => `/s/${storeId}/settings/payment`,
  lockSetting: ({ storeId }: InStore) => `/s/${storeId}/settings/lock`,
  admin: () => '/admin' as const,
  adminApproval: () => '/admin/stores/approval' as const,
  adminStores: () => '/admin/stores' as const,
  adminStore: ({ storeId }: InStore) => `/admin/stores/${storeId}`,
};
