import type { unmaskCustomer as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { presentUnmasked } from '../present-customer.ts';
import { customerDetail } from './customer-detail.ts';

/** Returns the whole name and number. Who saw them is recorded with the reason before the response leaves. */
export function unmaskCustomerBy(keys: Keys) {
  return async (context: StoreContext, { customerId, reason }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { storeId } = context;
      const asked = { ...context, customerId };
      const shown = await customerDetail(tx, asked, (row) => presentUnmasked(keys, storeId, row));
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'customers', act: 'unmaskCustomer', isDisclosure: true },
        before: null,
        after: { customerId, reason },
      });
      return shown;
    });
}
