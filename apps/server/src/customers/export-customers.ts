import type { exportCustomers as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { customerPage } from './finding/customer-page.ts';
import type { CustomerRow } from './finding/customer-rows.queries.ts';
import { customerFilter } from './finding/search-customers.ts';
import { presentCustomer, presentUnmasked } from './present-customer.ts';

/** Returns one page of an export. Each page is recorded, so that nobody takes later pages without a trace. */
export function exportCustomersBy(keys: Keys) {
  return async function exportCustomers(context: StoreContext, input: ParsedInputOf<typeof wire>) {
    const { storeId, now } = context;
    const { reason, unmask, text, tag, news } = input;
    const present = (row: CustomerRow) =>
      unmask ? presentUnmasked(keys, storeId, row) : presentCustomer(row);

    return context.transaction(async (tx) => {
      const page = await customerPage(tx, {
        ...input,
        ...{ filter: customerFilter(keys, input), at: now, present },
      });
      const rows = page.numberOfElements;
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'customers', act: 'exportCustomers', isDisclosure: true },
        before: null,
        after: { reason, unmask, rows, ...(tag && { tag }), ...(news && { news }), hasText: text !== '' },
      });
      return page;
    });
  };
}
