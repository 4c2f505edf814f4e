/** In won, VAT included. */
const dutyFrom = 100_000;

type Deal = {
  /** Whether the store's kind of business has the duty (payment setting). */
  isObligated: boolean;
  /** Total of the whole order with VAT, less the points used. */
  total: number;
  /** The part of `total` that is paid in cash. */
  cash: number;
};

/**
 * Whether the law requires a cash receipt even if the customer asks for none. The whole order counts, so
 * splitting the payment changes nothing.
 */
export function hasDuty({ isObligated, total, cash }: Deal): boolean {
  return isObligated && total >= dutyFrom && cash > 0;
}
