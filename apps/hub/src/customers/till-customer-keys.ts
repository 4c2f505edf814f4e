/** Customers of carts that are read again. They are not kept for offline use. */
export const tillCustomerKeys = {
  all: (storeId: string) => ['till-customer', storeId] as const,
  one: (storeId: string, customerId: string) => [...tillCustomerKeys.all(storeId), customerId] as const,
};
