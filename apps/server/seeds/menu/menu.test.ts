import { expect, test } from 'vitest';
import { readMenu } from './read-menu.ts';

const { categories, collections } = readMenu();
const items = categories.flatMap((category) => category.items);
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test('the demo menu has 60 items in 8 categories, one of them tax-free and one without points', () => {
  expect(categories).toHaveLength(8);
  expect(items).toHaveLength(60);
  expect(slugs(categories.filter(({ taxable }) => !taxable))).toEqual(['fruit']);
  expect(slugs(categories.filter(({ rewardable }) => !rewardable))).toEqual(['goods']);
});

test('no slug is used twice and every item names collections that exist', () => {
  expect(new Set(slugs(items)).size).toBe(items.length);
  const known = new Set(slugs(collections));
  expect(known.size).toBe(collections.length);
  expect(items.flatMap(({ options = [] }) => options).filter((option) => !known.has(option))).toEqual([]);

  const used = new Set(items.flatMap(({ options = [] }) => options));
  expect(slugs(collections).filter((slug) => !used.has(slug))).toEqual([]);
});

test('barcodes are valid EAN-13 of the range for internal use, and unique', () => {
  const barcodes = items.flatMap(({ barcode }) => barcode ?? []);
  expect(barcodes.length).toBeGreaterThan(8);
  expect(new Set(barcodes).size).toBe(barcodes.length);
  for (const barcode of barcodes) {
    expect(barcode).toMatch(/^2\d{12}$/);
    const sum = [...barcode].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
    expect(sum % 10, barcode).toBe(0);
  }
});

test('a collection for a single choice has at most one default, and no choice lowers a price by 2,500 won or more', () => {
  for (const { multiple, choices } of collections) {
    if (!multiple) expect(choices.filter(({ byDefault }) => byDefault).length).toBeLessThan(2);
    expect(Math.min(...choices.map(({ priceDifference }) => priceDifference))).toBeGreaterThan(-2_500);
  }
});
