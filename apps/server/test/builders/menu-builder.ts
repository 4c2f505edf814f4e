import type { Db } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';

/** A small menu: coffee with a mandatory temperature and optional extras, a counted cake, tax-free fruit. */
export async function addMenu(db: Db, storeId: string) {
  const ids = {
    drinks: newId(),
    fruit: newId(),
    americano: newId(),
    cake: newId(),
    fruitBox: newId(),
    temperature: newId(),
    hot: newId(),
    iced: newId(),
    extras: newId(),
    shot: newId(),
    syrup: newId(),
  };
  await db
    .insertInto('menuCategories')
    .values([
      { storeId, id: ids.drinks, name: '커피', nameEn: 'Coffee', taxable: true, displaySort: 1 },
      { storeId, id: ids.fruit, name: '과일', nameEn: 'Fruit', taxable: false, displaySort: 2 },
    ])
    .execute();
  const drink = { storeId, categoryId: ids.drinks };
  await db
    .insertInto('menuItems')
    .values([
      {
        ...drink,
        id: ids.americano,
        name: '아메리카노',
        nameEn: 'Americano',
        priceKrw: 4_500,
        displaySort: 1,
      },
      {
        ...drink,
        id: ids.cake,
        name: '치즈케이크',
        nameEn: 'Cheesecake',
        priceKrw: 6_800,
        stock: 3,
        displaySort: 2,
      },
      { storeId, categoryId: ids.fruit, id: ids.fruitBox, name: '생과일팩', priceKrw: 5_500, displaySort: 1 },
    ])
    .execute();
  await db
    .insertInto('optionCollections')
    .values([
      { storeId, id: ids.temperature, name: '온도', mandatory: true, multiple: false, displaySort: 1 },
      { storeId, id: ids.extras, name: '추가', mandatory: false, multiple: true, displaySort: 2 },
    ])
    .execute();
  const choice = { storeId, priceDifferenceKrw: 0 };
  await db
    .insertInto('optionChoices')
    .values([
      { ...choice, id: ids.hot, collectionId: ids.temperature, name: '핫', byDefault: true, displaySort: 1 },
      {
        ...choice,
        id: ids.iced,
        collectionId: ids.temperature,
        name: '아이스',
        priceDifferenceKrw: 500,
        displaySort: 2,
      },
      {
        ...choice,
        id: ids.shot,
        collectionId: ids.extras,
        name: '샷 추가',
        priceDifferenceKrw: 500,
        displaySort: 1,
      },
      {
        ...choice,
        id: ids.syrup,
        collectionId: ids.extras,
        name: '시럽',
        priceDifferenceKrw: 300,
        displaySort: 2,
      },
    ])
    .execute();
  await db
    .insertInto('menuItemOptionCollections')
    .values([
      { storeId, itemId: ids.americano, collectionId: ids.temperature, displaySort: 1 },
      { storeId, itemId: ids.americano, collectionId: ids.extras, displaySort: 2 },
    ])
    .execute();
  return ids;
}
