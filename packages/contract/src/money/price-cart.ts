import { shareByLargestRemainder } from './largest-remainder.ts';
import type { PricedCart, PricedLine, TaxParts, TaxType } from './priced-cart.ts';

export type Discount = { kind: 'PERCENT'; percent: number } | { kind: 'AMOUNT'; amount: number };

export type CartLine = {
  /** Menu price per unit, VAT included. */
  price: number;
  /** Price differences of the chosen options. */
  optionDifferences: readonly number[];
  quantity: number;
  taxable: boolean;
  discount?: Discount | undefined;
};

export type Cart = {
  lines: readonly CartLine[];
  orderDiscount?: Discount | undefined;
  pointsUsed?: number | undefined;
  taxType: TaxType;
};

/**
 * Prices a cart (docs/rules/money.md, Pricing). The till calls it to show prices, the server to compute the
 * binding result. All amounts are whole KRW with VAT included. Points beyond what is left to pay are not
 * used.
 */
export function priceCart({ lines, orderDiscount, pointsUsed = 0, taxType }: Cart): PricedCart {
  const units = lines.map(({ price, optionDifferences }) => sum([price, ...optionDifferences]));
  const gross = lines.map(({ quantity }, i) => Math.max(0, at(units, i) * quantity));
  const discounts = lines.map(({ discount }, i) => discountOf(discount, at(gross, i)));
  const afterLine = gross.map((amount, i) => amount - at(discounts, i));

  const orderReduction = discountOf(orderDiscount, sum(afterLine));
  const orderShares = shareByLargestRemainder(orderReduction, afterLine);
  const afterOrder = afterLine.map((amount, i) => amount - at(orderShares, i));

  const points = Math.min(pointsUsed, sum(afterOrder));
  const pointShares = shareByLargestRemainder(points, afterOrder);
  const totals = afterOrder.map((amount, i) => amount - at(pointShares, i));

  const taxed = lines.map(({ taxable }, i) => (taxable && taxType !== 'EXEMPT' ? at(totals, i) : 0));
  const parts = taxParts({ taxable: sum(taxed), total: sum(totals), taxType });
  const vatShares = shareByLargestRemainder(parts.vat, taxed);

  const pricedLines = lines.map(
    (_, i): PricedLine => ({
      unitPrice: at(units, i),
      gross: at(gross, i),
      discount: at(discounts, i),
      orderDiscountShare: at(orderShares, i),
      pointsShare: at(pointShares, i),
      total: at(totals, i),
      supply: at(taxed, i) - at(vatShares, i),
      vat: at(vatShares, i),
      taxFree: at(totals, i) - at(taxed, i),
      serviceCharge: 0,
    }),
  );
  return {
    ...parts,
    taxType,
    lines: pricedLines,
    gross: sum(gross),
    lineDiscounts: sum(discounts),
    orderDiscount: orderReduction,
    pointsUsed: points,
    total: sum(totals),
  };
}

/** Splits an amount into supply, VAT and tax-free. Supply is the taxable part / 1.1, rounded half up. */
export function taxParts(amounts: { taxable: number; total: number; taxType: TaxType }): TaxParts {
  const { taxable, total, taxType } = amounts;
  // T / 1.1 + 0.5 in integers, to avoid floating point for money.
  const supply = taxType === 'GENERAL' ? Math.floor((20 * taxable + 11) / 22) : taxable;
  return { supply, vat: taxable - supply, taxFree: total - taxable, serviceCharge: 0 };
}

function discountOf(discount: Discount | undefined, amount: number): number {
  if (!discount) return 0;
  const wanted =
    discount.kind === 'PERCENT' ? Math.floor((amount * discount.percent) / 100) : discount.amount;
  return Math.min(wanted, amount);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
