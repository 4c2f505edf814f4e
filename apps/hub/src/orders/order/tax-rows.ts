import type { Order } from '@maru/contract/orders/order.ts';

type Taxed = Pick<Order, 'taxType' | 'supply' | 'vat' | 'taxFree' | 'serviceCharge'>;

/** Tax parts that a receipt shows: a simplified taxpayer shows none, an exempt one only what is tax-free. */
export function taxRows({ taxType, supply, vat, taxFree, serviceCharge }: Taxed) {
  if (taxType === 'SIMPLIFIED') return [];
  const rows = [
    { key: 'supply', amount: supply },
    { key: 'vat', amount: vat },
    { key: 'taxFree', amount: taxFree },
    { key: 'serviceCharge', amount: serviceCharge },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}
