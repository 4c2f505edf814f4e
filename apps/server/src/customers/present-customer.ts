import type { Customer } from '@maru/contract/customers/customer.ts';
import { formatPhone } from '@maru/contract/phone/format-phone.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { openPhone } from './customer-phone.ts';
import type { CustomerRow } from './finding/customer-rows.queries.ts';

/** A customer as lists show one: name and number are masked. */
export function presentCustomer(row: CustomerRow): Customer {
  const { phoneLast4, phoneSealed: _, createdAt, lastVisitAt, name, news, ...shown } = row;
  return {
    ...shown,
    name: maskedName(name),
    phone: maskedPhone(phoneLast4),
    news: news && { agreed: news.agreed, at: new Date(news.at).toISOString() },
    createdAt: createdAt.toISOString(),
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
  };
}

/** The customer with the whole name and number. The caller has to log who saw them, and why. */
export function presentUnmasked(keys: Keys, storeId: string, row: CustomerRow): Customer {
  const { id, name, phoneSealed } = row;
  const phone = phoneSealed ? openPhone(keys, { storeId, customerId: id }, phoneSealed) : '';
  return { ...presentCustomer(row), name, phone: written(phone) };
}

function written(e164: string): string {
  return e164.startsWith('+82') ? formatPhone('82', e164.slice(3)) : e164;
}
