import { changeStoreItems, importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { soldOutWishes } from '@maru/contract/menu/sold-out.ts';
import { oneOf, shuffled, some, type Writer, type WriterScene } from './writer.ts';

/** Writers that change many items at once and undo it. */
export function changeWriters({ shop, at, changeIds, deletionIds, name }: WriterScene) {
  const { storeId, owner } = at;

  const changeMany: Writer = async ({ items, categories, collections }, pick) => {
    if (items.length === 0) return undefined;
    const change = oneOf(
      [
        { kind: 'PRICE_AMOUNT' as const, amount: 100 },
        ...some(soldOutWishes, pick).map((soldOut) => ({ kind: 'SOLD_OUT' as const, soldOut })),
        { kind: 'PLACE' as const, placeEnabled: pick(2) === 0 },
        { kind: 'MARKET_PRICE' as const, marketPrice: pick(2) === 0 },
        ...some(categories ?? [], pick).map(({ id }) => ({ kind: 'CATEGORY' as const, categoryId: id })),
        ...some(collections ?? [], pick).map(({ id }) => ({
          kind: pick(2) === 0 ? ('ADD_OPTIONS' as const) : ('REMOVE_OPTIONS' as const),
          collectionId: id,
        })),
      ],
      pick,
    );
    if (!change) return undefined;
    const chosen = shuffled(items, pick).slice(0, 1 + pick(items.length));
    const told = chosen.map(({ id, version }) => ({ id, version }));
    const answer = await shop.call(changeStoreItems, { storeId, items: told, change }, owner);
    if (answer.http === 200 && answer.response.changeId) changeIds.push(answer.response.changeId);
    return answer;
  };

  const importFile: Writer = async ({ version, categories, items }, pick) => {
    const category = oneOf(categories ?? [], pick);
    if (!category) return undefined;
    const rows = some(items, pick).map(({ id, price }, i) => ({
      row: i + 2,
      id,
      price: `${price + 10}`,
      stock: '30',
    }));
    const fresh = { row: 20, category: category.name, name: name('새 메뉴'), price: '3000', stock: '5' };
    const input = { storeId, version, fileName: 'menu.csv', items: [...rows, fresh], stock: 'SET' as const };
    const answer = await shop.call(importMenu, input, owner);
    if (answer.http === 200) changeIds.push(answer.response.changeId);
    return answer;
  };

  const undoing =
    (ids: readonly string[]): Writer =>
    async (_, pick) => {
      const changeId = oneOf(ids, pick);
      return changeId ? shop.call(undoMenuChange, { storeId, changeId }, owner) : undefined;
    };

  return { changeMany, importFile, undo: undoing(changeIds), undoDeletion: undoing(deletionIds) };
}
