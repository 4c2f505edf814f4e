import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionChoice, OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { indexMenu, type Menu } from './menu.ts';

type MenuParts = {
  items?: Partial<CompactItem>[];
  categories?: Category[];
  collections?: OptionCollection[];
};

const noon = new Date('2026-11-20T03:00:00Z');

/** A small cafe for tests. Items, choices and collections are named by their ids. */
export function aMenu(change: MenuParts = {}, now = noon): Menu {
  return indexMenu(partsOf(change), now);
}

export function partsOf({ items, categories, collections }: MenuParts) {
  return {
    categories: categories ?? [aCategory('coffee'), aCategory('fruit', { taxable: false })],
    items: (items ?? [{}]).map((item) => anItem(item)),
    collections: collections ?? [
      aCollection('heat', { mandatory: true }, [aChoice('hot', { byDefault: true }), aChoice('ice')]),
      aCollection('size', { mandatory: true }, [
        aChoice('small', { soldOutUntil: untilChanged }),
        aChoice('large'),
      ]),
      aCollection('shot', { multiple: true }, [aChoice('extra', { priceDifference: 500 }), aChoice('decaf')]),
    ],
  };
}

export function aCategory(id: string, category: Partial<Category> = {}): Category {
  return {
    id,
    name: id,
    nameEn: null,
    enabled: true,
    rewardable: true,
    taxable: true,
    version: 1,
    ...category,
  };
}

function anItem(item: Partial<CompactItem>): CompactItem {
  return {
    id: 'latte',
    categoryId: 'coffee',
    name: '라떼',
    nameEn: 'Latte',
    price: 5_000,
    description: null,
    imageUrl: null,
    stock: null,
    soldOutUntil: null,
    barcode: null,
    placeEnabled: true,
    marketPrice: false,
    optionCollectionIds: ['shot', 'heat'],
    version: 1,
    sort: 1,
    ...item,
  };
}

export function aChoice(id: string, choice: Partial<OptionChoice> = {}): OptionChoice {
  return { id, name: id, nameEn: null, priceDifference: 0, soldOutUntil: null, byDefault: false, ...choice };
}

export function aCollection(
  id: string,
  collection: Partial<OptionCollection>,
  choices: OptionChoice[],
): OptionCollection {
  return {
    id,
    name: id,
    nameEn: null,
    mandatory: false,
    multiple: false,
    choices,
    version: 1,
    ...collection,
  };
}
