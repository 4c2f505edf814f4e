import { itemRowsOf, type MenuToExport, optionRowsOf } from '@maru/contract/menu/export-rows.ts';
import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { longest, mostPrice, mostStock } from '@maru/contract/menu/menu-fields.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planImport } from './plan-import.ts';

const words = { yes: '예', no: '아니요', taxed: '과세', taxFree: '면세' };

const nasty = [
  '=1+1',
  '@a',
  '|',
  ' | ',
  '"',
  '""',
  ',',
  '\n',
  '\r\n',
  '\t',
  "'",
  '007',
  'É',
  'é',
  '👨‍👩‍👧‍👦',
  '예',
  '가',
  'İ',
  'ß',
];
const piece = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 8 }));
const text = (most: number) =>
  fc
    .array(piece, { maxLength: 6 })
    .map((pieces) => pieces.join('').normalize('NFC').replaceAll('\0', '').trim())
    .filter((value) => value.isWellFormed() && value.length <= most);
const name = (most: number) => text(most).filter((value) => value !== '');
const orNull = (value: fc.Arbitrary<string>) => value.map((each) => each || null);

/** Names are unique regardless of letter case, as in the database. */
const distinct = <T extends { name: string }>(things: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(things, { maxLength, minLength: 1, selector: (thing) => thing.name.toLowerCase() });

const choice = fc.record({
  id: fc.uuid(),
  name: name(longest.choice),
  nameEn: orNull(text(longest.choice)),
  priceDifference: fc.integer({ min: -mostPrice, max: mostPrice }),
  soldOutUntil: fc.constant(null),
  byDefault: fc.boolean(),
});
const collection: fc.Arbitrary<OptionCollection> = fc.record({
  id: fc.uuid(),
  name: name(longest.collection),
  nameEn: orNull(text(longest.collection)),
  mandatory: fc.boolean(),
  multiple: fc.constant(true),
  choices: distinct(choice, 4),
  version: fc.constant(1),
});
const category = fc.record({
  id: fc.uuid(),
  name: name(longest.category),
  nameEn: fc.constant(null),
  enabled: fc.boolean(),
  rewardable: fc.boolean(),
  taxable: fc.boolean(),
  version: fc.constant(1),
});
const barcode = fc.oneof(
  fc.constantFrom('0012345', '8801234567893', '1E+05', '8.80123E+12', '=1', 'a|b'),
  fc.stringMatching(/^[!-~]{1,20}$/),
);

const menu = fc
  .record({ categories: distinct(category, 4), collections: distinct(collection, 5) })
  .chain(({ categories, collections }) => {
    const item: fc.Arbitrary<StoreItem> = fc.record({
      id: fc.uuid(),
      categoryId: fc.constantFrom(...categories.map(({ id }) => id)),
      name: name(longest.item),
      nameEn: orNull(text(longest.item)),
      price: fc.integer({ min: 1, max: mostPrice }),
      description: orNull(text(longest.description)),
      imageUrl: fc.constant(null),
      stock: fc.option(fc.integer({ min: 0, max: mostStock })),
      soldOutUntil: fc.constantFrom(null, '2026-11-21T04:00:00.000Z', untilChanged),
      barcode: fc.constant(null),
      placeEnabled: fc.boolean(),
      marketPrice: fc.boolean(),
      optionCollectionIds: fc.subarray(collections.map(({ id }) => id)),
      version: fc.constant(1),
    });
    const barcodes = fc.uniqueArray(barcode, { maxLength: 12 });
    return fc
      .tuple(fc.uniqueArray(item, { maxLength: 12, selector: ({ id }) => id }), barcodes)
      .map(([items, codes]) => ({
        categories,
        collections,
        items: items.map((each, i) => ({ ...each, barcode: codes[i] ?? null, sort: i })),
      }));
  });

/** Numbered like spreadsheet rows, which start below the header. */
const numbered = <T>(rows: readonly T[]) => rows.map((cells, i) => ({ row: i + 2, ...cells }));
const fileOf = (exported: MenuToExport) => ({
  items: numbered(itemRowsOf(exported, words)),
  options: numbered(optionRowsOf(exported, words)),
});

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(menu, (today) => {
      const plan = planImport({ version: 1, ...today }, { ...fileOf(today), stock: 'SET', splits: [] });
      expect(plan).toMatchObject({
        problems: [],
        rows: [],
        counts: { new: 0, changed: 0, same: today.items.length, bad: 0 },
        newCategories: [],
        newCollections: [],
        untouchedItems: 0,
      });
    }),
    { numRuns: 500 },
  );
});

test('importing an export into an empty store creates the same options', () => {
  fc.assert(
    fc.property(menu, (exported) => {
      const empty = { version: 1, categories: [], collections: [], items: [] };
      const { madeCollections, problems } = planImport(empty, {
        ...fileOf(exported),
        items: [],
        stock: 'SET',
        splits: [],
      });
      const plain = (collections: readonly Omit<OptionCollection, 'version'>[]) =>
        collections.map(({ id: _, choices, ...rest }) => ({
          ...rest,
          version: undefined,
          choices: choices.map(({ id: __, soldOutUntil: ___, ...each }) => each),
        }));
      expect(problems).toEqual([]);
      expect(madeCollections.map((made) => ({ ...made, version: undefined }))).toMatchObject(
        plain(exported.collections),
      );
    }),
    { numRuns: 200 },
  );
});
