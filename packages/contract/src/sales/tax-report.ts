import { z } from 'zod';
import { Won } from '../fields.ts';

/** Approved less refunded; may be negative if more was refunded than sold. total = supply + vat + taxFree. */
const TaxSums = z.object({ total: Won, supply: Won, vat: Won, taxFree: Won });
export type TaxSums = z.output<typeof TaxSums>;

const shape = {
  /** Card payments, including those at a separate terminal that staff typed in. */
  card: TaxSums,
  /** Cash receipts issued less those cancelled, each on its own day. */
  cashReceipt: TaxSums,
  /** Cash without a receipt. Negative if a receipt was issued in a later month than its cash was taken. */
  otherCash: TaxSums,
  /** Payments in old data whose type is unknown. */
  unknown: TaxSums,
  total: TaxSums,
};

export const TaxReport = z.object({
  /** Months of the period in which money moved, YYYY-MM. */
  months: z.array(z.object({ month: z.string(), ...shape })),
  totals: z.object(shape),
});
export type TaxReport = z.output<typeof TaxReport>;
