import type { listCustomers as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { StoreContext } from '#server/http/context.ts';
import { presentCustomer } from '../present-customer.ts';
import { customerPage } from './customer-page.ts';

/** The customers of a store, newest first. */
export async function listCustomers(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { db, storeId, now } = context;
  return customerPage(db, { ...input, ...{ filter: { storeId }, at: now, present: presentCustomer } });
}
