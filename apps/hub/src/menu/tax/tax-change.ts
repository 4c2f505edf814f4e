import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';

type Taxed = Pick<Category, 'id' | 'taxable'>;
type Placed = Pick<CompactItem, 'id' | 'categoryId'>;

/** Items whose VAT changes with their category. */
export type TaxChange = { becomes: 'taxed' | 'taxFree'; itemIds: ReadonlySet<string> };

/**
 * The tax change of items that move to a category: an item always has the tax of its category. Undefined if
 * no item's tax changes.
 */
export function taxChange(
  categories: readonly Taxed[],
  items: readonly Placed[],
  toId: string | null,
): TaxChange | undefined {
  const to = categories.find(({ id }) => id === toId);
  if (!to) return undefined;
  const others = new Set(categories.filter(({ taxable }) => taxable !== to.taxable).map(({ id }) => id));
  const itemIds = new Set(items.filter(({ categoryId }) => others.has(categoryId)).map(({ id }) => id));
  return itemIds.size === 0 ? undefined : { becomes: to.taxable ? 'taxed' : 'taxFree', itemIds };
}
