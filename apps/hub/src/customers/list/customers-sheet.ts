import type { CustomerRow } from '#hub/customers/customers.api.ts';
import type { Cell } from '#hub/lib/downloads/write-csv.ts';

const sheetColumns = [
  'name',
  'phone',
  'balance',
  'visits',
  'lastVisitAt',
  'tags',
  'memo',
  'createdAt',
] as const;

/** The rows of an exported file: a heading, then one row per customer. */
export function customersSheet(
  customers: readonly CustomerRow[],
  heading: (column: (typeof sheetColumns)[number]) => string,
): Cell[][] {
  const rows = customers.map((customer) => [
    customer.name,
    customer.phone,
    customer.balance,
    customer.visits,
    customer.lastVisitAt?.slice(0, 10) ?? '',
    customer.tags.join(', '),
    customer.memo,
    customer.createdAt.slice(0, 10),
  ]);
  return [sheetColumns.map(heading), ...rows];
}
