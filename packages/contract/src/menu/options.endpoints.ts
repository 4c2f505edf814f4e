import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Instant, text, Version, Won } from '../fields.ts';
import { foldName } from './fold-name.ts';
import {
  longest,
  mostChoices,
  mostItems,
  optionalText,
  PriceDifference,
  versionOfEdited,
} from './menu-fields.ts';

export const OptionChoice = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  priceDifference: Won,
  /** Sold out until this time (sold-out.ts); null: available. */
  soldOutUntil: Instant.nullable(),
  /** Preselected on the till. */
  byDefault: z.boolean(),
});
export type OptionChoice = z.output<typeof OptionChoice>;

export const OptionCollection = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** At least one choice is required. */
  mandatory: z.boolean(),
  /** More than one choice is allowed. */
  multiple: z.boolean(),
  choices: z.array(OptionChoice),
  version: z.int(),
});
export type OptionCollection = z.output<typeof OptionCollection>;

export const OptionCollectionList = z.object({ version: z.int(), collections: z.array(OptionCollection) });

const NewChoice = z.strictObject({
  /** For an existing choice; existing choices that are not listed are deleted. */
  id: Id.optional(),
  name: text(longest.choice, 1),
  nameEn: optionalText(longest.choice),
  priceDifference: PriceDifference,
  byDefault: z.boolean().default(false),
});

export const listOptionCollections = endpoint({
  name: 'listOptionCollections',
  method: 'GET',
  path: '/v5/storeitem/getoptioncollections',
  summary: 'Option collections of a store with their choices in display order.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: OptionCollectionList,
  errors: [],
});

export const setOptionCollection = endpoint({
  name: 'setOptionCollection',
  method: 'POST',
  path: '/v5/storeitem/setoptioncollection',
  summary:
    'Creates an option collection at the end with its choices in the given order, or changes one, based on the version that was read.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z
    .strictObject({
      storeId: Id,
      id: Id.optional(),
      version: Version.optional(),
      name: text(longest.collection, 1),
      nameEn: optionalText(longest.collection),
      mandatory: z.boolean(),
      multiple: z.boolean(),
      choices: z
        .array(NewChoice)
        .min(1, { error: 'required' })
        .max(mostChoices)
        .refine((choices) => isDistinct(choices.flatMap(({ id }) => id ?? [])), { error: 'wrongFormat' })
        .refine((choices) => isDistinct(choices.map(({ name }) => foldName(name))), {
          error: 'nameTwice',
        }),
    })
    .refine(...versionOfEdited)
    .refine(({ multiple, choices }) => multiple || choices.filter(({ byDefault }) => byDefault).length <= 1, {
      path: ['choices'],
      error: 'oneDefaultOnly',
    }),
  output: OptionCollection,
  errors: ['NOT_FOUND', 'MENU_NAME_USED', 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND'],
  versioned: true,
});

export const deleteOptionCollection = endpoint({
  name: 'deleteOptionCollection',
  method: 'DELETE',
  path: '/v5/storeitem/deleteoptioncollection',
  summary:
    'Deletes an option collection and removes it from its items. Past orders are unchanged. Can be undone for a day.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, id: Id, version: Version }),
  output: z.object({ items: z.int(), changeId: Id }),
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const sortOptionCollections = endpoint({
  name: 'sortOptionCollections',
  method: 'POST',
  path: '/v5/storeitem/setoptioncollectiondisplaysort',
  summary:
    'Sorts all option collections. `version` is that of the list; if it is stale, the refusal contains the present list.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, version: Version, ids: z.array(Id).min(1).max(mostItems) }),
  output: OptionCollectionList,
  errors: [],
  versioned: true,
});

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

export const optionEndpoints = [
  listOptionCollections,
  setOptionCollection,
  deleteOptionCollection,
  sortOptionCollections,
];
