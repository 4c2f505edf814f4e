import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, setStoreItem, sortStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { idsOf, oneOf, shuffled, some, type Writer, type WriterScene } from './writer.ts';

const asEdited = ({ imageUrl: _, stock: __, soldOutUntil: ___, sort: ____, ...edited }: CompactItem) =>
  edited;

/** Writers that edit single items. */
export function itemWriters({ shop, at, deletionIds, name }: WriterScene) {
  const { storeId, owner } = at;

  const newItem: Writer = async ({ categories, collections }, pick) => {
    const category = oneOf(categories ?? [], pick);
    if (!category) return undefined;
    return shop.call(
      setStoreItem,
      {
        ...{ storeId, categoryId: category.id, name: name('메뉴'), nameEn: null },
        ...{ price: 1_000, description: null, barcode: null, stock: 10 },
        optionCollectionIds: pick(2) === 0 ? [] : idsOf(some(collections ?? [], pick)),
      },
      owner,
    );
  };

  const editItem: Writer = async ({ items }, pick) => {
    const item = oneOf(items, pick);
    if (!item) return undefined;
    return shop.call(setStoreItem, { storeId, ...asEdited(item), price: 1_000 + pick(50) * 100 }, owner);
  };

  const deleteItem: Writer = async ({ items }, pick) => {
    const item = oneOf(items, pick);
    if (!item || items.length < 4) return undefined;
    const answer = await shop.call(deleteStoreItem, { storeId, id: item.id, version: item.version }, owner);
    if (answer.http === 200) deletionIds.push(answer.response.changeId);
    return answer;
  };

  const sortItems: Writer = async ({ items, listVersions }, pick) => {
    const item = oneOf(items, pick);
    if (!item) return undefined;
    const { categoryId } = item;
    const ids = shuffled(idsOf(items.filter((other) => other.categoryId === categoryId)), pick);
    return shop.call(sortStoreItems, { storeId, version: listVersions.items, categoryId, ids }, owner);
  };

  return { newItem, editItem, deleteItem, sortItems };
}
