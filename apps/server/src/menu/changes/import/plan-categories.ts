import { newId } from '#server/db/new-id.ts';
import type { NewCategory } from '#server/menu/categories/categories-writes.queries.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { Names } from './names.ts';

/** A category of today, or one that the file would make. `taxable` is undefined while no row has said it. */
type Found = { id: string; name: string; taxable: boolean | undefined; isOfToday: boolean };

/** The categories of a file: those of today, and further ones for the rows that are good. */
export function categoryPlan({ categories }: Pick<MenuOfToday, 'categories'>) {
  const names = new Names<Found>();
  const made = new Map<string, Found>();
  const byId = new Map<string, Found>();
  for (const { id, name, taxable } of categories) add({ id, name, taxable, isOfToday: true });

  function add(found: Found): Found {
    names.add(found.name, found);
    byId.set(found.id, found);
    return found;
  }

  return {
    nameOf: (id: string) => byId.get(id)?.name ?? '',
    byId: (id: string) => byId.get(id),
    /** Once all rows are read. What nobody said is taxed. */
    isTaxable: (id: string) => byId.get(id)?.taxable ?? true,
    find: (name: string) =>
      names.find(name) ?? add({ id: newId(), name, taxable: undefined, isOfToday: false }),
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
