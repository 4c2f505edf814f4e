import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { checkMenuImport } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { NewCategory } from '#server/menu/categories/categories-writes.queries.ts';
import type { ItemChange, NewItem } from '#server/menu/items/items-writes.queries.ts';
import type { CollectionRow } from '#server/menu/options/options-writes.queries.ts';

type Checked = OutputOf<typeof checkMenuImport>;
export type Problem = Checked['problems'][number];
export type PlannedRow = Checked['rows'][number];

/** What an import changes in the menu of `version`, and the summary shown before it. */
export type ImportPlan = Checked & {
  newItems: NewItem[];
  changes: ItemChange[];
  madeCategories: NewCategory[];
  madeCollections: CollectionRow[];
};
