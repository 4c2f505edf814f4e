import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportTax as wire } from '@maru/contract/sales/sales.endpoints.ts';
import type { TaxReport, TaxSums } from '@maru/contract/sales/tax-report.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { sumTaxOfMoved, sumTaxOfReceipts, type TaxRow } from './tax-sums.queries.ts';

/** What a VAT return needs: the ledger by event day, with cash split into cash with a receipt and cash without. */
export function reportTax({ db }: StoreContext, period: ParsedInputOf<typeof wire>): Promise<TaxReport> {
  return inSnapshot(db, async (tx) => {
    const rows = [...(await sumTaxOfMoved(tx, period)), ...(await sumTaxOfReceipts(tx, period))];
    const months = [...Map.groupBy(rows, ({ month }) => month)]
      .map(([month, ofMonth]) => ({ month, ...partsOf(ofMonth) }))
      .sort((a, b) => a.month.localeCompare(b.month));
    return { months, totals: partsOf(rows) };
  });
}

/** Cash without a receipt is the rest of the cash, so that all kinds add up to the ledger. */
function partsOf(rows: readonly TaxRow[]): TaxReport['totals'] {
  const of = (kind: TaxRow['kind']) => sum(rows.filter((row) => row.kind === kind));
  const [card, cash, unknown, cashReceipt] = [of('card'), of('cash'), of('unknown'), of('cashReceipt')];
  const total = sum([card, cash, unknown]);
  return { card, cashReceipt, otherCash: less(cash, cashReceipt), unknown, total };
}

function sum(rows: readonly TaxSums[]): TaxSums {
  const of = (key: keyof TaxSums) => rows.reduce((total, row) => total + row[key], 0);
  return { total: of('total'), supply: of('supply'), vat: of('vat'), taxFree: of('taxFree') };
}

function less(whole: TaxSums, part: TaxSums): TaxSums {
  return {
    total: whole.total - part.total,
    supply: whole.supply - part.supply,
    vat: whole.vat - part.vat,
    taxFree: whole.taxFree - part.taxFree,
  };
}
