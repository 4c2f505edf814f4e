import { newId } from '#server/db/new-id.ts';
import type { NewCategory } from '#server/menu/categories/categories-writes.queries.ts';
import type { ImportPlan } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { Names } from './names.ts';

/** A category of today, or one that the file would make. `taxable` is undefined while no row has said it. */
type Found = {
  id: string;
  name: string;
  taxable: boolean | undefined;
  isOfToday: boolean;
  /** Rows that say a tax. */
  taxed: number[];
  taxFree: number[];
  /** Where the rows of the other tax go, if it is split. */
  other: Found | undefined;
};

type Mixed = ImportPlan['mixedCategories'][number];
type Split = { category: string; into: string };

/** The categories of a file: those of today, and further ones for the rows that are good. */
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
    /** Once all rows are read. What nobody said is taxed. */
    isTaxable: (id: string) => byId.get(id)?.taxable ?? true,
    find,
    /** What a row says of it; said of all rows before the first one is planned. */
    hear({ taxed, taxFree }: Found, row: number, said: boolean) {
      (said ? taxed : taxFree).push(row);
    },
    /** What the rows together say of their categories, and what somebody wants to be done where they differ. */
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
    /** Where a row of this tax stands. */
    placeOf: (found: Found, said: boolean | undefined) =>
      said !== undefined && said !== found.taxable && found.other ? found.other : found,
    /** Whether a row may say this tax of it. */
    agrees: ({ taxable }: Found, said: boolean | undefined) =>
      said === undefined || taxable === undefined || taxable === said,
    /** A good row stands in it. */
    use(found: Found, said: boolean | undefined) {
      if (found.isOfToday) return;
      found.taxable ??= said;
      made.set(found.id, found);
    },
    made: (): NewCategory[] =>
      [...made.values()].map(({ id, name, taxable = true }) => ({
        ...{ id, name, nameEn: null, enabled: true, rewardable: true, taxable },
      })),
  };
}

export type CategoryPlan = ReturnType<typeof categoryPlan>;

/** Undefined where its rows say one tax, the one that it has. A new one whose rows say both is taxed. */
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
