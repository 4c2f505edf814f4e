import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PaymentReport, reportByPaymentMethod as wire } from '@maru/contract/sales/sales.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { sumTenders } from './sales.queries.ts';

type Asked = ParsedInputOf<typeof wire>;

/** Revenue by tender type, for the same orders as the report by time; largest first. */
export function reportByPaymentMethod({ db }: StoreContext, input: Asked) {
  return readByPaymentMethod(db, input);
}

/** For use within the snapshot of a larger report. */
export async function readByPaymentMethod(db: DbOrTx, input: Asked): Promise<PaymentReport> {
  const sums = await sumTenders(db, input);
  const rows = sums
    .map((row) => ({ ...row, net: row.approved - row.refunded }))
    .sort((a, b) => b.net - a.net);
  return { rows, net: rows.reduce((sum, { net }) => sum + net, 0) };
}
