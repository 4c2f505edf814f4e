export const cashReceiptKeys = {
  all: (storeId: string) => ['cash-receipts', storeId] as const,
};
