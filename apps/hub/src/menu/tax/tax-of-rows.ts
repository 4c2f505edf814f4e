type Row = { name: string; what: 'NEW' | 'CHANGED'; tax: 'TAXED' | 'TAX_FREE' | null };

const kinds = ['taxFree', 'taxed', 'newTaxFree'] as const;
export type RowTax = (typeof kinds)[number];

/** How an import changes the tax of an item; undefined if there is nothing to point out. */
export function taxOfRow({ what, tax }: Pick<Row, 'what' | 'tax'>): RowTax | undefined {
  if (tax === null) return undefined;
  if (what === 'NEW') return tax === 'TAX_FREE' ? 'newTaxFree' : undefined;
  return tax === 'TAX_FREE' ? 'taxFree' : 'taxed';
}

/** Names of the items whose tax an import changes or makes tax-free, grouped. */
export function namesByTax(rows: readonly Row[]): { tax: RowTax; names: string[] }[] {
  const byTax = Map.groupBy(rows, taxOfRow);
  return kinds.flatMap((tax) => {
    const names = byTax.get(tax)?.map(({ name }) => name);
    return names ? [{ tax, names }] : [];
  });
}
