import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listExcess as wire } from '@maru/contract/orders/excess.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { countExcess, listExcessRows } from './excess.queries.ts';

export async function listExcess({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return pageOf(input, {
    count: () => countExcess(db, storeId),
    list: (place) => listExcessRows(db, storeId, place),
    present: (row) => ({ ...row, at: row.at.toISOString() }),
  });
}
