import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PaymentReport } from '@maru/contract/sales/revenue-report.ts';
import type { reportByPaymentMethod as wire } from '@maru/contract/sales/sales.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { Asked } from './report-by-time.ts';
import { sumMovedTenders, sumTenders } from './tender-sums.queries.ts';

/** Revenue by tender type, for the same orders as the report by time; largest first. */
export function reportByPaymentMethod({ db }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return readByPaymentMethod(db, input);
}

/** For use within the snapshot of a larger report. */
export async function readByPaymentMethod(db: DbOrTx, asked: Omit<Asked, 'unit'>): Promise<PaymentReport> {
  const tenders = await readTenders(db, asked);
  const rows = tenders
    .map(({ orders: _orders, ...row }) => ({ ...row, net: row.approved - row.refunded }))
    .sort((a, b) => b.net - a.net);
  return { rows, net: rows.reduce((sum, { net }) => sum + net, 0) };
}

export function readTenders(db: DbOrTx, { basis = 'sale', ...period }: Omit<Asked, 'unit'>) {
  return basis === 'event' ? sumMovedTenders(db, period) : sumTenders(db, period);
}
