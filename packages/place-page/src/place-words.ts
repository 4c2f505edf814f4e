import { fallbackLanguage, type Language } from '@maru/contract/language.ts';
import { inGoodsWords } from '@maru/contract/stores/goods-words.ts';
import en from './place-page.en.json' with { type: 'json' };
import ko from './place-page.ko.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

const texts: Record<Language, Texts> = { ko, en };

/** Our texts on a store's page. `t` fills `{{name}}`. */
export type PlaceWords = {
  language: Language;
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
};

/**
 * The texts do not use i18next, because the page has no script and no plurals. A store of goods says product
 * in place of menu.
 */
export function placeWords({
  language,
  sellsGoods,
}: {
  language: Language;
  sellsGoods: boolean;
}): PlaceWords {
  return {
    language,
    t: (key, values = {}) => {
      const text = find(texts[language], key) ?? find(texts[fallbackLanguage], key) ?? key;
      const said = sellsGoods ? inGoodsWords(text, language) : text;
      return said.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}

function find(of: Texts, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), of);
  return typeof found === 'string' ? found : undefined;
}
