import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { OptionChoice, OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { indexMenu, type Menu } from './menu.ts';

/** A small cafe for tests; items, choices and collections are named by their ids. */
export function aMenu(change: { items?: Partial<CompactItem>[]; categories?: Category[] } = {}): Menu {
  return indexMenu({
    categories: change.categories ?? [aCategory('coffee'), aCategory('fruit', { taxable: false })],
    items: (change.items ?? [{}]).map((item) => anItem(item)),
    collections: [
      aCollection('heat', { mandatory: true }, [aChoice('hot', { byDefault: true }), aChoice('ice')]),
      aCollection('size', { mandatory: true }, [aChoice('small', { soldOut: true }), aChoice('large')]),
      aCollection('shot', { multiple: true }, [aChoice('extra', { priceDifference: 500 }), aChoice('decaf')]),
    ],
  });
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
    soldOut: false,
    barcode: null,
    placeEnabled: true,
    optionCollectionIds: ['shot', 'heat'],
    version: 1,
    ...item,
  };
}

function aChoice(id: string, choice: Partial<OptionChoice> = {}): OptionChoice {
  return { id, name: id, nameEn: null, priceDifference: 0, soldOut: false, byDefault: false, ...choice };
}

function aCollection(
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
