import { readDate } from '#hub/lib/days/read-date.ts';

/** Where an order was opened from, for the way back. If all are missing: from today's board. */
export type OrderAddress = {
  /** The business date of the board. */
  day?: string;
  /** The parameters of the order search. */
  found?: string;
  /** The parameters of the sales list. */
  sales?: string;
};

const longest = 1_000;

/** Parses untrusted search parameters. */
export function readOrderAddress({ day, found, sales }: Record<string, unknown>): OrderAddress {
  const date = readDate(day);
  return {
    ...(date ? { day: date } : {}),
    ...(isParameters(found) ? { found } : {}),
    ...(isParameters(sales) ? { sales } : {}),
  };
}

function isParameters(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}
