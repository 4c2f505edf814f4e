import type { Pool } from 'pg';

/** Words for item names; `englishWords` has their translations in the same order. */
export const koreanWords = [
  '아이스',
  '카페',
  '바닐라',
  '라떼',
  '아메리카노',
  '딸기',
  '콜드브루',
  '초코',
  '쿠키',
  '원두',
  '세트',
];
export const englishWords = [
  'Iced',
  'Cafe',
  'Vanilla',
  'Latte',
  'Americano',
  'Berry',
  'Cold brew',
  'Choco',
  'Cookie',
  'Beans',
  'Set',
];

/** Adds items in 40 categories, named by three words and a number; two of three also have an English name. */
export async function addBigMenu(pool: Pool, storeId: string, count: number) {
  await pool.query(
    `insert into menu_categories (store_id, id, name, name_en, display_sort)
     select $1, gen_random_uuid(), '분류 ' || n, 'Category ' || n, n + 100 from generate_series(1, 40) n`,
    [storeId],
  );
  await pool.query(
    `insert into menu_items (store_id, id, category_id, name, name_en, price_krw, stock, barcode, display_sort)
     select $1, gen_random_uuid(), c.id, concat_ws(' ', w.ko[1 + n % 11], w.ko[1 + n / 7 % 11], w.ko[1 + n / 61 % 11], n),
       case when n % 3 > 0 then concat_ws(' ', w.en[1 + n % 11], w.en[1 + n / 7 % 11], w.en[1 + n / 61 % 11], n) end,
       1000 + n % 90 * 100, case when n % 3 = 0 then n % 50 end, (8800000000000 + n)::text, n
     from generate_series(1, $2::integer) n
     cross join (select $3::text[] as ko, $4::text[] as en) w
     join menu_categories c on c.store_id = $1 and c.display_sort = 101 + n % 40`,
    [storeId, count, koreanWords, englishWords],
  );
}
