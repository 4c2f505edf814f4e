import { z } from 'zod';
import { Won } from '../fields.ts';

export const taxTypes = ['GENERAL', 'SIMPLIFIED', 'EXEMPT'] as const;
export type TaxType = (typeof taxTypes)[number];

/** Parts of an amount: `supply + vat + taxFree + serviceCharge = total`. */
export const TaxParts = z.object({ supply: Won, vat: Won, taxFree: Won, serviceCharge: Won });
export type TaxParts = z.output<typeof TaxParts>;

/** One priced line: `gross − discount − orderDiscountShare − pointsShare = total`. */
export const PricedLine = TaxParts.extend({
  unitPrice: Won,
  gross: Won,
  discount: Won,
  orderDiscountShare: Won,
  pointsShare: Won,
  total: Won,
});
export type PricedLine = z.output<typeof PricedLine>;

/** A priced cart, as the till shows it and the server stores it. */
export const PricedCart = TaxParts.extend({
  taxType: z.enum(taxTypes),
  lines: z.array(PricedLine),
  gross: Won,
  lineDiscounts: Won,
  orderDiscount: Won,
  pointsUsed: Won,
  total: Won,
});
export type PricedCart = z.output<typeof PricedCart>;
