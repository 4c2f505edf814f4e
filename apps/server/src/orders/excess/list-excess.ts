import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listExcess as wire } from '@maru/contract/orders/excess.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { countExcess, listExcessRows } from './excess.queries.ts';

export async function listExcess({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { currentPage, numberOfElements } = input;
  const [totalElements, rows] = await Promise.all([
    countExcess(db, storeId),
    listExcessRows(db, storeId, { offset: currentPage * numberOfElements, limit: numberOfElements }),
  ]);
  return {
    content: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    currentPage,
    totalPages: Math.ceil(totalElements / numberOfElements),
    totalElements,
    numberOfElements: rows.length,
  };
}
