import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import type { AtTillRow } from '../customers.queries.ts';
import { maskedName, maskedPhone } from '../masked.ts';

/** A customer as the till shows one. */
export function presentAtTill({ phoneLast4, lastVisitAt, ...row }: AtTillRow): CustomerAtTill {
  return {
    ...row,
    name: maskedName(row.name),
    phone: maskedPhone(phoneLast4),
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
  };
}
