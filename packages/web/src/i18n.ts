import { fallbackLanguage, type Language } from '@maru/contract/language.ts';
import i18next, { type BackendModule, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, isLanguage, speak } from './language.ts';
import { NetworkError } from './network-error.ts';
import { sayWaits } from './say-waits.ts';

export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

type I18nStart = {
  languages: readonly Language[];
  /** Fetches the texts of one namespace; a rejection is tried again. */
  load: LoadTexts;
  /** Loaded at once; the others follow with their screen (`loadTexts`). */
  namespaces: readonly string[];
};

/** spec.md section 9: five more times, waiting 350 ms and double that each time. */
const retries = { maxRetries: 5, retryTimeout: 350 };

/** i18next tries again what a backend refuses with `true` beside the error. */
function backend(load: LoadTexts): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    read(language: string, namespace: string, done: ReadCallback) {
      if (!isLanguage(language)) return done(new Error(`No texts in ${language}`), false);
      load(language, namespace).then(
        (texts) => done(null, texts),
        (error) => done(error, true),
      );
    },
  };
}

/**
 * Starts the texts of an app in the language of this device. Resolves when `namespaces` are there, throws NetworkError
 * when they did not come.
 */
export async function startI18n({ languages, load, namespaces }: I18nStart): Promise<void> {
  await i18next
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: currentLanguage(),
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      ns: [...namespaces],
      defaultNS: namespaces[0] ?? 'errors',
      interpolation: { escapeValue: false },
      ...retries,
    });
  sayWaits(i18next);
  refuseMissing(namespaces);
  document.documentElement.lang = i18next.language;
}

/** For route loaders: the texts of a screen are there before it shows. Throws NetworkError when they did not come. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  const failed = namespaces.filter((namespace) => isKnown(namespace) && isMissing(namespace));
  await i18next.loadNamespaces(namespaces);
  // i18next does not ask again by itself for what has failed once.
  if (failed.length > 0) await i18next.reloadResources([...i18next.languages], failed);
  refuseMissing(namespaces);
}

/** No screen may show the names of its texts instead of the texts. */
function refuseMissing(namespaces: readonly string[]) {
  if (namespaces.some(isMissing)) throw new NetworkError('network');
}

function isKnown(namespace: string): boolean {
  return i18next.options.ns?.includes(namespace) ?? false;
}

function isMissing(namespace: string): boolean {
  return !i18next.languages.some((language) => i18next.hasResourceBundle(language, namespace));
}

/** Switches the page; `keep` remembers it on this device. */
export async function changeLanguage(language: Language, { keep }: { keep: boolean }): Promise<void> {
  speak(language, { keep });
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
