import { inGoodsWords } from '@maru/contract/stores/goods-words.ts';
import { isLanguage } from '@maru/web/language.ts';
import i18next from 'i18next';

type Bundle = { language: string; namespace: string; texts: object };

/** Every loaded text in its original wording. */
const asWritten = new Map<string, Bundle>();
let isGoods = false;

for (const [language, namespaces] of Object.entries(i18next.store.data))
  for (const namespace of Object.keys(namespaces)) keep(language, namespace);

i18next.store.on('added', (language, namespace) => {
  const bundle = keep(language, namespace);
  if (isGoods) put(bundle);
});

/** Sets whether all texts say 상품 for 메뉴, also those loaded later. The screen changes at once. */
export function setGoodsWording(wish: boolean): void {
  if (wish === isGoods) return;
  isGoods = wish;
  for (const bundle of asWritten.values()) put(bundle);
  i18next.emit('languageChanged', i18next.language);
}

function keep(language: string, namespace: string): Bundle {
  const bundle = { language, namespace, texts: i18next.getResourceBundle(language, namespace) as object };
  asWritten.set(`${language} ${namespace}`, bundle);
  return bundle;
}

/** Adds texts silently. Otherwise the listener of `added` would keep them as the original wording. */
function put({ language, namespace, texts }: Bundle) {
  const said =
    isGoods && isLanguage(language) ? mapTexts(texts, (text) => inGoodsWords(text, language)) : texts;
  i18next.addResourceBundle(language, namespace, said, false, true, { silent: true });
}

function mapTexts(texts: unknown, say: (text: string) => string): unknown {
  if (typeof texts === 'string') return say(texts);
  if (Array.isArray(texts)) return texts.map((text) => mapTexts(text, say));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mapTexts(text, say)]));
}
