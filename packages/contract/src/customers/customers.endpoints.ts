import { z } from 'zod';
import { endpoint, member, NoContent } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { CursorPage, cursorInput, Page, pageInput } from '../lists.ts';
import { Points } from '../points/reward.ts';
import { ConsentAnswers, Customer, CustomerConsent, CustomerName, Memo, mostTags, Tag } from './customer.ts';

const CustomerDetail = Customer.extend({
  consents: z.array(CustomerConsent),
  /** Unexpired points by the day on which they expire, soonest first. */
  expiring: z.array(z.object({ expiresAt: Instant, points: Points })),
});

export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/v6/point/store/:storeId/user',
  summary: 'Customers of a store, newest first. Names and numbers are masked.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, ...cursorInput }),
  output: CursorPage(Customer),
  errors: [],
});

export const searchCustomers = endpoint({
  name: 'searchCustomers',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/search',
  summary:
    "Customers by the beginning of the name or its initial consonants, the number's last four digits, the whole number, or a tag.",
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, text: text(40).default(''), tag: Tag.optional(), ...pageInput }),
  output: Page(Customer),
  errors: [],
});

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/v6/point/store/:storeId/user/:customerId',
  summary: 'One customer, masked. `unmask` shows name and number; it needs a reason and is logged.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z
    .strictObject({
      storeId: Id,
      customerId: Id,
      unmask: z.boolean().default(false),
      reason: text(100, 1).optional(),
    })
    .refine(({ unmask, reason }) => !unmask || reason !== undefined, { path: ['reason'], error: 'required' }),
  output: CustomerDetail,
  errors: ['NOT_FOUND'],
});

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/:customerId',
  summary: "Changes a customer's name, tags and memo.",
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({
    storeId: Id,
    customerId: Id,
    version: Version,
    /** Missing: as it is, so that a masked name is never saved. */
    name: CustomerName.optional(),
    tags: z.array(Tag).max(mostTags),
    memo: Memo,
  }),
  output: CustomerDetail,
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const recordCustomerConsent = endpoint({
  name: 'recordCustomerConsent',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/:customerId/consent',
  summary: 'Records what a customer agreed to or withdrew. The answers before stay on record.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id, consents: ConsentAnswers.min(1) }),
  output: CustomerDetail,
  errors: ['NOT_FOUND', 'TERMS_NOT_AGREED'],
  idempotent: true,
});

export const mergeCustomers = endpoint({
  name: 'mergeCustomers',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/merge',
  summary:
    'Merges one customer into another: points, debt, visits and orders move. With `preview` it only answers what would be. Needs the right POINT, too.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({
    storeId: Id,
    keptId: Id,
    mergedId: Id,
    preview: z.boolean().default(false),
    reason: text(100, 1).optional(),
  }),
  output: z.object({ kept: Customer, merged: Customer, after: Customer }),
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_NOT_MERGEABLE'],
  idempotent: true,
});

export const exportCustomers = endpoint({
  name: 'exportCustomers',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/export',
  summary: 'All customers, or those with a tag, for a file. Masked unless asked for; each export is logged.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({
    storeId: Id,
    reason: text(100, 1),
    unmask: z.boolean().default(false),
    tag: Tag.optional(),
  }),
  output: z.object({ customers: z.array(Customer) }),
  errors: [],
  heavy: true,
});

export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/v6/point/store/:storeId/user/:customerId',
  summary:
    "Deletes a customer's data at the customer's wish. The points end; what the law wants kept stays apart from the list.",
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id, reason: text(100, 1) }),
  output: NoContent,
  errors: ['NOT_FOUND'],
});

export const customerEndpoints = [
  listCustomers,
  searchCustomers,
  getCustomer,
  updateCustomer,
  recordCustomerConsent,
  mergeCustomers,
  exportCustomers,
  deleteCustomer,
];
