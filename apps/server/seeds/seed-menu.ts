import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import type { Tx } from '#server/db/database.ts';
import type { MenuPlan } from './plan-menu.ts';

export async function seedMenu(tx: Tx, storeId: string, plan: MenuPlan) {
  await insertCategories(tx, storeId, plan);
  await insertItems(tx, storeId, plan);
  await insertCollections(tx, storeId, plan);
  const links = plan.items.flatMap(({ id: itemId, collections }) =>
    collections.map(({ id: collectionId }, i) => ({ storeId, itemId, collectionId, displaySort: i + 1 })),
  );
  await tx.insertInto('menuItemOptionCollections').values(links).execute();
}

async function insertCategories(tx: Tx, storeId: string, { categories }: MenuPlan) {
  const rows = categories.map(({ id, name, nameEn, taxable, rewardable }, i) => ({
    ...{ storeId, id, name, nameEn, taxable, rewardable },
    displaySort: i + 1,
  }));
  await tx.insertInto('menuCategories').values(rows).execute();
}

async function insertItems(tx: Tx, storeId: string, { items }: MenuPlan) {
  const rows = items.map((item, i) => ({
    storeId,
    id: item.id,
    categoryId: item.category.id,
    name: item.name,
    nameEn: item.nameEn,
    priceKrw: item.price,
    description: item.description ?? null,
    imageUrl: `/menu-pictures/${item.slug}.svg`,
    stock: item.stock ?? null,
    soldOutUntil: item.soldOut ? untilChanged : null,
    barcode: item.barcode ?? null,
    placeEnabled: item.placeEnabled ?? true,
    displaySort: i + 1,
  }));
  await tx.insertInto('menuItems').values(rows).execute();
}

async function insertCollections(tx: Tx, storeId: string, { collections }: MenuPlan) {
  const rows = collections.map(({ id, name, nameEn, mandatory, multiple }, i) => ({
    ...{ storeId, id, name, nameEn, mandatory, multiple },
    displaySort: i + 1,
  }));
  await tx.insertInto('optionCollections').values(rows).execute();

  const choices = collections.flatMap(({ id: collectionId, choices: all }) =>
    all.map(({ id, name, nameEn, priceDifference, byDefault = false, soldOut = false }, i) => ({
      ...{ storeId, id, collectionId, name, nameEn, byDefault },
      priceDifferenceKrw: priceDifference,
      soldOutUntil: soldOut ? untilChanged : null,
      displaySort: i + 1,
    })),
  );
  await tx.insertInto('optionChoices').values(choices).execute();
}
