import type { Db } from '@maru/server/db/database.ts';
import { newId } from '@maru/server/db/new-id.ts';
import { sql } from 'kysely';

const itemsOfCategory = 50;
const collectionCount = 20;
const choicesOfCollection = 5;

const nouns = [
  '아메리카노',
  '카페라떼',
  '바닐라라떼',
  '초코쿠키',
  '딸기스무디',
  '치즈케이크',
  '불고기버거',
  '김치볶음밥',
];
const kinds = ['진한', '달콤한', '구운', '차가운', '매콤한', '부드러운', '수제', '시그니처'];

/**
 * Adds a menu that uses all item features: fifty items per category, half of them with two option collections, a third
 * with an English name, some described, counted or sold out. Returns a few ids to work with.
 */
export async function addFullMenu(db: Db, storeId: string, itemCount: number) {
  const categories = Array.from({ length: Math.ceil(itemCount / itemsOfCategory) }, (_, i) => ({
    ...{ store_id: storeId, id: newId(), name: `분류 ${i + 1}`, display_sort: i + 1 },
  }));
  const collections = Array.from({ length: collectionCount }, (_, i) => ({
    ...{ store_id: storeId, id: newId(), name: `옵션 묶음 ${i + 1}`, display_sort: i + 1 },
    ...{ mandatory: i % 2 === 0, multiple: i % 2 === 1 },
  }));
  const choices = collections.flatMap(({ id }) =>
    Array.from({ length: choicesOfCollection }, (_, i) => ({
      ...{ store_id: storeId, id: newId(), collection_id: id, name: `옵션 ${i + 1}`, display_sort: i + 1 },
      price_difference_krw: i * 500,
    })),
  );
  const items = Array.from({ length: itemCount }, (_, i) => anItem(storeId, i, categories));
  const links = items.flatMap(({ id }, i) =>
    i % 2 === 0
      ? [0, 1].map((place) => ({
          ...{ store_id: storeId, item_id: id, display_sort: place },
          collection_id: collections[(i / 2 + place) % collectionCount]?.id,
        }))
      : [],
  );
  await insert(db, 'menu_categories', categories);
  await insert(db, 'option_collections', collections);
  await insert(db, 'option_choices', choices);
  await insert(db, 'menu_items', items);
  await insert(db, 'menu_item_option_collections', links);
  await sql`analyze menu_items, menu_item_option_collections`.execute(db);
  const counted = items.find(({ stock }) => stock !== undefined);
  return {
    itemIds: items.map(({ id }) => id),
    countedItem: { id: counted?.id ?? '', price: counted?.price_krw ?? 0 },
  };
}

function anItem(storeId: string, i: number, categories: readonly { id: string }[]) {
  return {
    ...{ store_id: storeId, id: newId(), category_id: categories[Math.floor(i / itemsOfCategory)]?.id },
    name: `${kinds[i % 8]} ${nouns[Math.floor(i / 8) % 8]} ${i + 1}`,
    ...(i % 3 === 0 ? { name_en: `Item number ${i + 1}` } : {}),
    ...(i % 5 === 0 ? { description: '아침마다 직접 볶은 원두로 내려 고소하고 끝맛이 깔끔해요.' } : {}),
    stock: i % 7 === 3 ? 10_000 : undefined,
    ...(i % 50 === 9 ? { sold_out_until: '9999-12-31T00:00:00Z' } : {}),
    barcode: i % 2 === 0 ? null : `88${String(i).padStart(11, '0')}`,
    ...{ price_krw: 1_000 + (i % 90) * 100, image_url: `/files/menu-image/${newId()}.webp` },
    ...{ display_sort: (i % itemsOfCategory) + 1 },
  };
}

async function insert(db: Db, table: string, rows: readonly Record<string, unknown>[]) {
  const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.id(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
