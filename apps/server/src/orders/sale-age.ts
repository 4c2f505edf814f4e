import { mostSaleAge, saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { Refusal } from '#server/http/refusal.ts';

/** When a sale was taken, by the server's clock. An impossible age counts as zero. */
export type SaleTime = { takenAt: Date; isImpossible: boolean };

type Request = { headers: Readonly<Record<string, string | readonly string[] | undefined>> };

/** Reads when the sale was taken from the age that the device sends. Undefined if the header is missing. */
export function readSaleTime({ headers }: Request, now: Date): SaleTime | undefined {
  const text = headers[saleAgeHeader.toLowerCase()];
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^-?\d{1,15}$/.test(text))
    throw new Refusal('WRONG_FORMAT', undefined, { [saleAgeHeader]: 'wrongFormat' });

  const age = Number(text);
  if (age < 0 || age > mostSaleAge) return { takenAt: now, isImpossible: true };
  return { takenAt: new Date(now.getTime() - age * 1_000), isImpossible: false };
}
