import type { Language } from '@maru/contract/language.ts';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Text files of the app: one per feature, ko and en. */
export type Namespace = 'app' | 'sign-in';
export type Texts = Partial<Record<Namespace, ResourceLanguage>>;

/** Ready at once: the texts come with the page, so that server and browser render the same. */
export function startTexts(language: Language, texts: Texts, namespace: Namespace): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: namespace,
    fallbackNS: 'app',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
