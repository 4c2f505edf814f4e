import * as wire from '@maru/contract/customers/customers.endpoints.ts';
import * as atTill from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { addCustomerBy } from './at-till/add-customer.ts';
import { findCustomerBy } from './at-till/find-customer.ts';
import { recordCustomerConsent } from './consents/record-customer-consent.ts';
import { deleteCustomerBy } from './deleting/delete-customer.ts';
import { exportCustomersBy } from './export-customers.ts';
import { getCustomer } from './finding/get-customer.ts';
import { listCustomerTags } from './finding/list-customer-tags.ts';
import { listCustomers } from './finding/list-customers.ts';
import { searchCustomersBy } from './finding/search-customers.ts';
import { unmaskCustomerBy } from './finding/unmask-customer.ts';
import { mergeCustomers } from './merging/merge-customers.ts';
import { updateCustomer } from './update-customer.ts';

export function customerRoutes(keys: Keys) {
  return [
    route(atTill.findCustomer, findCustomerBy(keys)),
    route(atTill.addCustomer, addCustomerBy(keys)),
    route(wire.listCustomers, listCustomers),
    route(wire.searchCustomers, searchCustomersBy(keys)),
    route(wire.listCustomerTags, listCustomerTags),
    route(wire.getCustomer, getCustomer),
    route(wire.unmaskCustomer, unmaskCustomerBy(keys)),
    route(wire.updateCustomer, updateCustomer),
    route(wire.recordCustomerConsent, recordCustomerConsent),
    route(wire.mergeCustomers, mergeCustomers),
    route(wire.exportCustomers, exportCustomersBy(keys)),
    route(wire.deleteCustomer, deleteCustomerBy(keys)),
  ];
}
