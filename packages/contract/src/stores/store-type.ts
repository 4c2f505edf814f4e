/** Kinds of stores, the values of `category`. `listStoreTypes` gives the labels. */
export const storeTypes = [
  'CAFE',
  'BAKERY',
  'DESSERT',
  'KOREAN_FOOD',
  'SNACK_FOOD',
  'CHINESE_FOOD',
  'JAPANESE_FOOD',
  'WESTERN_FOOD',
  'ASIAN_FOOD',
  'CHICKEN',
  'PIZZA',
  'FAST_FOOD',
  'MEAT',
  'SEAFOOD',
  'LUNCH_BOX',
  'PUB',
  'BAR',
  'GROCERY',
  'CONVENIENCE',
  'BUTCHER',
  'FLOWER',
  'FASHION',
  'BEAUTY',
  'HAIR',
  'PET',
  'STATIONERY',
  'FITNESS',
  'ACADEMY',
  'LAUNDRY',
  'OTHER',
] as const;
export type StoreType = (typeof storeTypes)[number];

/** Stores of these types sell goods (상품), also food to take home. All others sell from a menu (메뉴). */
const typesWithGoods: ReadonlySet<StoreType> = new Set([
  'GROCERY',
  'CONVENIENCE',
  'BUTCHER',
  'FLOWER',
  'FASHION',
  'BEAUTY',
  'HAIR',
  'PET',
  'STATIONERY',
  'FITNESS',
  'ACADEMY',
  'LAUNDRY',
  'OTHER',
]);

export function sellsGoods({ category }: { category: StoreType | null }): boolean {
  return category !== null && typesWithGoods.has(category);
}
