import { z } from 'zod';
import { endpoint, member, NoContent } from '../endpoint.ts';
import { BusinessDate, Id, Instant, text, Version, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { Points } from '../points/reward.ts';
import { ConsentAnswers, Customer, CustomerConsent, CustomerName, Memo, mostTags, Tag } from './customer.ts';

const CustomerDetail = Customer.extend({
  consents: z.array(CustomerConsent),
  /** Unexpired points by the day on which they expire, soonest first. */
  expiring: z.array(z.object({ expiresAt: Instant, points: Points })),
  /** The latest orders, newest first; `listRewardsByUser` has the movements of points. */
  orders: z.array(
    z.object({
      id: Id,
      orderNumber: z.int(),
      businessDate: BusinessDate,
      takenAt: Instant,
      status: z.enum(orderStatuses),
      total: Won,
      refunded: Won,
      pointsUsed: Points,
    }),
  ),
});

/** Filters by text, tag and answer about news. A customer must match all of them. */
const customerFilter = {
  /** The beginning of a name or its initial consonants, the last four digits of a number, or a whole number. */
  text: text(40).default(''),
  tag: Tag.optional(),
  /** Only customers whose latest answer about news was yes. */
  news: z.literal('AGREED').optional(),
};

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
    "Customers by the beginning of the name or its initial consonants, the number's last four digits, the whole number, a tag, or consent to news. A search by name sorts by name, any other newest first.",
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, ...customerFilter, ...cursorInput }),
  output: CursorPage(Customer),
  errors: [],
});

export const listCustomerTags = endpoint({
  name: 'listCustomerTags',
  method: 'GET',
  path: '/v6/point/store/:storeId/user/tags',
  summary: 'The tags that customers of the store have, to filter by.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id }),
  output: z.array(z.string()),
  errors: [],
});

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/v6/point/store/:storeId/user/:customerId',
  summary: 'One customer, masked.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id }),
  output: CustomerDetail,
  errors: ['NOT_FOUND'],
});

export const unmaskCustomer = endpoint({
  name: 'unmaskCustomer',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/:customerId/unmask',
  summary: 'One customer with the whole name and number. Needs a reason and is logged.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id, reason: text(100, 1) }),
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
    /** Missing: the name stays unchanged, so that a masked name is never saved. */
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
  summary:
    'Records that a customer agreed to an article or withdrew consent. Earlier answers stay on record.',
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
    'Merges one customer into another: points, debt, visits and orders move. With `preview` it only returns what the merge would do. Also needs the right POINT.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z
    .strictObject({
      storeId: Id,
      keptId: Id,
      mergedId: Id,
      preview: z.boolean(),
      reason: text(100, 1).optional(),
    })
    .refine(({ preview, reason }) => preview || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    }),
  output: z.object({ kept: Customer, merged: Customer, after: Customer }),
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_NOT_MERGEABLE'],
  idempotent: true,
});

export const exportCustomers = endpoint({
  name: 'exportCustomers',
  method: 'POST',
  path: '/v6/point/store/:storeId/user/export',
  summary:
    'A page of the customers that a search finds, for a file. Masked unless requested otherwise. Each page is logged with the reason.',
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({
    storeId: Id,
    reason: text(100, 1),
    unmask: z.boolean().default(false),
    ...customerFilter,
    ...cursorInput,
  }),
  output: CursorPage(Customer),
  errors: [],
});

export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/v6/point/store/:storeId/user/:customerId',
  summary:
    "Deletes a customer's data at the customer's request. Their points are forfeited. Data that the law requires to be kept is stored separately until it may be deleted. A repeat changes nothing.",
  access: [member('CUSTOMER')],
  lock: 'CUSTOMER_LIST',
  input: z.strictObject({ storeId: Id, customerId: Id, reason: text(100, 1) }),
  output: NoContent,
  errors: ['NOT_FOUND', 'CUSTOMER_NOT_DELETABLE'],
  inBody: true,
});

export const customerEndpoints = [
  listCustomers,
  searchCustomers,
  listCustomerTags,
  getCustomer,
  unmaskCustomer,
  updateCustomer,
  recordCustomerConsent,
  mergeCustomers,
  exportCustomers,
  deleteCustomer,
];
