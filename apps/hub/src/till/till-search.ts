type TillSearch = { pay?: string };

/** `?pay=<order>` takes the payment of an order that was taken before (use-pay-order.ts). */
export function tillSearch({ pay }: Record<string, unknown>): TillSearch {
  return typeof pay === 'string' ? { pay } : {};
}
