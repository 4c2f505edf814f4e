import { newId } from '#server/db/new-id.ts';
import type { NewCategory } from '#server/menu/categories/categories-writes.queries.ts';
import type { ImportPlan } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { Names } from './names.ts';

/** An existing category, or one that the file creates. `taxable` is undefined until a row states it. */
type Found = {
  id: string;
  name: string;
  taxable: boolean | undefined;
  isOfToday: boolean;
  /** Numbers of the rows that state a tax. */
  taxed: number[];
  taxFree: number[];
  /** If the category is split, the category for rows with the other tax. */
  other: Found | undefined;
};

type Mixed = ImportPlan['mixedCategories'][number];
type Split = { category: string; into: string };

/** The categories of an import: existing ones, and new ones for valid rows. */
export function categoryPlan({ categories }: Pick<MenuOfToday, 'categories'>) {
  const names = new Names<Found>();
  const made = new Map<string, Found>();
  const byId = new Map<string, Found>();
  for (const { id, name, taxable } of categories) add({ id, name, taxable, isOfToday: true });

  function add(found: Pick<Found, 'id' | 'name' | 'taxable' | 'isOfToday'>): Found {
    const whole = { ...found, taxed: [], taxFree: [], other: undefined };
    names.add(whole.name, whole);
    byId.set(whole.id, whole);
    return whole;
  }

  function find(name: string): Found {
    return names.find(name) ?? add({ id: newId(), name, taxable: undefined, isOfToday: false });
  }

  return {
    nameOf: (id: string) => byId.get(id)?.name ?? '',
    byId: (id: string) => byId.get(id),
    /** Call it after all rows are read. Taxed by default. */
    isTaxable: (id: string) => byId.get(id)?.taxable ?? true,
    find,
    /** Records the tax that a row states. All rows are recorded before the first one is planned. */
    recordTax({ taxed, taxFree }: Found, row: number, stated: boolean) {
      (stated ? taxed : taxFree).push(row);
    },
    /** Settles the tax of each category, and splits mixed ones where the user asked for it. */
    settle(splits: readonly Split[]): Mixed[] {
      const wishes = new Map(splits.map(({ category, into }) => [find(category), into]));
      return [...byId.values()].flatMap((found) => {
        const mixed = settleTax(found);
        if (!mixed) return [];
        const into = wishes.get(found);
        if (into !== undefined) splitInto(found, find(into));
        return { ...mixed, into: found.other?.name ?? null };
      });
    },
    /** The category for a row with this tax. */
    placeOf: (found: Found, stated: boolean | undefined) =>
      stated !== undefined && stated !== found.taxable && found.other ? found.other : found,
    /** Whether a row with this tax may be in the category. */
    agrees: ({ taxable }: Found, stated: boolean | undefined) =>
      stated === undefined || taxable === undefined || taxable === stated,
    /** Marks the category as used by a valid row. */
    use(found: Found, stated: boolean | undefined) {
      if (found.isOfToday) return;
      found.taxable ??= stated;
      made.set(found.id, found);
    },
    made: (): NewCategory[] =>
      [...made.values()].map(({ id, name, taxable = true }) => ({
        ...{ id, name, nameEn: null, enabled: true, rewardable: true, taxable },
      })),
  };
}

export type CategoryPlan = ReturnType<typeof categoryPlan>;

/** Undefined if all rows agree with the category's tax. A new category with mixed rows is taxed. */
function settleTax(found: Found): Omit<Mixed, 'into'> | undefined {
  const { name, isOfToday, taxed, taxFree } = found;
  if (!isOfToday && (taxed.length === 0 || taxFree.length === 0)) return undefined;

  found.taxable ??= true;
  const [fitting, others] = found.taxable ? [taxed, taxFree] : [taxFree, taxed];
  if (others.length === 0) return undefined;
  const tax = found.taxable ? 'TAXED' : 'TAX_FREE';
  return { category: name, isNew: !isOfToday, tax, fitting: fitting.length, others };
}

function splitInto(found: Found, other: Found) {
  if (other === found) return;
  other.taxable ??= !found.taxable;
  found.other = other;
}
