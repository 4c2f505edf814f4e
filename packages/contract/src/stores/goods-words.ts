import type { Language } from '../language.ts';
import said from './goods-words.json' with { type: 'json' };
import { type StoreType, sellsGoods } from './store-type.ts';

/** The particles that follow 메뉴, which ends in a vowel, and 상품, which does not, differ: each has a row of its own. */
const words = {
  ko: said.ko.words.map(asPattern),
  en: said.en.words.map(asPattern),
} as const satisfies Record<Language, unknown>;

/** Names of samples that are menus in every store. */
const kept: ReadonlySet<string> = new Set([...said.ko.kept, ...said.en.kept]);

/**
 * A text of ours as a store of goods says it (`sellsGoods`): 상품 for 메뉴, product for menu. For texts as they are
 * written, before anything is put in, so that names people gave stay as they are.
 */
export function inGoodsWords(text: string, language: Language): string {
  if (kept.has(text)) return text;
  return words[language].reduce((changed, { menu, goods }) => changed.replaceAll(menu, goods), text);
}

/** A text of ours as this store says it. */
export function inWordsOf(store: { category: StoreType | null }, text: string, language: Language): string {
  return sellsGoods(store) ? inGoodsWords(text, language) : text;
}

function asPattern([menu = '', goods = '']: string[]) {
  return { menu: new RegExp(menu, 'g'), goods };
}
