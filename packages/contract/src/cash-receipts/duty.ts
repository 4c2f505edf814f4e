/** In won, VAT included. */
const dutyFrom = 100_000;

type Deal = {
  /** Whether the store's kind of business has the duty (payment setting). */
  isObligated: boolean;
  /** Of the whole order, VAT included, points not. */
  total: number;
  /** The part of it that is paid in cash. */
  cash: number;
};

/** Whether a cash receipt must be issued unasked. The whole deal decides: splitting the payment changes nothing. */
export function hasDuty({ isObligated, total, cash }: Deal): boolean {
  return isObligated && total >= dutyFrom && cash > 0;
}
