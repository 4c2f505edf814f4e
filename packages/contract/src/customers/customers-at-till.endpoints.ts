import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { WholePhone } from '../points/order-points.ts';
import { PointTerms } from '../points/point-setting.ts';
import { Points } from '../points/reward.ts';
import { ConsentAnswers, CustomerAtTill, CustomerName } from './customer.ts';

/**
 * The most customers with the same last four digits that are listed. With more, the whole number is needed.
 */
export const mostByLastFour = 5;

export const findCustomer = endpoint({
  name: 'findCustomer',
  method: 'GET',
  path: '/v6/point/store/:storeId/customer',
  summary:
    'Finds a customer for the till by the whole number, or by its last four digits if at most five customers match. Masked, and limited per member and device.',
  access: [member('ORDER')],
  input: z.strictObject({
    storeId: Id,
    /** Four digits, or the whole number. */
    phone: z.string().trim().min(4).max(40),
  }),
  output: z.object({
    customers: z.array(CustomerAtTill),
    /** More than five match: the whole number is needed. */
    isTooMany: z.boolean(),
    /** Customers of other stores who have this whole number and whose points may be used here; masked. */
    elsewhere: z.array(
      z.object({
        storeId: Id,
        /** Name of the store. */
        store: z.string(),
        name: z.string(),
        phone: z.string(),
        balance: Points,
      }),
    ),
    /** The present terms for earning and using points. */
    terms: PointTerms,
  }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const addCustomer = endpoint({
  name: 'addCustomer',
  method: 'POST',
  path: '/v6/point/store/:storeId/customer',
  summary: 'Adds a customer, with their answers to the articles of scope CUSTOMER.',
  access: [member('ORDER')],
  input: z.strictObject({
    storeId: Id,
    phone: WholePhone,
    name: CustomerName.optional(),
    consents: ConsentAnswers,
  }),
  output: CustomerAtTill,
  errors: [
    'CUSTOMER_EXISTS',
    'TERMS_NOT_AGREED',
    'STORE_NOT_APPROVED',
    'STORE_TERMINATED',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: true,
  guessable: true,
});

export const customerAtTillEndpoints = [findCustomer, addCustomer];
