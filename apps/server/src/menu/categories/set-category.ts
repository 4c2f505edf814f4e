import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Category, setCategory as wire } from '@maru/contract/menu/categories.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { isPartName } from '#server/menu/parts.queries.ts';
import { insertCategories, updateCategory } from './categories-writes.queries.ts';
import { categoryToEdit } from './category-to-edit.ts';

type Input = ParsedInputOf<typeof wire>;

/** Creates a category at the end of the list, or changes one. Past orders keep their tax and points. */
export async function setCategory(context: StoreContext, input: Input): Promise<Category> {
  const { storeId, actor, now } = context;
  const { id: given, version, name, nameEn, enabled, rewardable, taxable } = input;
  return editMenu(context, async (tx, _menu, changed) => {
    const before = given === undefined ? null : await categoryToEdit(tx, context, { id: given, version });
    const row = { id: before?.id ?? newId(), name, nameEn, enabled, rewardable, taxable };
    if (await isPartName(tx, storeId, 'menuCategories', name, before?.id)) fail('MENU_NAME_USED');

    const who = { by: actor.userId, at: now };
    if (before) await updateCategory(tx, storeId, row, who);
    else await insertCategories(tx, storeId, [row], who);

    const after = { ...row, version: (before?.version ?? 0) + 1 };
    await writeStoreTrail(tx, context, { storeId, module: 'menu', act: 'setCategory', before, after });
    changed({ partsChange: 'PARTS', lists: before ? [] : ['categories'] });
    return after;
  });
}
