import type { recordCustomerConsent as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { announceCustomers } from '#server/points/announce-customers.ts';
import { lockCustomer } from '../customer-edits.queries.ts';
import { customerDetail } from '../finding/customer-detail.ts';
import { insertAnswers } from './insert-answers.ts';

/**
 * Records what a customer told the store to agree to or to withdraw. Articles without a new answer keep the old one.
 * Refuses to withdraw a required article: the customer has to be deleted instead (`deleteCustomer`).
 */
export async function recordCustomerConsent(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { storeId } = context;
  const { customerId } = input;
  return context.transaction(async (tx) => {
    if (!(await lockCustomer(tx, storeId, customerId))) fail('NOT_FOUND');
    await insertAnswers(tx, context, { customerId, consents: input.consents, place: 'OFFICE' });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'customers', act: 'recordCustomerConsent' },
      before: null,
      after: { customerId, consents: input.consents },
    });
    await announceCustomers(tx, context, [customerId]);
    return customerDetail(tx, { ...context, customerId });
  });
}
