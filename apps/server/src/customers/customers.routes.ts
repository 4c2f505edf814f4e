import * as atTill from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { addCustomerBy } from './at-till/add-customer.ts';
import { findCustomerBy } from './at-till/find-customer.ts';

export function customerRoutes(keys: Keys) {
  return [route(atTill.findCustomer, findCustomerBy(keys)), route(atTill.addCustomer, addCustomerBy(keys))];
}
