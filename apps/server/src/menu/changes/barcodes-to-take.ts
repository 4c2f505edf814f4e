type Wish = { id: string; barcode: string | null };

/**
 * Which items may take the barcode they want. A barcode is free if no other item has it, or if its holder's own wish is
 * granted. `holders` maps a wanted barcode to the item that has it now.
 */
export function barcodesToTake(
  wishes: readonly Wish[],
  holders: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const granted = new Set(wishes.map(({ id }) => id));
  const isFree = ({ id, barcode }: Wish) => {
    const holder = barcode === null ? undefined : holders.get(barcode);
    return holder === undefined || holder === id || granted.has(holder);
  };
  // Refusing one wish may block another that depended on it.
  for (let refused = true; refused; ) {
    const next = wishes.filter((wish) => granted.has(wish.id) && !isFree(wish));
    for (const { id } of next) granted.delete(id);
    refused = next.length > 0;
  }
  return granted;
}
