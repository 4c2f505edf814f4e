import { seoulClock } from '@maru/contract/stores/opening-hours.ts';
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
  'news',
  'newsAt',
  'createdAt',
] as const;

type Words = {
  column: (column: (typeof sheetColumns)[number]) => string;
  news: (agreed: boolean) => string;
};

/** The rows of an exported file: a heading, then one row per customer. */
export function customersSheet(customers: readonly CustomerRow[], words: Words): Cell[][] {
  const rows = customers.map((customer) => [
    customer.name,
    customer.phone,
    customer.balance,
    customer.visits,
    dayOf(customer.lastVisitAt),
    customer.tags.join(', '),
    customer.memo,
    customer.news ? words.news(customer.news.agreed) : '',
    dayOf(customer.news?.at),
    dayOf(customer.createdAt),
  ]);
  return [sheetColumns.map(words.column), ...rows];
}

function dayOf(at: string | null | undefined): string {
  return at ? seoulClock(new Date(at)).date : '';
}
