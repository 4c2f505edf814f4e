type Wish = { id: string; barcode: string | null };

/**
 * Which of these items may have the barcode they wish for: nobody holds it, or whoever does gives it up by getting its own
 * wish. `holders` are the items that have a wished barcode now.
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
  // A wish that is refused may be what another one waited for.
  for (let refused = true; refused; ) {
    const next = wishes.filter((wish) => granted.has(wish.id) && !isFree(wish));
    for (const { id } of next) granted.delete(id);
    refused = next.length > 0;
  }
  return granted;
}
