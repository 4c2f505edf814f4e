import { expect, test } from 'vitest';
import { inGoodsWords } from './goods-words.ts';
import { sellsGoods } from './store-type.ts';

test.each([
  ['메뉴', '상품'],
  ['메뉴를 추가했어요', '상품을 추가했어요'],
  ['메뉴가 없어요.', '상품이 없어요.'],
  ['이 메뉴는 그대로 남아요.', '이 상품은 그대로 남아요.'],
  ['메뉴와 옵션', '상품과 옵션'],
  ['우리 매장 메뉴로 바꿔요.', '우리 매장 상품으로 바꿔요.'],
  ['새 메뉴로는', '새 상품으로는'],
  ['없는 메뉴예요', '없는 상품이에요'],
  ['메뉴에서 메뉴의 메뉴도 메뉴별로', '상품에서 상품의 상품도 상품별로'],
  ['메뉴판에서 빠졌어요.', '상품 목록에서 빠졌어요.'],
  ['메뉴명(영어)', '상품명(영어)'],
  ['메뉴 {{count, number}}개', '상품 {{count, number}}개'],
  ['카페 예시 메뉴', '카페 예시 메뉴'],
])('Korean: %s becomes %s', (text, said) => expect(inGoodsWords(text, 'ko')).toBe(said));

test.each([
  ['Menu', 'Products'],
  ['Menu and settings', 'Products and settings'],
  ['Menu items', 'Products'],
  ['Menu item (English)', 'Product (English)'],
  ['Menu categories', 'Product categories'],
  ['Add menu items.', 'Add products.'],
  ['Search the menu', 'Search the product list'],
  ['Sample cafe menu', 'Sample cafe menu'],
])('English: %s becomes %s', (text, said) => expect(inGoodsWords(text, 'en')).toBe(said));

test('a cafe and a store without a category have a menu, a florist and a grocery store sell goods', () => {
  const kinds = ['CAFE', null, 'FLOWER', 'GROCERY'] as const;
  expect(kinds.map((category) => sellsGoods({ category }))).toEqual([false, false, true, true]);
});
