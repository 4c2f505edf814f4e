import type { Language } from '@maru/contract/language.ts';
import en from './product-name.en.json' with { type: 'json' };
import ko from './product-name.ko.json' with { type: 'json' };

/** The product's name in mails and messages. */
export const productName: Readonly<Record<Language, string>> = { ko: ko.product, en: en.product };
