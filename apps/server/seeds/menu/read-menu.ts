import { readFileSync } from 'node:fs';

/** Types of the JSON files that describe the demo menu; slugs link items, options and pictures. */
export type MenuChoice = {
  slug: string;
  name: string;
  nameEn: string;
  priceDifference: number;
  byDefault?: boolean;
  soldOut?: boolean;
};

export type MenuCollection = {
  slug: string;
  name: string;
  nameEn: string;
  mandatory: boolean;
  multiple: boolean;
  choices: MenuChoice[];
};

export type MenuItem = {
  slug: string;
  name: string;
  nameEn: string;
  price: number;
  description?: string;
  /** Slugs of option collections, in display order. */
  options?: string[];
  stock?: number;
  soldOut?: boolean;
  barcode?: string;
  placeEnabled?: boolean;
};

export type MenuCategory = {
  slug: string;
  name: string;
  nameEn: string;
  taxable: boolean;
  rewardable: boolean;
  items: MenuItem[];
};

/** Files in display order. */
const categoryFiles = ['coffee', 'non-coffee', 'ade', 'tea', 'dessert', 'brunch', 'fruit', 'goods'];
const optionFiles = ['drink-options', 'food-options'];

export function readMenu(): { categories: MenuCategory[]; collections: MenuCollection[] } {
  return {
    categories: categoryFiles.map((name) => readJson<MenuCategory>(name)),
    collections: optionFiles.flatMap((name) => readJson<MenuCollection[]>(name)),
  };
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as T;
}
