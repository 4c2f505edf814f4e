import type { MaskedCustomer } from '@maru/contract/points/order-points.ts';
import type { OrderWords } from '#hub/orders/use-order-words.ts';

/** Names the customer of a search; empty while the customer is loading. */
export function namedWords(t: OrderWords['t'], customer: MaskedCustomer | null | undefined): string {
  if (customer === undefined) return '';
  if (customer === null) return t('find.customer.unknown');
  const { name, phone } = customer;
  return phone === '' ? t('points.deleted') : [name || t('find.customer.noName'), phone].join(' ');
}
