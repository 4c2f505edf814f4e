import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { checkMenuImport } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ImportPlan } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { planItems } from './plan-items.ts';
import { planOptions } from './plan-options.ts';

type Input = Pick<ParsedInputOf<typeof checkMenuImport>, 'items' | 'options' | 'stock' | 'splits'>;

/** Plans an import against the current menu. Pure; the only place that interprets cells. */
export function planImport(today: MenuOfToday, { items, options, stock, splits }: Input): ImportPlan {
  const collections = planOptions(options, today);
  const planned = planItems(items, { today, collections: collections.named, stock, splits });
  const { rows, newItems, changes, same, namedItems, stockRows, onlyStockRows, mixedCategories } = planned;

  const problems = [...collections.problems, ...planned.problems];
  const bad = new Set(problems.map(({ sheet, row }) => `${sheet} ${row}`)).size;
  const madeCategories = planned.categories.made();
  return {
    ...{ version: today.version, problems, rows, newItems, changes, madeCategories },
    madeCollections: collections.made,
    counts: { new: newItems.length, changed: changes.length, same, bad },
    ...{ stockRows, onlyStockRows },
    mixedCategories,
    newCategories: madeCategories.map(({ name }) => name),
    newCollections: collections.made.map(({ name }) => name),
    keptCollections: collections.kept,
    untouchedItems: today.items.length - namedItems.size,
  };
}
