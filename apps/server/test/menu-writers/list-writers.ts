import { deleteCategory, setCategory, sortCategories } from '@maru/contract/menu/categories.endpoints.ts';
import {
  deleteOptionCollection,
  setOptionCollection,
  sortOptionCollections,
} from '@maru/contract/menu/options.endpoints.ts';
import { idsOf, oneOf, shuffled, type Writer, type WriterScene } from './writer.ts';

/** Writers that edit categories and option collections. */
export function listWriters({ shop, at, deletionIds, name }: WriterScene) {
  const { storeId, owner } = at;

  const newCategory: Writer = () =>
    shop.call(setCategory, { storeId, name: name('분류'), nameEn: null }, owner);

  const editCategory: Writer = async ({ categories }, pick) => {
    const category = oneOf(categories ?? [], pick);
    if (!category) return undefined;
    return shop.call(setCategory, { storeId, ...category, rewardable: pick(2) === 0 }, owner);
  };

  const deleteOneCategory: Writer = async ({ categories }, pick) => {
    const [one, other] = shuffled(categories ?? [], pick);
    // Keep some categories, or nothing would be left to sell.
    if (!one || !other || (categories ?? []).length < 4) return undefined;
    const { id, version } = one;
    const items = pick(3) === 0 ? { deleteItems: true } : { moveItemsTo: other.id };
    const answer = await shop.call(deleteCategory, { storeId, id, version, ...items }, owner);
    if (answer.http === 200) deletionIds.push(answer.response.changeId);
    return answer;
  };

  const sortAllCategories: Writer = async ({ categories, listVersions }, pick) => {
    const ids = shuffled(idsOf(categories ?? []), pick);
    if (ids.length === 0) return undefined;
    return shop.call(sortCategories, { storeId, version: listVersions.categories, ids }, owner);
  };

  const newOptions: Writer = () =>
    shop.call(
      setOptionCollection,
      {
        ...{ storeId, name: name('옵션'), nameEn: null, mandatory: false, multiple: true },
        choices: [{ name: '하나', nameEn: null, priceDifference: 0 }],
      },
      owner,
    );

  const editOptions: Writer = async ({ collections }, pick) => {
    const collection = oneOf(collections ?? [], pick);
    if (!collection) return undefined;
    const { id, version, name: called, nameEn, mandatory, multiple, choices } = collection;
    const kept = shuffled(choices, pick).map(({ soldOutUntil: _, ...choice }) => ({
      ...choice,
      byDefault: false,
    }));
    return shop.call(
      setOptionCollection,
      { storeId, id, version, name: called, nameEn, mandatory, multiple, choices: kept },
      owner,
    );
  };

  const deleteOptions: Writer = async ({ collections }, pick) => {
    const collection = oneOf(collections ?? [], pick);
    if (!collection || (collections ?? []).length < 2) return undefined;
    const { id, version } = collection;
    const answer = await shop.call(deleteOptionCollection, { storeId, id, version }, owner);
    if (answer.http === 200) deletionIds.push(answer.response.changeId);
    return answer;
  };

  const sortOptions: Writer = async ({ collections, listVersions }, pick) => {
    const ids = shuffled(idsOf(collections ?? []), pick);
    if (ids.length === 0) return undefined;
    return shop.call(sortOptionCollections, { storeId, version: listVersions.collections, ids }, owner);
  };

  return {
    ...{ newCategory, editCategory, deleteCategory: deleteOneCategory, sortCategories: sortAllCategories },
    ...{ newOptions, editOptions, deleteOptions, sortOptions },
  };
}
