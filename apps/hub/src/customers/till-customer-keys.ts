/** Query keys for rereading the customers of carts. Their answers are not stored for offline use. */
export const tillCustomerKeys = {
  all: (storeId: string) => ['till-customer', storeId] as const,
  one: (storeId: string, customerId: string) => [...tillCustomerKeys.all(storeId), customerId] as const,
};
