import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { AtTillRow } from '../customers.queries.ts';

/** What the till shows of a customer. */
export function presentAtTill({ phoneLast4, lastVisitAt, ...row }: AtTillRow): CustomerAtTill {
  return {
    ...row,
    name: maskedName(row.name),
    phone: maskedPhone(phoneLast4),
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
  };
}
