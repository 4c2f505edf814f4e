import type { Language } from '../language.ts';
import said from './goods-words.json' with { type: 'json' };
import { type StoreType, sellsGoods } from './store-type.ts';

/** 메뉴 ends in a vowel and 상품 does not, so different particles follow them. Each form has a row of its own. */
const words = {
  ko: said.ko.words.map(asPattern),
  en: said.en.words.map(asPattern),
} as const satisfies Record<Language, unknown>;

/** Names of sample menus, which keep the word menu in every store. */
const kept: ReadonlySet<string> = new Set([...said.ko.kept, ...said.en.kept]);

/**
 * One of our texts as a store of goods says it (`sellsGoods`): 상품 for 메뉴, product for menu. Apply it before
 * values are inserted, so that names people gave stay unchanged.
 */
export function inGoodsWords(text: string, language: Language): string {
  if (kept.has(text)) return text;
  return words[language].reduce((changed, { menu, goods }) => changed.replaceAll(menu, goods), text);
}

/** One of our texts in the words of this store. */
export function inWordsOf(store: { category: StoreType | null }, text: string, language: Language): string {
  return sellsGoods(store) ? inGoodsWords(text, language) : text;
}

function asPattern([menu = '', goods = '']: string[]) {
  return { menu: new RegExp(menu, 'g'), goods };
}
