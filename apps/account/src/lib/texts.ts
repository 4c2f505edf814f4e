import type { Language } from '@maru/contract/language.ts';
import { addTextFormats } from '@maru/web/text-formats.ts';
import type { i18n, ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Text files of the app: one per feature and language. `errors` belongs to the contract. */
export type Namespace =
  | 'app'
  | 'errors'
  | 'terms'
  | 'messaging'
  | 'verification'
  | 'sign-in'
  | 'sign-up'
  | 'recovery'
  | 'store-access'
  | 'app-lock'
  | 'payments';
export type Texts = Partial<Record<Namespace, ResourceLanguage>>;

type TextsOfPage = { language: Language; texts: Texts; own: Namespace };

/** Initialised synchronously with the texts in the page, so that server and browser render the same. */
export function startTexts(instance: i18n, { language, texts, own }: TextsOfPage): i18n {
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: own,
    fallbackNS: 'app',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  addTextFormats(instance);
  return instance;
}
