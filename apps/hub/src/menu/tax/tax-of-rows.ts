type Row = { name: string; what: 'NEW' | 'CHANGED'; tax: 'TAXED' | 'TAX_FREE' | null };

const kinds = ['taxFree', 'taxed', 'newTaxFree'] as const;
export type RowTax = (typeof kinds)[number];

/** What an import makes of the tax of an item; undefined where that is as one would expect. */
export function taxOfRow({ what, tax }: Pick<Row, 'what' | 'tax'>): RowTax | undefined {
  if (tax === null) return undefined;
  if (what === 'NEW') return tax === 'TAX_FREE' ? 'newTaxFree' : undefined;
  return tax === 'TAX_FREE' ? 'taxFree' : 'taxed';
}

/** The names of the items that an import sells with another tax, what changes first. */
export function namesByTax(rows: readonly Row[]): { tax: RowTax; names: string[] }[] {
  const byTax = Map.groupBy(rows, taxOfRow);
  return kinds.flatMap((tax) => {
    const names = byTax.get(tax)?.map(({ name }) => name);
    return names ? [{ tax, names }] : [];
  });
}
