import type { TaxParts, TaxType } from '../money/priced-cart.ts';

export type TaxRow = { kind: 'SUPPLY' | 'VAT' | 'TAX_FREE' | 'SERVICE_CHARGE'; amount: number };

/** Tax parts shown to people: none for a simplified taxpayer, only the tax-free part for an exempt one. */
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
