import type { getCustomer as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { StoreContext } from '#server/http/context.ts';
import { customerDetail } from './customer-detail.ts';

export async function getCustomer(context: StoreContext, { customerId }: ParsedInputOf<typeof wire>) {
  return customerDetail(context.db, { ...context, customerId });
}
