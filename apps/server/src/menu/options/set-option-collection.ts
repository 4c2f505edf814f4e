import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { OptionCollection, setOptionCollection as wire } from '@maru/contract/menu/options.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { isPartName } from '#server/menu/parts.queries.ts';
import { collectionToEdit } from './collection-to-edit.ts';
import { readCollections } from './list-option-collections.ts';
import { insertCollections, replaceChoices, updateCollection } from './options-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Creates an option collection at the end of the list, or changes one. Omitted choices are deleted. */
export async function setOptionCollection(context: StoreContext, input: Input): Promise<OptionCollection> {
  const { storeId, actor, now } = context;
  const { name, nameEn, mandatory, multiple, version } = input;
  return editMenu(context, async (tx, _menu, changed) => {
    const before =
      input.id === undefined ? null : await collectionToEdit(tx, context, { id: input.id, version });
    refuseUnknown(input.choices, before);
    if (await isPartName(tx, storeId, 'optionCollections', name, before?.id)) fail('MENU_NAME_USED');

    const id = before?.id ?? newId();
    const fields = { name, nameEn, mandatory, multiple };
    const choices = input.choices.map((choice) => ({ ...choice, id: choice.id ?? newId() }));
    const who = { by: actor.userId, at: now };
    if (before) {
      await updateCollection(tx, storeId, id, fields, who);
      await replaceChoices(tx, storeId, id, choices, who);
    } else {
      await insertCollections(tx, storeId, [{ id, ...fields, choices }], who);
    }

    const [after] = await readCollections(tx, storeId, id);
    if (!after) throw new Error('an option collection that was written cannot be read');
    await writeStoreTrail(tx, context, {
      storeId,
      module: 'menu',
      act: 'setOptionCollection',
      before,
      after,
    });
    changed({ partsChange: 'PARTS', lists: before ? [] : ['collections'] });
    return after;
  });
}

/** Refuses unknown ids: a choice deleted in the meantime must not return under an id that past orders refer to. */
function refuseUnknown(choices: Input['choices'], before: OptionCollection | null) {
  const known = new Set(before?.choices.map(({ id }) => id));
  const lines = choices.flatMap(({ id }, index) => (id !== undefined && !known.has(id) ? [index] : []));
  if (lines.length > 0) fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines });
}
