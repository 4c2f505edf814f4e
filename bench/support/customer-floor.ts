import type { CustomerFilter } from '@maru/server/customers/finding/customer-filter.queries.ts';
import { countCustomers, listCustomerRows } from '@maru/server/customers/finding/customer-rows.queries.ts';
import { openDatabase } from '@maru/server/db/database.ts';
import { serveFloor } from './serve-floor.ts';

/** `hashes`: of a whole phone number, in hexadecimal. */
export type CustomerFloorRequest = { filter: CustomerFilter; hashes?: string[]; limit: number };

/** Sends the statements of the product to the same database. */
const [connectionText = '', secret = ''] = process.argv.slice(2);
const { db } = openDatabase({ connection: JSON.parse(connectionText), maximum: 10, onError: console.error });

serveFloor<CustomerFloorRequest>(secret, async ({ filter: asked, hashes, limit }) => {
  const search = hashes && { by: 'phone' as const, hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) };
  const filter = { ...asked, ...(search && { search }) };
  const place = { afterId: undefined, direction: 'older' as const };
  return Promise.all([
    listCustomerRows(db, filter, { ...place, at: new Date(), limit }),
    countCustomers(db, filter, 10_001),
  ]);
});
