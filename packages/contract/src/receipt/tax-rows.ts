import type { TaxParts, TaxType } from '../money/priced-cart.ts';

export type TaxRow = { kind: 'SUPPLY' | 'VAT' | 'TAX_FREE' | 'SERVICE_CHARGE'; amount: number };

/** Tax parts that people are shown: a simplified taxpayer shows none, an exempt one only what is tax-free. */
export function taxRows({
  taxType,
  supply,
  vat,
  taxFree,
  serviceCharge,
}: TaxParts & { taxType: TaxType }): TaxRow[] {
  if (taxType === 'SIMPLIFIED') return [];
  const rows: TaxRow[] = [
    { kind: 'SUPPLY', amount: supply },
    { kind: 'VAT', amount: vat },
    { kind: 'TAX_FREE', amount: taxFree },
    { kind: 'SERVICE_CHARGE', amount: serviceCharge },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}
