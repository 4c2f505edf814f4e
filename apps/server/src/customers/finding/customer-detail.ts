import type { CustomerConsent } from '@maru/contract/customers/customer.ts';
import type { getCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { presentCustomer } from '../present-customer.ts';
import {
  type ConsentRow,
  listCustomerConsents,
  listExpiring,
  listLatestOrders,
} from './customer-detail.queries.ts';
import { type CustomerRow, findCustomerRow } from './customer-rows.queries.ts';

type Detail = OutputOf<typeof getCustomer>;
type Asked = { storeId: string; customerId: string; now: Date; language: Language };

/** A live customer with consents, expiring points and orders; NOT_FOUND if there is none. */
export async function customerDetail(
  db: DbOrTx,
  asked: Asked,
  present: (row: CustomerRow) => Omit<Detail, 'consents' | 'expiring' | 'orders'> = presentCustomer,
): Promise<Detail> {
  const { storeId, customerId, now: at, language } = asked;
  const row = await findCustomerRow(db, storeId, { id: customerId, at });
  if (!row) fail('NOT_FOUND');
  const consents = await listCustomerConsents(db, storeId, customerId);
  const expiring = await listExpiring(db, { storeId, customerId, at });
  const orders = await listLatestOrders(db, storeId, customerId);
  return {
    ...present(row),
    consents: consents.map((consent) => presentConsent(consent, language)),
    expiring: expiring.map(({ expiresAt, points }) => ({ expiresAt: expiresAt.toISOString(), points })),
    orders: orders.map(({ takenAt, ...order }) => ({ ...order, takenAt: takenAt.toISOString() })),
  };
}

function presentConsent(row: ConsentRow, language: Language): CustomerConsent {
  const { titleKo, titleEn, textHash, at, ...shown } = row;
  return {
    ...shown,
    title: language === 'ko' ? titleKo : titleEn,
    textHash: textHash.toString('hex'),
    at: at.toISOString(),
  };
}
