/** Keys of queries about the store page. */
export const placeKeys = {
  all: (storeId: string) => ['place', storeId] as const,
  one: (storeId: string) => ['place', storeId, 'page'] as const,
};
